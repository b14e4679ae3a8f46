import { densityCss, themeCss } from '../theme';
import { appliedSheet, constructable } from '../theme/applied';
import { adoptSheet } from './styles';

/** Marks the one element that everything of a widget is drawn in. */
export const rootMark = 'data-np-root';

const darkHost = ':host(:is(:state(dark),[data-np-dark]))';

/**
 * `all` on `:host` loses against the page's own rules, so the host is only given a shape; what the page's CSS hands
 * down by inheritance is cut off one level below, where the page cannot reach: `direction` too, which `all` leaves alone.
 * What is a size container has no width of its own: an empty line keeps one for places that ask their content (floats,
 * rows, automatic tracks), and gives way where there is less. Dark text stands on a dark ground, whatever the page's is.
 * @param dark selector of an element that is drawn dark
 */
export const baseCss = (dark = darkHost): string =>
  [
    themeCss(':host', dark),
    densityCss((name) => `:host([density=${name}])`),
    ':host{display:block;min-width:0}',
    ':host([hidden]){display:none!important}',
    `[${rootMark}]{all:initial;color-scheme:inherit;direction:ltr;box-sizing:border-box;height:100%;display:block;min-width:0}`,
    `[${rootMark}]::before{display:block;max-width:100%;width:320px;content:''}`,
    `${dark} [${rootMark}]{background:var(--_np-surface-canvas)}`,
  ].join('\n');

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow root the variables of both themes and a clean start. */
export function adoptBase(root: ShadowRoot, adopt = adoptSheet): void {
  if (constructable()) {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(baseCss());
    }
    adopt(root, sheet);
    adopt(root, appliedSheet!);
    return;
  }
  const style = document.createElement('style');
  style.textContent = baseCss();
  root.prepend(style);
}
