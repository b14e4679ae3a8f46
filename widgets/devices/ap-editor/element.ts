import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ApEditor } from './ap-editor';
import { apEditorContract } from './ap-editor.contract';

define(apEditorContract, ApEditor);

/** `<np-ap-editor>` */
export type ApEditorElement = ElementOf<typeof apEditorContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-ap-editor': ApEditorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-ap-editor': JsxOf<typeof apEditorContract>;
    }
  }
}
