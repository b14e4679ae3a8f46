export { TicketList } from './ticket-list';
export { ticketListContract } from './ticket-list.contract';
