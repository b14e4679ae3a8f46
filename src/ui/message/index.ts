export { Message, type MessageProps } from './message';
export { MessageSlot } from './message-slot';
