import { contrast } from '../../../src/theme/colour';
import type { ClientWords } from './words';
import { derive, type ThemeSettings } from '../../../src/theme/derive';

/** Names of the pairs, in the words of the page. */
type Pair = keyof ClientWords['builder']['pairs'];

/** A pair that has to be told apart. */
export interface Check {
  label: Pair;
  ratio: number;
  /** 4.5 for text, 3 for shapes. */
  least: number;
}

const pairs: readonly [label: Pair, one: string, other: string, least: number][] = [
  ['body', 'text-1', 'surface-base', 4.5],
  ['second', 'text-2', 'surface-base', 4.5],
  ['third', 'text-3', 'surface-canvas', 4.5],
  ['link', 'accent-text', 'surface-base', 4.5],
  ['chosenLink', 'accent-text', 'surface-selected', 4.5],
  ['button', 'text-on-accent', 'accent', 4.5],
  ['buttonGround', 'accent', 'surface-base', 3],
  ['offline', 'offline-text', 'offline-soft', 4.5],
  ['fatal', 'alarm-fatal-text', 'alarm-fatal-soft', 4.5],
  ['focus', 'focus', 'surface-base', 3],
];

/** What people have to read, and how well they can. */
export function checksOf(settings: ThemeSettings, black: boolean): Check[] {
  const of = derive(settings, black) as Record<string, string>;
  return pairs.flatMap(([label, one, other, least]) =>
    of[one] && of[other] ? [{ label, ratio: contrast(of[one], of[other]), least }] : [],
  );
}

/** The style sheet of a theme: what a partner copies who calls no script. */
export function cssOf(settings: ThemeSettings): string {
  const block = (selector: string, black: boolean) =>
    `${selector} {\n${Object.entries(derive(settings, black))
      .map(([name, value]) => `  --np-${name}: ${value};`)
      .join('\n')}\n}`;
  const auto = block(`  [data-np-theme='auto']`, true).replaceAll('\n', '\n  ');
  return `${block(':root', false)}\n\n${block(`[data-np-theme='BLACK']`, true)}\n\n@media (prefers-color-scheme: dark) {\n${auto}\n}\n`;
}
