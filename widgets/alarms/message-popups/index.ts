export { MessagePopups } from './message-popups';
export { messagePopupsContract } from './message-popups.contract';
