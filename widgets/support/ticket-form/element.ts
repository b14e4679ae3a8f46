import { define, type ElementOf, type JsxOf } from '../../../src/element';
import { TicketForm } from './ticket-form';
import { ticketFormContract } from './ticket-form.contract';

define(ticketFormContract, TicketForm);

/** `<np-ticket-form>` */
export type TicketFormElement = ElementOf<typeof ticketFormContract>;

declare global {
  interface HTMLElementTagNameMap {
    'np-ticket-form': TicketFormElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'np-ticket-form': JsxOf<typeof ticketFormContract>;
    }
  }
}
