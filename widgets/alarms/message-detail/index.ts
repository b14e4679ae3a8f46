export { MessageDetail } from './message-detail';
export { messageDetailContract } from './message-detail.contract';
