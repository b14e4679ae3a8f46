import type { Story as LadleStory } from '@ladle/react';
import type { PropsOf } from '../../../src/element/contract';
import { storyControls } from '../../../src/element/manifest';
import { Story } from '../../../src/element/story';
import { untouched } from '../../../src/ui/staged/staged.fixture';
import { FirewallDetail } from './firewall-detail';
import { firewallDetailContract } from './firewall-detail.contract';

export default { title: 'devices / firewall-detail' };

const id = 'fw_1';
const wall = {
  id,
  kind: 'firewall',
  gwid: 'g1',
  remark: '杭州云栖酒店主楼防火墙',
  gateway_remark: '杭州云栖酒店主楼',
  status: 'online',
  offline_since: null,
  alarm_level: null,
  alarm_text: null,
  alarm_count: 0,
  model: 'NP-F2000',
  firmware: '5.2.1',
  firmware_new: null,
  serial: 'NP0003',
  mac: '02:00:5E:00:53:02',
  ip: '192.0.2.2',
  clients: 0,
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
  policies: 3,
  sessions: 41_200,
  blocked_today: 1840,
  location: '',
  interfaces: [
    {
      name: 'ge0/0',
      role: 'wan',
      state: 'connected',
      address: '198.51.100.3/24',
      gateway: '198.51.100.1',
      mac: null,
      speed: 1000,
    },
  ],
  hits: [{ policy: 'p1', hits: 1_284_000_512, last_at: '2026-11-20T06:06:00Z' }],
};
const policy = (row: string, name: string, more: object = {}) => ({
  id: row,
  enabled: true,
  name,
  from: 'trust',
  to: 'untrust',
  source_ips: '',
  target_ips: '',
  protocol: 'any',
  ports: '',
  period: '',
  action: 'permit',
  log: false,
  note: '',
  ...more,
});
const config = {
  ...untouched,
  id,
  kind: 'firewall',
  remark: wall.remark,
  document: {
    policies: [
      policy('p1', '内网访问外网'),
      policy('p2', '阻断高危端口', { action: 'deny', protocol: 'tcp', ports: '135-139,445,3389', log: true }),
      policy('p3', '访客隔离', { action: 'deny', source_ips: '192.0.2.0/24\n198.51.100.0/24', enabled: false }),
    ],
  },
};
const path = `/api/v3/device/firewall/${id}`;
const configPath = `/api/v3/config/device/${id}`;
const answers = { [path]: wall, [configPath]: config };

export const Ordinary: LadleStory<PropsOf<typeof firewallDetailContract>> = (props) => (
  <Story answers={answers}>
    <FirewallDetail {...props} device={id} manage />
  </Story>
);
Ordinary.argTypes = storyControls(firewallDetailContract);

export const Nothing = () => (
  <Story answers={{ ...answers, [configPath]: { ...config, document: { policies: [] } } }}>
    <FirewallDetail device={id} manage />
  </Story>
);

export const Failing = () => (
  <Story answers={{ ...answers, [path]: 500 }}>
    <FirewallDetail device={id} />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <FirewallDetail device={id} />
  </Story>
);

export const Dark = () => (
  <Story answers={answers} dark>
    <FirewallDetail device={id} manage />
  </Story>
);

export const Narrow = () => (
  <Story answers={answers} width={360}>
    <FirewallDetail device={id} />
  </Story>
);
