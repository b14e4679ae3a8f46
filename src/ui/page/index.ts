export { Actions, PageActions, PageSlotContext } from './page';
export { ObjectTitle, PageTitleContext, TitleLine, usePageName } from './object-title';
