import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { PortalTemplates } from './portal-templates';
import { portalTemplatesContract } from './portal-templates.contract';

define(portalTemplatesContract, PortalTemplates);

/** `<np-portal-templates>` */
export type PortalTemplatesElement = ElementOf<typeof portalTemplatesContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-portal-templates': PortalTemplatesElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-portal-templates': JsxOf<typeof portalTemplatesContract>;
    }
  }
}
