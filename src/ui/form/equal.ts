/** Same content, whatever the identity; empty and absent are the same to a form. */
export function sameValues(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || (isEmpty(a) && isEmpty(b))) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => sameValues((a as Values)[key], (b as Values)[key]));
}

type Values = Record<string, unknown>;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Files and dates are compared by identity. */
const isPlain = (value: object): boolean => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
