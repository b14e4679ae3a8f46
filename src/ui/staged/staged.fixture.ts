import type { DataOf } from '../../api';
import type { configRunning, ConfigVersion, DeviceConfig } from '../../api/contract/config';

const gwid = '2b91d07c55af';
const path = `/api/v3/config/device/${gwid}`;
const versions = '/api/v3/config/versions';

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
const ipv6 = { id: 'settings', enabled: true, line: 'wan1', mode: 'static', address: '2001:db8:8::2', prefix: 64 };
const version = (number: number, more: Partial<ConfigVersion> = {}): ConfigVersion => ({
  ...{
    version: number,
    origin: 'apply',
    from_version: null,
    changes: 2,
    sections: ['VLAN'],
    author: 'li***@shanyu.cn',
  },
  ...{ note: '访客网络单独隔离', at: '2026-11-20T06:00:00Z', state: 'done', error: '', attempts: 0 },
  settled_at: '2026-11-20T06:00:05Z',
  ...more,
});

/** A device as it is set first, with nothing being changed. */
export const untouched: Omit<DeviceConfig, 'id' | 'kind' | 'remark' | 'document'> = {
  online: true,
  simulated: false,
  running_version: 0,
  version: 0,
  draft: null,
  rev: 0,
  draft_by: null,
  draft_at: null,
  stale: false,
  changes: [],
  problems: [],
  vlans: [],
  delivery: null,
};

/** A gateway as it is set, with nothing being changed. */
const config: DeviceConfig = {
  ...untouched,
  id: gwid,
  kind: 'gateway',
  remark: '杭州云栖酒店主楼',
  simulated: true,
  running_version: 3,
  version: 3,
  document: {
    vlan: [vlan('10', '办公'), vlan('20', '访客', { isolate: true }), vlan('30', '监控')],
    port_mapping: [],
    static_binding: [],
    acl: [],
    ipv6: [ipv6],
  },
  rev: 4,
  vlans: [1, 10, 20, 30],
  delivery: version(3),
  on_device: { state: 'same', hash: 'a1', read_at: '2026-11-20T08:30:00Z', differences: 0, given_up: false },
};
const drafted: DeviceConfig = {
  ...config,
  draft: { vlan: [vlan('10', '办公'), vlan('20', '访客网络', { isolate: true }), vlan('40', '会议')] },
  draft_by: 'li***@shanyu.cn',
  draft_at: '2026-11-20T08:12:00Z',
  vlans: [1, 10, 20, 40],
  changes: [
    {
      ...{ section: 'vlan', label: 'VLAN', op: 'changed', row: 'v20', name: 'VLAN 20 访客网络' },
      fields: [{ label: '名称', before: '访客', after: '访客网络' }],
    },
    {
      ...{ section: 'vlan', label: 'VLAN', op: 'added', row: 'v40', name: 'VLAN 40 会议' },
      fields: [
        { label: '网关地址', before: '', after: '172.16.40.1/24' },
        { label: '地址池', before: '', after: '172.16.40.100-172.16.40.220' },
      ],
    },
    { ...{ section: 'vlan', label: 'VLAN', op: 'removed', row: 'v30', name: 'VLAN 30 监控' }, fields: [] },
  ],
};
const trouble = { section: 'vlan', label: 'VLAN', row: 'v40', name: 'VLAN 40 会议', field: 'interface' };
const history = [
  version(4, { state: 'failed', error: '接口 lan9 不存在', attempts: 3, settled_at: null }),
  version(3),
  version(2, { origin: 'rollback', from_version: 1, note: '', author: '一个名字特别特别长的区域运维负责人' }),
  version(1, { origin: 'initial', changes: 0, sections: [], note: '' }),
];

const found: NonNullable<DeviceConfig['on_device']> = {
  ...config.on_device!,
  state: 'differs',
  hash: 'b2',
  differences: 2,
};
const lease = { label: '租期', before: '120 分钟', after: '480 分钟' };
const hall = { section: 'vlan', label: 'VLAN', row: 'own1', name: 'VLAN 33 展厅' };
const hallFields = [
  { label: '网关地址', before: '', after: '172.16.33.1/24' },
  { label: '地址池', before: '', after: '172.16.33.100-172.16.33.220' },
];
const running: DataOf<typeof configRunning> = {
  on_device: found,
  changes: [
    { section: 'vlan', label: 'VLAN', op: 'changed', row: 'v10', name: 'VLAN 10 办公', fields: [lease] },
    { ...hall, op: 'added', fields: hallFields },
  ],
  coming: [
    {
      ...{ section: 'vlan', label: 'VLAN', op: 'changed', row: 'v10', name: 'VLAN 10 办公' },
      fields: [{ ...lease, before: '480 分钟', after: '120 分钟' }],
    },
    { ...drafted.changes[0]! },
    { ...hall, op: 'removed', fields: hallFields.map(({ label, after }) => ({ label, before: after, after: '' })) },
  ],
  untold: ['IPv6', '认证设置'],
};

const around = {
  '/api/v3/config/running': running,
  [`/api/v3/device/interfaces/${gwid}`]: [],
  [versions]: { list: history, total: 24 },
};
const at = (answer: unknown) => ({ ...around, [path]: answer });

/** The device of the stories. */
export const stagedDevice = gwid;
/** Changes of every kind. */
export const stagedChanges = drafted.changes;
/** Nothing is being changed. */
export const keptAnswers = at(config);
/** Three changes wait to be sent. */
export const draftedAnswers = at(drafted);
/** The same on an older version, with something wrong in it, for a device that is not there. */
export const troubledAnswers = at({
  ...drafted,
  ...{ online: false, stale: true, version: 4, running_version: 3, delivery: history[0] },
  problems: [{ ...trouble, text: '接口 lan9 不存在，可选 lan1、lan2' }],
});
/** Somebody changed the device by hand, and there is a draft. */
export const differingAnswers = at({ ...drafted, on_device: found });
/** The same, as it is shown. */
export const differing = { config: { ...drafted, on_device: found }, running };
/** The device does not tell what it is set to. */
export const untoldAnswers = at({ ...config, on_device: null });
/** The last change was refused by the device. */
export const refusedAnswers = at({ ...config, version: 4, delivery: history[0] });
/** A server that does not say how the device is set. */
export const stagedFailures = at(500);
