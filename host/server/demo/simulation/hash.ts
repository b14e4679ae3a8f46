import { hash, unit } from '../../kit/hash';

/** One of a list. */
export const pick = <T>(list: readonly T[], ...parts: readonly number[]): T =>
  list[Math.floor(unit(...parts) * list.length)]!;

/** A whole number from `low` to `high`, both included. */
export const between = (low: number, high: number, ...parts: readonly number[]): number =>
  low + Math.floor(unit(...parts) * (high - low + 1));

/** Index into weights, each as likely as it weighs. */
export function weighted(weights: readonly number[], at: number): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = at * total;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/** Shares a whole number out by weights; the shares add up to it exactly (largest remainders). */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0) || 1;
  const exact = weights.map((weight) => (total * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = total - shares.reduce((all, share) => all + share, 0);
  const byRemainder = exact.map((value, i) => [value - Math.floor(value), i] as const).sort((a, b) => b[0] - a[0]);
  for (const [, i] of byRemainder.slice(0, left)) shares[i]!++;
  return shares;
}

/** `digits` hexadecimal digits out of any numbers. */
export function hex(digits: number, ...parts: readonly number[]): string {
  let text = '';
  for (let i = 0; text.length < digits; i++)
    text += hash(...parts, i)
      .toString(16)
      .padStart(8, '0');
  return text.slice(0, digits);
}
