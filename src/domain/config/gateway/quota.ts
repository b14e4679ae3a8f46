import { between, switchSpeed, vlans } from '../../../rules';
import { doubles } from '../doubles';
import { section, type ConfigRow } from '../types';
import { enabledField, nameField, noteField } from './shared';

const slows = (row: ConfigRow) => row.quota_then === 'limit';

/** How much terminals may move in a time, and what happens then; control strategies bring it. */
export const quota = section({
  key: 'quota',
  label: '流量配额',
  kind: 'gateway',
  noun: '规则',
  optional: true,
  most: 128,
  nameOf: (row) => String(row.name),
  fields: [
    enabledField,
    nameField(),
    { name: 'quota_mb', label: '配额', kind: 'number', initial: 1024, rules: [between(1, 100_000_000)], unit: 'MB' },
    {
      name: 'quota_every',
      label: '周期',
      kind: 'choice',
      initial: 'day',
      required: true,
      options: [
        { value: 'day', label: '每天' },
        { value: 'week', label: '每周' },
        { value: 'month', label: '每月' },
      ],
    },
    {
      name: 'share',
      label: '方式',
      kind: 'choice',
      initial: 'each',
      required: true,
      options: [
        { value: 'each', label: '每台终端' },
        { value: 'shared', label: '共享' },
      ],
    },
    {
      name: 'quota_then',
      label: '用完后',
      kind: 'choice',
      initial: 'stop',
      required: true,
      options: [
        { value: 'stop', label: '断网' },
        { value: 'limit', label: '限速' },
      ],
    },
    ...(['limit_down', 'limit_up'] as const).map((name) => ({
      ...{ name, label: name === 'limit_down' ? '下行' : '上行', kind: 'number' as const, initial: 0 },
      ...{ rules: [switchSpeed()], unit: 'KB/s', help: '2–125000，0 为不限', when: slows },
    })),
    { name: 'source_vlans', label: 'VLAN', kind: 'text', initial: '', rules: [vlans], vlans: true, mono: true },
    noteField,
  ],
  check: (rows) => doubles(rows, 'name'),
});
