import type { Story as LadleStory } from '@ladle/react';
import type { SwitchPort } from '../../../src/api/contract/device';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { untouched } from '../../../src/ui/staged/staged.fixture';
import { SwitchDetail } from './switch-detail';
import { switchDetailContract } from './switch-detail.contract';

export default { title: 'devices / switch-detail' };

const id = 'switch_1';
const port = (number: number, more: Partial<SwitchPort> = {}): SwitchPort => ({
  number,
  remark: '',
  state: 0,
  link: 'unlinked',
  speed: null,
  duplex: null,
  poe: 'off',
  poe_watt: null,
  vlan: 1,
  limit_in: 0,
  limit_out: 0,
  down: 0,
  up: 0,
  kind: number > 24 ? 'sfp' : 'copper',
  mode: 'access',
  uplink: false,
  peer_speed: null,
  neighbour: null,
  neighbour_id: null,
  neighbour_kind: null,
  neighbour_status: null,
  neighbour_gwid: null,
  neighbour_light: false,
  ...more,
});
const up = { state: 1, link: 'linked', speed: 1000, duplex: 'full', peer_speed: 1000 } as const;
const ap = (number: number, name: string) =>
  port(number, {
    ...up,
    remark: name,
    poe: 'on',
    poe_watt: 7.2,
    vlan: 10,
    down: 12.8 * 1024 ** 2,
    up: 34.1 * 1024 ** 2,
    neighbour: name,
    neighbour_id: `ap${number}`,
    neighbour_kind: 'ap',
    neighbour_status: 'online',
  });
const ports = [
  ap(1, '前台 AP'),
  ap(2, '大堂 AP'),
  ap(3, '重庆两江新区国际会展中心南侧地下商业街三期招商办公室 AP'),
  port(4, { ...up, state: 2, speed: 100, remark: '门禁主机', vlan: 40, limit_in: 2048 }),
  ...Array.from({ length: 4 }, (_, i) => port(5 + i)),
  port(9, { state: 3, link: 'linked', peer_speed: 1000, remark: '客房 2F 面板', vlan: 20 }),
  ...Array.from({ length: 9 }, (_, i) => port(10 + i)),
  port(19, { state: 4, remark: '备用' }),
  ...Array.from({ length: 8 }, (_, i) => port(20 + i, { poe: i < 5 ? 'off' : 'none' })),
  port(28, {
    ...up,
    link: 'relay',
    remark: '上联',
    poe: 'none',
    uplink: true,
    neighbour: '杭州云栖酒店主楼',
    neighbour_id: 'g1',
    neighbour_kind: 'gateway',
    neighbour_status: 'online',
  }),
];
const data = {
  id,
  kind: 'switch',
  gwid: 'g1',
  remark: '1F 弱电间-核心',
  gateway_remark: '杭州云栖酒店主楼',
  status: 'online',
  offline_since: null,
  alarm_level: null,
  alarm_text: null,
  alarm_count: 0,
  model: 'NP-S3328P',
  firmware: '2.4.6',
  firmware_new: null,
  serial: 'NP0001',
  mac: '02:00:5E:00:53:7C',
  ip: '192.0.2.11',
  clients: 0,
  down: 0,
  up: 0,
  cpu: 12,
  memory: 40,
  uptime: 3_650_000,
  last_seen: '2026-11-20T06:06:00Z',
  bound_at: '2026-01-05T02:00:00Z',
  group_id: null,
  group_name: null,
  simulated: false,
  ports: 28,
  ports_up: 5,
  poe_watt: 63.8,
  poe_budget: 370,
  light: false,
  limit_min: 2,
  limit_max: 125_000,
  port_list: ports,
};
const rows = ports.map(({ number, remark, vlan, limit_in }) => ({
  id: String(number),
  remark,
  enabled: true,
  speed: 'auto',
  mode: 'access',
  vlan: String(vlan),
  tagged: '',
  limit_in,
  limit_out: 0,
  poe: true,
  isolate: false,
}));
const vlanRow = (vlan: string, name: string) => ({ id: `v${vlan}`, vlan, name, priority: 0, note: '' });
const config = {
  ...untouched,
  id,
  kind: 'switch',
  remark: data.remark,
  document: { ports: rows, vlan: [vlanRow('10', '办公'), vlanRow('20', '客房'), vlanRow('40', '门禁')] },
  vlans: [1, 10, 20, 40],
};
const path = `/api/v3/device/switch/${id}`;
const answers = {
  [path]: data,
  [`/api/v3/config/device/${id}`]: config,
  '/api/v3/device/switch_macs': { list: [], total: 0 },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

export const Ordinary: LadleStory<PropsOf<typeof switchDetailContract>> = (props) => (
  <Story answers={answers}>
    <SwitchDetail {...props} address={id} manage />
  </Story>
);
Ordinary.argTypes = storyControls(switchDetailContract);

export const Links = () => (
  <Story answers={answers}>
    <SwitchDetail address={id} tab="topology" />
  </Story>
);

export const Light = () => (
  <Story answers={{ ...answers, [path]: { ...data, light: true, limit_min: 16, limit_max: 12_800 } }}>
    <SwitchDetail address={id} manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={answers}>
    <SwitchDetail address={id} tab="mac" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <SwitchDetail address={id} />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <SwitchDetail address={id} />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <SwitchDetail address={id} manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <SwitchDetail address={id} manage />
  </Story>
);
