/** Number of a ticket or an after-sales order as people say it: without what tells kinds of ids apart. */
export const caseNumber = (id: string): string => id.replace(/^[a-z]+_/, '');
