import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { TicketList } from './ticket-list';
import { ticketListContract } from './ticket-list.contract';

define(ticketListContract, TicketList);

/** `<np-ticket-list>` */
export type TicketListElement = ElementOf<typeof ticketListContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-ticket-list': TicketListElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-ticket-list': JsxOf<typeof ticketListContract>;
    }
  }
}
