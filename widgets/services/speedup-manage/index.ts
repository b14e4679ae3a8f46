export { SpeedupManage } from './speedup-manage';
export { speedupManageContract } from './speedup-manage.contract';
