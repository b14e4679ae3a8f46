import { contract } from '../../../src/element/contract';

/** Customer-service tickets. */
export const ticketListContract = contract({
  tag: 'np-ticket-list',
  name: 'TicketList',
  family: 'support',
  summary: '客服工单：列表、往来记录与回复',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
