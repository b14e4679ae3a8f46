export { SdwanMap } from './sdwan-map';
export { sdwanMapContract } from './sdwan-map.contract';
