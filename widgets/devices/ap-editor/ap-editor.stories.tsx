import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { untouched } from '../../../src/ui/staged/staged.fixture';
import { accessPoint as ap } from '../shared/access-point.fixture';
import { ApEditor } from './ap-editor';
import { apEditorContract } from './ap-editor.contract';

export default { title: 'devices / ap-editor' };

const { id } = ap;
const radio = (row: string, channel: string, power: number) => ({
  id: row,
  enabled: true,
  channel,
  width: 'auto',
  power,
  period: '',
});
const config = {
  ...untouched,
  id,
  kind: 'ap',
  remark: ap.remark,
  document: {
    basics: [{ id: 'settings', vlan: '', led: true, note: '' }],
    radio: [radio('2g', '6', 17), radio('5g', '149', 20)],
    ssids: [
      {
        id: 's1',
        enabled: true,
        name: 'YunQi-Guest',
        band: 'both',
        security: 'open',
        password: '',
        vlan: '20',
        hidden: false,
        isolate: true,
        most: 64,
      },
    ],
  },
  vlans: [1, 20],
};
const path = `/api/v3/device/ap/${id}`;
const answers = {
  [path]: ap,
  [`/api/v3/config/device/${id}`]: config,
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

export const Ordinary: LadleStory<PropsOf<typeof apEditorContract>> = (props) => (
  <Story answers={answers}>
    <ApEditor {...props} device={id} />
  </Story>
);
Ordinary.argTypes = storyControls(apEditorContract);

/** On the page of the AP, which has a head of its own. */
export const Bare = () => (
  <Story answers={answers}>
    <ApEditor device={id} bare />
  </Story>
);

export const Nothing = () => (
  <Story>
    <ApEditor />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <ApEditor device={id} />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <ApEditor device={id} />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <ApEditor device={id} tab="radio" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <ApEditor device={id} />
  </Story>
);
