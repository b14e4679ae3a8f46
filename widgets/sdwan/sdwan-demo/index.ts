export { SdwanDemo } from './sdwan-demo';
export { sdwanDemoContract } from './sdwan-demo.contract';
