import type { Story as LadleStory } from '@ladle/react';
import type { Ticket } from '../../../src/api/contract/support';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { TicketList } from './ticket-list';
import { ticketListContract } from './ticket-list.contract';

export default { title: 'support / ticket-list' };

const ticket: Ticket = {
  id: 'tk_1',
  subject: 'SD-WAN 分支延迟在晚高峰升高',
  category: 'network',
  state: 'answered',
  created_at: '2026-11-18T10:00:00Z',
  updated_at: '2026-11-18T13:00:00Z',
  replies: 1,
};
const thread = [
  {
    id: 'm1',
    from: 'me',
    text: '宁波分支到总部的延迟在 20:00–22:00 升到 80 毫秒。',
    at: '2026-11-18T10:00:00Z',
    photos: [],
    author: '',
    simulated: false,
  },
  {
    id: 'm2',
    from: 'service',
    text: '已为该分支增加备用链路。',
    at: '2026-11-18T13:00:00Z',
    photos: [],
    author: '客服 0317',
    simulated: false,
  },
];

const answers = { '/api/v3/tickets': { list: [ticket], total: 1 }, '/api/v3/tickets/tk_1': { ...ticket, thread } };

export const Ordinary: LadleStory<PropsOf<typeof ticketListContract>> = (props) => (
  <Story answers={answers}>
    <TicketList {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(ticketListContract);

export const Nothing = () => (
  <Story answers={{ ...answers, '/api/v3/tickets': { list: [], total: 0 } }}>
    <TicketList />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/tickets': 500 }}>
    <TicketList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TicketList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TicketList />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <TicketList />
  </Story>
);
