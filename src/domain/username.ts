/** Names that people sign in with at a gateway: 3 to 32 letters, digits or `. _ @ -`. */
export const isUsername = (text: string): boolean => /^[\w.@-]{3,32}$/.test(text);
