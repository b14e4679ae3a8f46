import type { Story as LadleStory } from '@ladle/react';
import type { DeviceConfig as Config } from '../../src/api/contract/config';
import type { PropsOf } from '../../src/element/contract';
import { storyControls } from '../../src/element/manifest';
import { Story } from '../../src/element/story';
import { DeviceConfig } from './device-config';
import { deviceConfigContract } from './device-config.contract';

export default { title: 'widgets / device-config' };

const gwid = '2b91d07c55af';
const path = `/api/v3/config/device/${gwid}`;
const vlan = (id: string, name: string, more: object = {}) => ({
  id: `v${id}`,
  vlan: id,
  name,
  interface: 'lan1',
  address: `172.16.${id}.1/24`,
  dhcp: true,
  pool: `172.16.${id}.100-172.16.${id}.220`,
  lease: 120,
  isolate: false,
  note: '',
  ...more,
});
const config: Config = {
  id: gwid,
  kind: 'gateway',
  remark: '杭州云栖酒店主楼',
  online: true,
  simulated: true,
  running_version: 3,
  version: 3,
  document: {
    vlan: [vlan('10', '办公'), vlan('20', '访客', { isolate: true }), vlan('30', '监控')],
    port_mapping: [],
    static_binding: [],
    acl: [],
    ipv6: [],
  },
  draft: null,
  rev: 4,
  draft_by: null,
  draft_at: null,
  stale: false,
  changes: [],
  problems: [],
  vlans: [1, 10, 20, 30],
  delivery: {
    version: 3,
    origin: 'apply',
    from_version: null,
    changes: 2,
    sections: ['VLAN'],
    author: 'li***@shanyu.cn',
    note: '访客网络单独隔离',
    at: '2026-11-20T06:00:00Z',
    state: 'done',
    error: '',
    attempts: 0,
    settled_at: '2026-11-20T06:00:05Z',
  },
};
const drafted: Config = {
  ...config,
  draft: { vlan: [vlan('10', '办公'), vlan('20', '访客网络', { isolate: true }), vlan('40', '会议')] },
  draft_by: 'li***@shanyu.cn',
  draft_at: '2026-11-20T08:12:00Z',
  vlans: [1, 10, 20, 40],
  changes: [
    {
      section: 'vlan',
      label: 'VLAN',
      op: 'changed',
      row: 'v20',
      name: 'VLAN 20 访客网络',
      fields: [{ label: '名称', before: '访客', after: '访客网络' }],
    },
    { section: 'vlan', label: 'VLAN', op: 'added', row: 'v40', name: 'VLAN 40 会议', fields: [] },
    { section: 'vlan', label: 'VLAN', op: 'removed', row: 'v30', name: 'VLAN 30 监控', fields: [] },
  ],
};
const answers = { [path]: config, [`/api/v3/device/interfaces/${gwid}`]: [] };
const at = (answer: unknown) => ({ ...answers, [path]: answer });

export const Ordinary: LadleStory<PropsOf<typeof deviceConfigContract>> = (props) => (
  <Story answers={answers}>
    <DeviceConfig {...props} device={gwid} />
  </Story>
);
Ordinary.argTypes = storyControls(deviceConfigContract);

export const Drafted = () => (
  <Story answers={at(drafted)}>
    <DeviceConfig device={gwid} />
  </Story>
);

export const Refused = () => (
  <Story
    answers={at({
      ...config,
      version: 2,
      delivery: { ...config.delivery, state: 'failed', error: '接口 lan9 不存在' },
    })}
  >
    <DeviceConfig device={gwid} />
  </Story>
);

export const Nothing = () => (
  <Story answers={answers}>
    <DeviceConfig device={gwid} section="port_mapping" />
  </Story>
);

export const Failing = () => (
  <Story answers={at(500)}>
    <DeviceConfig device={gwid} />
  </Story>
);

export const Slow = () => (
  <Story delay={Infinity}>
    <DeviceConfig device={gwid} />
  </Story>
);

export const Dark = () => (
  <Story answers={at(drafted)} dark>
    <DeviceConfig device={gwid} />
  </Story>
);

export const Narrow = () => (
  <Story answers={at(drafted)} width={360}>
    <DeviceConfig device={gwid} />
  </Story>
);
