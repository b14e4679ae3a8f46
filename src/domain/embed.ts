/** Hours that a replaced partner secret stays good when its owner asked for time to change over. */
export const graceHours = 24;
