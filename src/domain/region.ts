/** Provinces by their number (GB/T 2260). */
export const regions = [
  '11', '12', '13', '14', '15', '21', '22', '23', '31', '32', '33', '34', '35', '36', '37', '41', '42', '43', '44', '45',
  '46', '50', '51', '52', '53', '54', '61', '62', '63', '64', '65', '71', '81', '82',
] as const; // prettier-ignore
export type Region = (typeof regions)[number];

/** A place that is in none of them. */
export const abroad = '00';

/** Where something may stand. */
export const placeCodes = [...regions, abroad] as const;
export type PlaceCode = (typeof placeCodes)[number];

/** Longest name of a city, in characters. */
export const longestCity = 20;
