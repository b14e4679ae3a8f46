export { MessageActivation } from './message-activation';
export { messageActivationContract } from './message-activation.contract';
