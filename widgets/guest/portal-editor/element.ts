import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PortalEditor } from './portal-editor';
import { portalEditorContract } from './portal-editor.contract';

define(portalEditorContract, PortalEditor);

/** `<np-portal-editor>` */
export type PortalEditorElement = ElementOf<typeof portalEditorContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-portal-editor': PortalEditorElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-portal-editor': JsxOf<typeof portalEditorContract>;
    }
  }
}
