/** Longest name of a device, in characters; the server holds it too. */
export const longestRemark = 64;
