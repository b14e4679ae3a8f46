/** Pixels that a note of one line takes: its place while it is read. */
export const noteHeight = 36;
