import { nothing } from './units';

/** A number with thousands separators: `12,345`; at most `decimals` behind the point, and at least `least`. */
export function number(n: number | null | undefined, decimals = 0, least = 0): string {
  if (!isNumber(n)) return nothing;
  // Most are small and whole, and a page that has no other needs no format, the first of which takes 10 ms.
  return least === 0 && Number.isInteger(n) && Math.abs(n) < 1000 ? String(n) : formatOf(decimals, least).format(n);
}

/** A share of 1 as per cent with one decimal unless told: `95.5%`. */
export const percent = (share: number | null | undefined, decimals = 1): string =>
  isNumber(share) ? `${(share * 100).toFixed(decimals)}%` : nothing;

const isNumber = (n: number | null | undefined): n is number => typeof n === 'number' && Number.isFinite(n);

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format is slow, and every cell with a number wants one. */
function formatOf(most: number, least: number): Intl.NumberFormat {
  const key = `${most} ${least}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: least, maximumFractionDigits: most });
    formats.set(key, format);
  }
  return format;
}
