import type { PasswordShape } from '../../../../src/domain/wifi-password';
import { passwordWords } from './easy-words';

// Without what is taken for something else: 0 O o, 1 I l i, and in capitals those that look like digits.
const digits = '23456789';
const lower = 'abcdefghjkmnpqrstuvwxyz';
const upper = 'ACDEFGHJKMNPQRTUVWXY';

/**
 * A new password. No character twice in a row, and no digit next to its neighbour (12, 98): those are mistyped, and guessed.
 * @param size characters, of `words` how many words
 * @param random a whole number from 0 up to its limit, which nobody can guess
 */
export function makePassword(shape: PasswordShape, size: number, random: (limit: number) => number): string {
  const pick = <T>(from: ArrayLike<T>): T => from[random(from.length)]!;
  if (shape === 'words') {
    const words = new Set<string>();
    while (words.size < size) words.add(pick(passwordWords));
    return [...words, spread(2, () => pick('0123456789'))].join('-');
  }
  if (shape === 'digits') return spread(size, () => pick('0123456789'));
  const alphabets = shape === 'lower' ? [lower, digits] : [lower, upper, digits];
  const all = alphabets.join('');
  for (;;) {
    const text = spread(size, () => pick(all));
    // Of every kind at least one: what a security check asks of a password.
    if (alphabets.every((alphabet) => [...text].some((letter) => alphabet.includes(letter)))) return text;
  }
}

function spread(size: number, pick: () => string): string {
  let text = '';
  while (text.length < size) {
    const next = pick();
    const last = text.at(-1);
    const neighbours = /\d\d/.test(`${last}${next}`) && Math.abs(Number(last) - Number(next)) === 1;
    if (next !== last && !neighbours) text += next;
  }
  return text;
}
