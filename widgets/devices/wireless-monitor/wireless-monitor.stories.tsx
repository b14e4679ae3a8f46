import type { ApRow } from '../../../src/api/contract/device';
import { Story } from '../../../src/element/story';
import { WirelessMonitor } from './wireless-monitor';

export default { title: 'devices / wireless-monitor' };

const ap = (id: string, remark: string, more: Partial<ApRow> = {}) => ({
  id,
  kind: 'ap',
  gwid: 'gw1',
  remark,
  status: 'online',
  model: 'NP-A650',
  clients: 24,
  clients_2g: 6,
  clients_5g: 18,
  channel_2g: 6,
  channel_5g: 149,
  busy_2g: 38,
  busy_5g: 22,
  noise_2g: -92,
  noise_5g: -95,
  ...more,
});
const list = [
  ap('a1', '大堂 AP'),
  ap('a2', '三楼走廊东侧靠近电梯间的面板式 AP', {
    busy_2g: 91,
    busy_5g: 64,
    clients: 61,
    clients_5g: 40,
    clients_2g: 21,
  }),
  ap('a3', '厨房 AP', { status: 'offline', clients: 0, clients_2g: 0, clients_5g: 0 }),
  ap('a4', '会议室 AP', { channel_2g: null, busy_2g: null, clients_2g: 0, busy_5g: 74 }),
];
const user = (id: string, name: string, signal: number | null) => ({
  id,
  name,
  signal,
  band: signal === null ? null : '5G',
  ap_remark: '大堂 AP',
});
const gateway = '/api/v3/device/gateway/gw1';
const path = '/api/v3/device/aps';
const users = '/api/v3/client/online';
const answers = {
  [gateway]: { gwid: 'gw1', remark: '杭州云栖酒店主楼' },
  [path]: { list, total: list.length, counts: { all: 4, online: 3, offline: 1, alarm: 1 } },
  [users]: {
    list: [user('u1', 'iPhone-王', -82), user('u2', 'HUAWEI-Mate', -64), user('u3', 'printer', null)],
    total: 3,
    counts: { all: 3, wired: 1, band_2g: 0, band_5g: 2 },
  },
};
const none = {
  ...answers,
  [path]: { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
  [users]: { list: [], total: 0, counts: { all: 0, wired: 0, band_2g: 0, band_5g: 0 } },
};

export const Ordinary = () => (
  <Story answers={answers}>
    <WirelessMonitor gwid="gw1" />
  </Story>
);

export const Nothing = () => (
  <Story answers={none}>
    <WirelessMonitor gwid="gw1" />
  </Story>
);

/** Another account's gateway, or none. */
export const Gone = () => (
  <Story>
    <WirelessMonitor gwid="gw1" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <WirelessMonitor gwid="gw1" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <WirelessMonitor gwid="gw1" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <WirelessMonitor gwid="gw1" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <WirelessMonitor gwid="gw1" />
  </Story>
);
