import { withThousands, nothing } from './number';

/** A number with its unit, apart, for places that set them in different sizes. */
export interface Measure {
  value: string;
  /** Empty where there is no number. */
  unit: string;
}

/**
 * Scales by 1024 into the largest unit that leaves 1 or more. The first unit is printed without decimals; a value that
 * rounds up to 1024 goes to the next unit. No finite number of 0 or more: a dash.
 */
export function scale(n: number | null | undefined, units: readonly string[], decimals: number): Measure {
  if (n === null || n === undefined || !Number.isFinite(n) || n < 0) return { value: nothing, unit: '' };
  let value = n;
  let step = 0;
  while (step < units.length - 1 && Number(value.toFixed(step ? decimals : 0)) >= 1024) {
    value /= 1024;
    step += 1;
  }
  const digits = step ? decimals : 0;
  return { value: withThousands(value.toFixed(digits)), unit: units[step] ?? '' };
}

/** A measure as one text: `1.5 GB`. */
export const join = ({ value, unit }: Measure): string => (unit ? `${value} ${unit}` : value);
