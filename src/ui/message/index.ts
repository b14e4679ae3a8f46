export { Message, MessageSlot, type MessageProps } from './message';
