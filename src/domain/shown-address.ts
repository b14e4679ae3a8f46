/** An address as logs, lists and those who only read may show it: without the name and password that may stand in it. */
export const shownAddress = (address: string): string => address.replace(/\/\/[^/@]+@/, '//•••@');
