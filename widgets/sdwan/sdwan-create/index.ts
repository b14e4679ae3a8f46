export { SdwanCreate } from './sdwan-create';
export { sdwanCreateContract } from './sdwan-create.contract';
