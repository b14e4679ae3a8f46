import { Story } from '../../src/element/story';
import type { SearchEntry } from './global-search.contract';
import { GlobalSearch } from './global-search';

export default { title: 'widgets / global-search' };

const pages: SearchEntry[] = [
  { key: 'networks', label: 'Netpane', hint: 'home', to: { name: 'networks' } },
  { key: 'logs.upgrade', label: 'Upgrade log', hint: 'messages', to: { name: 'logs.upgrade' } },
];
const actions: SearchEntry[] = [{ key: 'theme', label: 'Theme' }];

/** Two devices, a terminal and an alarm. */
export const found = {
  devices: [
    {
      id: 'c04e8812f3d6',
      kind: 'gateway',
      gwid: 'c04e8812f3d6',
      remark: '青禾学院东区宿舍',
      status: 'online',
      model: 'NP-R680',
      mac: '02:00:5e:00:53:01',
      ip: '10.0.0.1',
      serial: 'NP12',
    },
  ],
  users: [
    {
      id: 'u1',
      name: 'iPhone-15',
      mac: '02:00:5e:00:53:44',
      ip: '10.0.0.31',
      gwid: 'c04e8812f3d6',
      gateway_remark: '青禾学院东区宿舍',
    },
  ],
  alarms: [
    { id: 'a1', level: 'FATAL', content: 'WAN1 断开', remark: '青禾学院东区宿舍', raised_at: '2026-11-20T06:00:00Z' },
  ],
  orders: [{ id: 'ord_1', service_name: 'SD-WAN', tier_name: '标准版', state: 'active' }],
};
const answers = { '/api/v3/search': found };

export const Ordinary = () => (
  <Story answers={answers} width={640}>
    <GlobalSearch pages={pages} actions={actions} query="NP" />
  </Story>
);

export const Nothing = () => (
  <Story answers={{ '/api/v3/search': { devices: [], users: [], alarms: [], orders: [] } }} width={640}>
    <GlobalSearch query="zzz" />
  </Story>
);

export const Failing = () => (
  <Story answers={{ '/api/v3/search': 500 }} width={640}>
    <GlobalSearch pages={pages} query="Net" />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity} width={640}>
    <GlobalSearch pages={pages} query="log" />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark width={640}>
    <GlobalSearch pages={pages} actions={actions} query="NP" />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={320}>
    <GlobalSearch pages={pages} actions={actions} query="NP" />
  </Story>
);
