import { base, dark, light, type TokenName } from './tokens';

export { base, dark, light, type TokenName } from './tokens';

/** The two themes as the product names them; `auto` follows the reader's system. */
export type Theme = 'WHITE' | 'BLACK' | 'auto';

/**
 * A design variable for use in styles. A page around us may set `--np-<name>` anywhere above and wins in both themes;
 * otherwise the theme's own value (`--_np-<name>`, set by the sheet below) holds.
 */
export const token = (name: TokenName): string => `var(--np-${name}, var(--_np-${name}))`;

const declare = (values: Record<string, string | undefined>): string =>
  Object.entries(values)
    .map(([name, value]) => `--_np-${name}:${value}`)
    .join(';');

/** Inner references of a value (`var(--_np-x)`) must see a partner's override as well. */
const open = (css: string): string => css.replace(/var\(--_np-([\w-]+)\)/g, 'var(--np-$1, var(--_np-$1))');

const still = declare({ 'dur-instant': '0ms', 'dur-fast': '0ms', 'dur-base': '0ms', 'dur-slow': '0ms' });

/**
 * The variables as a style sheet.
 * @param root selector that carries the light values (`:root` in the console, `:host` in an element)
 * @param black selector that carries the dark ones
 */
export const themeCss = (root: string, black: string): string =>
  open(
    [
      `${root}{color-scheme:light;${declare({ ...base, ...light })}}`,
      `${black}{color-scheme:dark;${declare(dark)}}`,
      `@media (prefers-reduced-motion: reduce){${root}{${still}}}`,
    ].join('\n'),
  );
