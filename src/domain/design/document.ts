/** Designs that an account may have. */
export const mostDesigns = 200;
/** Floors of a design, access points and walls of a floor. */
export const mostFloors = 20;
export const mostAps = 60;
export const mostWalls = 500;
/** Longest name. */
export const longestDesignName = 40;
/** dBm that is to be reached unless told. */
export const usualTarget = -65;
