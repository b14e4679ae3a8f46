import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { TicketForm } from './ticket-form';
import { ticketFormContract } from './ticket-form.contract';

export default { title: 'support / ticket-form' };

const answers = { '/api/v3/tickets/open': { id: 'tk_1' } };

export const Ordinary: LadleStory<PropsOf<typeof ticketFormContract>> = (props) => (
  <Story answers={answers}>
    <TicketForm {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(ticketFormContract);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/tickets/open': 500 }}>
    <TicketForm />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <TicketForm />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <TicketForm />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <TicketForm />
  </Story>
);
