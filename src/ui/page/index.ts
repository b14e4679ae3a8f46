export { Actions, PageActions, PageSlotContext } from './page';
export { ObjectTitle, PageTitleContext, TitleLine, usePageName, type PageTitle } from './object-title';
