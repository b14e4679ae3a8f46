import { join, scale, type Measure } from './units';

const bits = ['b', 'Kb', 'Mb', 'Gb', 'Tb', 'Pb', 'Eb', 'Zb', 'Yb', 'Bb', 'Nb'];
const perSecond = ['bps', 'Kbps', 'Mbps', 'Gbps'];

/** Bits as b, Kb, Mb… in steps of 1024, one decimal unless told (specification, section 9: "bit rates"). */
export const bitRate = (n: number | null | undefined, decimals = 1): string => join(scale(n, bits, decimals));

/** Bits per second as bps, Kbps, Mbps, Gbps in steps of 1024 (specification, section 9: "rate units"). */
export const rate = (bitsPerSecond: number | null | undefined, decimals = 1): string =>
  join(rateParts(bitsPerSecond, decimals));

/** The same with number and unit apart. */
export const rateParts = (bitsPerSecond: number | null | undefined, decimals = 1): Measure =>
  scale(bitsPerSecond, perSecond, decimals);
