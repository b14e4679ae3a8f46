export { Message } from './message';
export { MessageSlot } from './message-slot';
