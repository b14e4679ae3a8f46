export { SdwanList } from './sdwan-list';
export { sdwanListContract } from './sdwan-list.contract';
