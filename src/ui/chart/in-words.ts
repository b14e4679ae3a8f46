import { nothing } from '../../format';

/** A value in words; a dash for one that is not known. */
export const inWords = (value: number | null | undefined, format: (value: number) => string): string =>
  value === null || value === undefined ? nothing : format(value);
