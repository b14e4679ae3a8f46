/** A well-mixed 32-bit number out of any numbers: the same inputs give the same output everywhere, in any order of asking. */
export function hash(...parts: readonly number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) {
    h = mix(h ^ (part | 0));
    h = mix(h ^ Math.floor(part / 0x100000000));
  }
  return h >>> 0;
}

/** A number from 0 (included) to 1 (excluded) out of any numbers. */
export const unit = (...parts: readonly number[]): number => hash(...parts) / 0x100000000;

function mix(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
