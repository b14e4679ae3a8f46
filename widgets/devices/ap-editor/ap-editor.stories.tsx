import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { untouched } from '../../../src/ui/staged/staged.fixture';
import { ApEditor } from './ap-editor';
import { apEditorContract } from './ap-editor.contract';

export default { title: 'devices / ap-editor' };

const id = 'ap_1';
const ap = {
  id,
  kind: 'ap',
  gwid: 'g1',
  remark: '三楼东侧走廊',
  gateway_remark: '杭州云栖酒店主楼',
  status: 'online',
  offline_since: null,
  alarm_level: null,
  alarm_text: null,
  alarm_count: 0,
  model: 'NP-A650',
  firmware: '2.4.8',
  firmware_new: null,
  serial: 'NP0002',
  mac: '02:00:5E:00:53:21',
  ip: '192.0.2.21',
  clients: 23,
  down: 0,
  up: 0,
  cpu: 20,
  memory: 41,
  uptime: 86_400,
  last_seen: '2026-11-20T06:06:00Z',
  bound_at: '2026-01-05T02:00:00Z',
  group_id: null,
  group_name: null,
  simulated: false,
  ssids: ['YunQi-Guest'],
  channel_2g: 6,
  channel_5g: 149,
  power_2g: 17,
  power_5g: 20,
  clients_2g: 5,
  clients_5g: 18,
  busy_2g: 61,
  busy_5g: 92,
  noise_2g: -88,
  noise_5g: -95,
  blinking_until: null,
};
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
