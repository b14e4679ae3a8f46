import { type ReactNode } from 'react';
import { StyleSheetManager, __PRIVATE__ } from 'styled-components';
import { constructable } from '../theme/applied';
import { typeScale } from '../theme/scale';
import { writing } from './written-sheet';

/** A root that styles can be adopted by. */
export type StyleRoot = Document | ShadowRoot;

/**
 * styled-components wants a `<style>` element, which a page with `style-src 'self'` forbids. It gets one that is never
 * attached and whose `sheet` writes into constructable style sheets; every root of ours adopts those.
 */
const sheets = constructable() ? ([new CSSStyleSheet(), new CSSStyleSheet()] as const) : undefined;
const shared = sheets && new __PRIVATE__.StyleSheet({ target: detached(writing(...sheets)), useCSSOMInjection: true });

/** Makes the styles of every component hold in `root`. Only class rules: nothing else of the root is touched. */
export function adoptStyles(root: StyleRoot, adopt = adoptSheet): void {
  sheets?.forEach((sheet) => adopt(root, sheet));
}

/** Adds a sheet to a root once. */
export function adoptSheet(root: StyleRoot, added: CSSStyleSheet): void {
  if (!root.adoptedStyleSheets.includes(added)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, added];
}

/** Where the components below put their styles. `root`: the shadow root or document they are drawn in. */
export function Styles({ root, children }: { root?: StyleRoot; children: ReactNode }) {
  const where = shared ? { sheet: shared } : root && 'host' in root ? { target: root } : {};
  return (
    <StyleSheetManager {...where} shouldForwardProp={forwardAll} stylisPlugins={plugins}>
      {children}
    </StyleSheetManager>
  );
}

/** Props for styles alone start with `$` and never arrive; all others are meant (`part` is one that the package doubts). */
const forwardAll = () => true;

/** One list for all: with another one, every class is another one too. */
const plugins = [typeScale as never];

function detached(value: object): HTMLElement {
  const target = {
    querySelectorAll: () => [],
    insertBefore: (style: HTMLStyleElement) => Object.defineProperty(style, 'sheet', { value }),
  };
  return target as unknown as HTMLElement;
}
