import { derive, isNight, type ThemeSettings } from './derive';

const declare = (settings: ThemeSettings, black: boolean): string =>
  Object.entries(derive(settings, black))
    .map(([name, value]) => `--_np-${name}:${value}`)
    .join(';');

/** Where light and dark values hold: in elements, and in a page that shows the components of React. */
const bright = ':host,:root,[data-np-theme=WHITE]';
const nightElement = ':host(:is(:state(dark),[data-np-dark]))';
const night = `${nightElement},[data-np-theme=BLACK]`;

/** A theme as the style sheet that elements and the page adopt: beneath what the page itself sets. */
export const derivedCss = (settings: ThemeSettings): string => {
  const scheme = (dark: boolean) => `{color-scheme:${isNight(settings, dark) ? 'dark' : 'light'}}`;
  const black = declare(settings, true);
  return [
    `${bright}{${declare(settings, false)}}`,
    `:host${scheme(false)}`,
    // Paper is white.
    `@media not print{${night}{${black}}${nightElement}${scheme(true)}}`,
    `@media screen and (prefers-color-scheme:dark){[data-np-theme=auto]{${black}}}`,
  ].join('\n');
};
