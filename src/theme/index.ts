import { base, dark, light } from './tokens';

export { controlHeight } from './control';
export { token } from './token';
export { base, dark, light, type TokenName } from './tokens';

/** The two themes as the product names them; `auto` follows the reader's system. */
export type Theme = 'WHITE' | 'BLACK' | 'auto';

const declare = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) => `--_np-${name}:${value}`)
    .join(';');

/** Inner references of a value (`var(--_np-x)`) must see a partner's override as well. */
const open = (css: string): string => css.replace(/var\(--_np-([\w-]+)\)/g, 'var(--np-$1, var(--_np-$1))');

/** How far rows and controls stand apart, by the names a page gives it: pixels more or less than they have. */
const densities = { compact: '-4px', normal: '0px', relaxed: '4px' };

/** How close things stand together. */
export type Density = keyof typeof densities;

/**
 * The densities as a style sheet.
 * @param named selector of what carries a density's name
 */
export const densityCss = (named: (name: string) => string): string =>
  Object.entries(densities)
    .map(([name, value]) => `${named(name)}{--np-density:${value}}`)
    .join('');

const still = declare({ 'dur-instant': '0ms', 'dur-fast': '0ms', 'dur-base': '0ms', 'dur-slow': '0ms' });

/** Paper is white: what is dark on a screen is printed as it is by day. */
const onScreen = (css: string): string => `@media not print{${css}}`;

/**
 * The variables as a style sheet.
 * @param root selector that carries the light values (`:root` in the console, `:host` in an element)
 * @param black selector that carries the dark ones
 */
export const themeCss = (root: string, black: string): string =>
  open(
    [
      `${root}{color-scheme:light;${declare({ ...base, ...light })}}`,
      onScreen(`${black}{color-scheme:dark;${declare(dark)}}`),
      `@media (prefers-reduced-motion: reduce){${root}{${still}}}`,
    ].join('\n'),
  );

/** What follows other variables: anew in each container, which may have its own. */
const following = Object.fromEntries(Object.entries(base).filter(([, value]) => value.includes('var(')));

/**
 * The variables for a page: light everywhere; `data-np-theme` = `BLACK`, `WHITE` or `auto` on any container.
 * Declares nothing but variables, `color-scheme` and the place of a widget that a server rendered: any page can link it.
 */
export const pageThemeCss = (): string =>
  [
    themeCss(':root,[data-np-theme=WHITE]', '[data-np-theme=BLACK]'),
    open(`[data-np-theme]{${declare(following)}}`),
    densityCss((name) => `[data-np-density=${name}]`),
    open(`@media screen and (prefers-color-scheme: dark){[data-np-theme=auto]{color-scheme:dark;${declare(dark)}}}`),
    open(
      `[data-np-pending]{min-height:160px;border:1px solid var(--_np-border);border-radius:var(--_np-radius-3);background:var(--_np-surface-base)}`,
    ),
  ].join('\n');
