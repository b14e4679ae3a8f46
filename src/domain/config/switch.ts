import { between, maxLength, noQuotes, switchSpeed, vlanId, vlans } from '../../rules';
import { doubles } from './doubles';
import { section, type ConfigRow, type ConfigSection } from './types';

const isTrunk = (row: ConfigRow) => row.mode === 'trunk';

const switchPorts = section({
  key: 'ports',
  label: '端口',
  kind: 'switch',
  noun: '端口',
  fixed: true,
  most: 256,
  nameOf: (row) => `端口 ${row.id}`,
  fields: [
    { name: 'remark', label: '备注', kind: 'text', initial: '', rules: [maxLength(32), noQuotes], column: 140 },
    { name: 'enabled', label: '启用', kind: 'flag', initial: true, column: 72 },
    {
      name: 'speed',
      label: '速率',
      kind: 'choice',
      initial: 'auto',
      required: true,
      options: [
        { value: 'auto', label: '自协商' },
        { value: '1000', label: '1000M 全双工' },
        { value: '100', label: '100M 全双工' },
        { value: '10', label: '10M 全双工' },
      ],
      column: 120,
    },
    {
      name: 'mode',
      label: '模式',
      kind: 'choice',
      initial: 'access',
      required: true,
      options: [
        { value: 'access', label: 'Access' },
        { value: 'trunk', label: 'Trunk' },
      ],
      column: 88,
    },
    {
      name: 'vlan',
      label: 'PVID',
      kind: 'text',
      initial: '1',
      required: true,
      rules: [vlanId],
      vlans: true,
      mono: true,
      help: '必须先在 VLAN 页面新建',
      column: 72,
    },
    {
      name: 'tagged',
      label: '放行的 VLAN',
      kind: 'text',
      initial: '',
      rules: [vlans],
      vlans: true,
      when: isTrunk,
      mono: true,
      example: '10,20,100-199',
      help: '逗号分隔，范围用连字符；必须先在 VLAN 页面新建',
      column: 140,
    },
    {
      name: 'limit_in',
      label: '入口限速',
      kind: 'number',
      initial: 0,
      rules: [switchSpeed()],
      unit: 'KB/s',
      help: '0 表示不限速，或 2–125000',
      column: 100,
    },
    {
      name: 'limit_out',
      label: '出口限速',
      kind: 'number',
      initial: 0,
      rules: [switchSpeed()],
      unit: 'KB/s',
      help: '0 表示不限速，或 2–125000',
      column: 100,
    },
    { name: 'poe', label: 'PoE 供电', kind: 'flag', initial: true, column: 88 },
    { name: 'isolate', label: '端口隔离', kind: 'flag', initial: false, column: 88 },
  ],
  check: (rows, { speed }) =>
    speed
      ? rows.flatMap((row) =>
          ['limit_in', 'limit_out'].flatMap((field) => {
            const failure = switchSpeed(speed.min, speed.max)(String(row[field] ?? 0));
            return failure ? [{ row: row.id, field, failure }] : [];
          }),
        )
      : [],
});

const switchVlans = section({
  key: 'vlan',
  label: 'VLAN',
  kind: 'switch',
  noun: 'VLAN',
  most: 512,
  nameOf: (row) => `VLAN ${String(row.vlan)}`,
  fields: [
    {
      name: 'vlan',
      label: 'VLAN ID',
      kind: 'text',
      initial: '',
      required: true,
      rules: [vlanId],
      mono: true,
      example: '10',
      help: '1–4094，不能重复',
      column: 100,
    },
    {
      name: 'name',
      label: '名称',
      kind: 'text',
      initial: '',
      required: true,
      rules: [maxLength(32), noQuotes],
      column: 160,
    },
    {
      name: 'priority',
      label: '802.1p 优先级',
      kind: 'number',
      initial: 0,
      rules: [between(0, 7)],
      help: '0–7',
      column: 120,
    },
    { name: 'note', label: '备注', kind: 'text', initial: '', rules: [maxLength(64)], column: 200 },
  ],
  check: (rows) => doubles(rows, 'vlan'),
});

/** Sections of a switch, in the order of its tabs. */
export const switchSections: readonly ConfigSection[] = [switchPorts, switchVlans];
