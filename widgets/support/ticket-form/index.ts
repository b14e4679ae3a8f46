export { TicketForm } from './ticket-form';
export { ticketFormContract } from './ticket-form.contract';
