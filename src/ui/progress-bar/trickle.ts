/** Milliseconds between steps of the loading line (specification, section 9). */
export const trickleMs = 100;

/** Share of the whole that a step adds (specification, section 9). */
const step = 0.05;

/** The last part is only filled when it is done. */
const most = 0.95;

/** Where the loading line stands after another step; between 0 and 1. */
export const nextProgress = (done: number): number => Math.min(most, done + step);
