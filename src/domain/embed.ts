/** Hours that a token for trying things out on one's own machine lives. */
export const testTokenHours = 8;

/** Hours that a replaced partner secret stays good when its owner asked for time to change over. */
export const graceHours = 24;
