import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PortalPreview } from './portal-preview';
import { portalPreviewContract } from './portal-preview.contract';

define(portalPreviewContract, PortalPreview);

/** `<np-portal-preview>` */
export type PortalPreviewElement = ElementOf<typeof portalPreviewContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-portal-preview': PortalPreviewElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-portal-preview': JsxOf<typeof portalPreviewContract>;
    }
  }
}
