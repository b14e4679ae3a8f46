/** The rules of axe that can find something in one theme and not in the other: a theme changes colours only. */
export const ofColours = ['color-contrast', 'link-in-text-block'];
