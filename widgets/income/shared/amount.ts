import { price } from '../../../src/format';

/** Fen as yuan with thousands and without a sign, for columns whose head names the unit: `1,386.42`. */
export const amount = (fen: number): string => price(fen).replace('¥', '');
