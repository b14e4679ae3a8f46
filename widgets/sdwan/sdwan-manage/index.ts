export { SdwanManage } from './sdwan-manage';
export { sdwanManageContract } from './sdwan-manage.contract';
