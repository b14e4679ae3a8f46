import { between, switchSpeed, vlans } from '../../../rules';
import { doubles } from '../doubles';
import { section, type ConfigRow } from '../types';
import { choice, enabledField, nameField, noteField } from './shared';

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
    choice('quota_every', '周期', { day: '每天', week: '每周', month: '每月' }),
    choice('share', '方式', { each: '每台终端', shared: '共享' }),
    choice('quota_then', '用完后', { stop: '断网', limit: '限速' }),
    ...(['limit_down', 'limit_up'] as const).map((name) => ({
      ...{ name, label: name === 'limit_down' ? '下行' : '上行', kind: 'number' as const, initial: 0 },
      ...{ rules: [switchSpeed()], unit: 'KB/s', help: '2–125000，0 为不限', when: slows },
    })),
    { name: 'source_vlans', label: 'VLAN', kind: 'text', initial: '', rules: [vlans], vlans: true, mono: true },
    noteField,
  ],
  check: (rows) => doubles(rows, 'name'),
});
