import type { TokenName } from './tokens';

/**
 * A design variable for use in styles. A page around us may set `--np-<name>` anywhere above and wins in both themes;
 * otherwise the theme's own value (`--_np-<name>`, set by the theme's sheet) holds.
 */
export const token = (name: TokenName): string => `var(--np-${name}, var(--_np-${name}))`;
