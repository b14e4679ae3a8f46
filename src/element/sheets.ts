import { densityCss, themeCss } from '../theme';
import { adoptSheet, constructable } from './styles';

/** Marks the one element that everything of a widget is drawn in. */
export const rootMark = 'data-np-root';

/**
 * `all` on `:host` loses against the page's own rules, so the host is only given a shape; what the page's CSS hands
 * down by inheritance is cut off one level below, where the page cannot reach.
 */
const css = (): string =>
  [
    themeCss(':host', ':host(:is(:state(dark),[data-np-dark]))'),
    densityCss((name) => `:host([density=${name}])`),
    ':host{display:block;min-width:0}',
    ':host([hidden]){display:none!important}',
    `[${rootMark}]{all:initial;color-scheme:inherit;display:block;height:100%;min-width:0;box-sizing:border-box}`,
  ].join('\n');

let sheet: CSSStyleSheet | undefined;

/** Gives a shadow root the variables of both themes and a clean start. */
export function adoptBase(root: ShadowRoot): void {
  if (constructable()) {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css());
    }
    adoptSheet(root, sheet);
    return;
  }
  const style = document.createElement('style');
  style.textContent = css();
  root.prepend(style);
}
