export { MessageList } from './message-list';
export { messageListContract, type MessageOpen } from './message-list.contract';
