/** What is wrong with a command line, in words for who typed it. */
export class Wrong extends Error {}
