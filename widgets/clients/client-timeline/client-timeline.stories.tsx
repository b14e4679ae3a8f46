import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { clientAnswers, phone } from '../shared/client.fixture';
import { ClientTimeline } from './client-timeline';
import { clientTimelineContract } from './client-timeline.contract';

export default { title: 'clients / client-timeline' };

const path = '/api/v3/client/history/c1';
const views = { '/api/v3/personalization/show': {}, '/api/v3/table_view/list': { list: [], total: 0 } };
const answers = { ...views, ...clientAnswers };

export const Ordinary: LadleStory<PropsOf<typeof clientTimelineContract>> = (props) => (
  <Story answers={answers}>
    <ClientTimeline {...props} client="c1" />
  </Story>
);
Ordinary.argTypes = storyControls(clientTimelineContract);

export const Managed = () => (
  <Story answers={answers}>
    <ClientTimeline client="c1" manage />
  </Story>
);

export const ByAddress = () => (
  <Story answers={{ ...answers, '/api/v3/client/mac': { mac: phone.mac, clients: [phone], devices: [] } }}>
    <ClientTimeline mac={phone.mac} />
  </Story>
);

export const NoStays = () => (
  <Story answers={{ ...views, [path]: { client: phone, block: null, stays: [] } }}>
    <ClientTimeline client="c1" />
  </Story>
);

export const NoneNamed = () => (
  <Story>
    <ClientTimeline />
  </Story>
);

export const Unknown = () => (
  <Story answers={{ [path]: 404 }}>
    <ClientTimeline client="c1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ [path]: 500 }}>
    <ClientTimeline client="c1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ClientTimeline client="c1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ClientTimeline client="c1" manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ClientTimeline client="c1" manage />
  </Story>
);
