import { token } from './token';

/**
 * What our components expect around them: box sizing, type, bare lists and headings, a visible focus.
 * @param scope selector of the element they are drawn in (`body` in the console)
 */
export function baseCss(scope: string): string {
  const within = (selectors: string, body: string) => `:where(${scope}) :where(${selectors}){${body}}`;
  return [
    `${scope}{font:400 13px/20px ${token('font-sans')};color:${token('text-2')};font-variant-numeric:tabular-nums;` +
      'text-align:start;line-break:strict;text-rendering:optimizeLegibility;-webkit-font-smoothing:antialiased;' +
      '-webkit-text-size-adjust:100%}',
    `${scope},:where(${scope}) *,:where(${scope}) ::before,:where(${scope}) ::after{box-sizing:border-box}`,
    within('h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,fieldset,pre', 'margin:0;padding:0;border:0'),
    within('h1,h2,h3,h4,h5,h6,th', 'font-size:inherit;font-weight:inherit;text-align:inherit'),
    within('ul,ol', 'list-style:none'),
    within('a', `color:${token('accent-text')};text-decoration:none`),
    within('a:hover', 'text-decoration:underline;text-underline-offset:3px'),
    within('button,input,select,textarea', 'font:inherit;color:inherit;letter-spacing:inherit;margin:0'),
    within('b,strong', 'font-weight:500'),
    within('table', 'border-collapse:collapse;border-spacing:0'),
    within('img,svg,canvas', 'vertical-align:middle;max-width:100%'),
    within('code,kbd,pre', `font-family:${token('font-mono')};font-size:.96em`),
    within('[hidden]', 'display:none!important'),
    within(':focus-visible', `outline:none;box-shadow:${token('focus-ring')};border-radius:${token('radius-2')}`),
  ].join('\n');
}
