import type { Story as LadleStory } from '@ladle/react';
import type { GatewayRow } from '../../src/api/contract/device';
import type { PropsOf } from '../../src/element/contract';
import { storyControls } from '../../src/element/manifest';
import { Story } from '../../src/element/story';
import { DeviceList } from './device-list';
import { deviceListContract } from './device-list.contract';

export default { title: 'widgets / device-list' };

const row = (id: string, remark: string, more: Partial<GatewayRow> = {}): GatewayRow => ({
  id,
  kind: 'gateway',
  gwid: id,
  remark,
  gateway_remark: remark,
  status: 'online',
  offline_since: null,
  alarm_level: null,
  alarm_text: null,
  alarm_count: 0,
  model: 'NP-R680',
  firmware: '3.7.12',
  firmware_new: null,
  serial: `SN${id}`,
  mac: '02:00:5e:00:53:01',
  ip: '10.0.0.1',
  clients: 131,
  down: 284 * 1024 * 1024,
  up: 58.1 * 1024 * 1024,
  cpu: 33,
  memory: 48,
  uptime: 3_650_000,
  last_seen: '2026-11-20T06:06:00Z',
  bound_at: '2026-01-05T02:00:00Z',
  group_id: 'g1',
  group_name: '华东直营',
  simulated: false,
  wan_ip: '198.51.100.24',
  ap_total: 4,
  ap_online: 4,
  switch_total: 2,
  switch_online: 2,
  disk: 256 * 1024 ** 3,
  disk_used: 40,
  ...more,
});

/** Routers of a chain: busy, with alarms, outdated, offline, and one with a very long name. */
export const chainRouters = {
  list: [
    row('c04e8812f3d6', '青禾学院东区宿舍', { alarm_level: 'MIDDLE', alarm_text: 'CPU 高', cpu: 93, clients: 1284 }),
    row('2b91d07c55af', '杭州云栖酒店主楼', { alarm_level: 'FATAL', alarm_text: 'AC 失联', cpu: 71, clients: 642 }),
    row('7f3a9c21e04b', '上海静安寺旗舰店', { firmware: '3.7.11', firmware_new: '3.7.12' }),
    row('0d8ee5c4a913', '北京三里屯店', {
      status: 'offline',
      offline_since: '2026-11-20T03:06:00Z',
      cpu: null,
      memory: null,
      uptime: null,
      clients: 0,
      down: 0,
      up: 0,
    }),
    row('f5190b6ce82d', '重庆两江新区国际会展中心南侧地下商业街三期招商办公室路由器', { clients: 1_234_567 }),
  ],
  total: 5,
  counts: { all: 5, online: 4, offline: 1, alarm: 2 },
};

const answers = {
  '/api/v3/device/gateways': chainRouters,
  '/api/v3/device/filter_options': {
    groups: [{ id: 'g1', name: '华东直营', count: 5 }],
    models: [{ name: 'NP-R680', count: 5 }],
    firmwares: [],
    tags: [{ name: '巡检', count: 2 }],
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
const empty = {
  ...answers,
  '/api/v3/device/gateways': { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
};

export const Ordinary: LadleStory<PropsOf<typeof deviceListContract>> = (props) => (
  <Story answers={answers}>
    <DeviceList {...props} />
  </Story>
);
Ordinary.argTypes = storyControls(deviceListContract);

export const Managed = () => (
  <Story answers={answers}>
    <DeviceList manage />
  </Story>
);

export const Nothing = () => (
  <Story answers={empty}>
    <DeviceList manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, '/api/v3/device/gateways': 500 }}>
    <DeviceList />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <DeviceList />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <DeviceList manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <DeviceList />
  </Story>
);
