/** An address as a log may show it: without the name and password that may stand in it. */
export const shownAddress = (address: string): string => address.replace(/\/\/[^/@]+@/, '//•••@');
