import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { Shortcuts } from './shortcuts';
import { shortcutsContract } from './shortcuts.contract';

define(shortcutsContract, Shortcuts);

/** `<np-shortcuts>` */
export type ShortcutsElement = ElementOf<typeof shortcutsContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-shortcuts': ShortcutsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-shortcuts': JsxOf<typeof shortcutsContract>;
    }
  }
}
