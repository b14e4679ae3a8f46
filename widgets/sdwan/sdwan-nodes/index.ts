export { SdwanNodes } from './sdwan-nodes';
export { sdwanNodesContract } from './sdwan-nodes.contract';
