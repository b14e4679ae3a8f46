import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { ClientTimeline } from './client-timeline';
import { clientTimelineContract } from './client-timeline.contract';

define(clientTimelineContract, ClientTimeline);

/** `<np-client-timeline>` */
export type ClientTimelineElement = ElementOf<typeof clientTimelineContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-client-timeline': ClientTimelineElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-client-timeline': JsxOf<typeof clientTimelineContract>;
    }
  }
}
