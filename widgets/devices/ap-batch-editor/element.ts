import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ApBatchEditor } from './ap-batch-editor';
import { apBatchEditorContract } from './ap-batch-editor.contract';

define(apBatchEditorContract, ApBatchEditor);

/** `<np-ap-batch-editor>` */
export type ApBatchEditorElement = ElementOf<typeof apBatchEditorContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-ap-batch-editor': ApBatchEditorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-ap-batch-editor': JsxOf<typeof apBatchEditorContract>;
    }
  }
}
