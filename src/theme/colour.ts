/** Red, green, blue from 0 to 255 of a `#rrggbb` colour. */
const parts = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = parts(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How far two colours stand apart, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** A colour between two: `share` of the first, the rest of the second. */
export const mix = (one: string, other: string, share: number): string =>
  `#${parts(one)
    .map((part, i) => Math.round(part * share + (parts(other)[i] ?? 0) * (1 - share)))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

/** How unlike two colours are, 0 for the same. */
export const distance = (one: string, other: string): number =>
  Math.hypot(...parts(one).map((part, i) => part - (parts(other)[i] ?? 0)));
