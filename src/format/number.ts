/** What stands where there is no number. */
export const nothing = '—';

/**
 * A number with thousands separators: `12,345`; at most `decimals` behind the point, and at least `least`. As the browser's
 * own formats of Chinese and English write it, the first of which costs a page 10 ms.
 */
export function number(n: number | null | undefined, decimals = 0, least = 0): string {
  if (!isNumber(n)) return nothing;
  // What is written is rounded: 1.005 to 1.01, though the number that stands for it is a little less.
  const [digits, power = 0] = String(Math.abs(n)).split('e');
  const size = Math.round(Number(`${digits}e${Number(power) + decimals}`)) / 10 ** decimals;
  let text = size.toFixed(decimals);
  for (let more = decimals - least; more > 0 && text.endsWith('0'); more--) text = text.slice(0, -1);
  return (n < 0 && size > 0 ? '-' : '') + withThousands(text.endsWith('.') ? text.slice(0, -1) : text);
}

/** A share of 1 as per cent with one decimal unless told: `95.5%`. */
export const percent = (share: number | null | undefined, decimals = 1): string =>
  isNumber(share) ? `${(share * 100).toFixed(decimals)}%` : nothing;

/** Digits before a point in groups of three, as a Chinese or English reader has them. */
export function withThousands(text: string): string {
  const [whole = '', ...rest] = text.split('.');
  let grouped = whole;
  for (let at = whole.length - 3; at > 0; at -= 3) grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`;
  return [grouped, ...rest].join('.');
}

const isNumber = (n: number | null | undefined): n is number => typeof n === 'number' && Number.isFinite(n);
