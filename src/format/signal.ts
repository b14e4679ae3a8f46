import { formatText } from './format.text';

/**
 * A modem's signal code as text (specification, section 9): missing counts 99; 0 or below at most -113 dBm; 1 to 30 is
 * 2 × code - 113 dBm; 31 to 98 at least -51 dBm; 99 and above unknown.
 */
export function signal(code: number | null | undefined): string {
  const known = signalCode(code);
  if (known >= 99) return formatText.unknown;
  if (known <= 0) return '≤ -113 dBm';
  return known <= 30 ? `${2 * known - 113} dBm` : '≥ -51 dBm';
}

/** The same as a number for bars and sorting; nothing when unknown. */
export function signalDbm(code: number | null | undefined): number | undefined {
  const known = signalCode(code);
  return known >= 99 ? undefined : 2 * Math.min(Math.max(known, 0), 31) - 113;
}

const signalCode = (code: number | null | undefined): number =>
  Number.isFinite(code) ? Math.trunc(code as number) : 99;
