export { Actions, PageActions, PageSlotContext } from './page';
