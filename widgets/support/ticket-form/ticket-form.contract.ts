import { contract, event } from '../../../src/element/contract';

/** Opening a ticket. */
export const ticketFormContract = contract({
  tag: 'np-ticket-form',
  name: 'TicketForm',
  family: 'support',
  summary: '提交工单：分类、标题、描述，可附照片',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: { ticketOpened: event<{ id: string }>('已提交；取消后不再前往工单', '{ id: string }', { cancelable: true }) },
  parts: { panel: '外框' },
});
