import { join, scale, type Measure } from './units';

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB', 'BB', 'NB'];

/** Bytes as B to NB in steps of 1024, one decimal unless told: `1.5 GB` (specification, section 9). */
export const bytes = (n: number | null | undefined, decimals = 1): string => join(bytesParts(n, decimals));

/** The same with number and unit apart. */
export const bytesParts = (n: number | null | undefined, decimals = 1): Measure => scale(n, units, decimals);
