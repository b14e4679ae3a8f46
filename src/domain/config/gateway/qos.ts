import { switchSpeed, timePeriod, vlans } from '../../../rules';
import { doubles } from '../doubles';
import { section, type ConfigField } from '../types';
import { choice, enabledField, nameField, noteField, segment } from './shared';

const limit = (name: string, label: string): ConfigField => ({
  name,
  label,
  kind: 'number',
  initial: 0,
  rules: [switchSpeed()],
  unit: 'KB/s',
  help: '2–125000，0 为不限',
  column: 112,
});

/** How fast terminals may be. */
export const qos = section({
  key: 'qos',
  label: '限速',
  kind: 'gateway',
  noun: '规则',
  optional: true,
  most: 256,
  nameOf: (row) => String(row.name),
  fields: [
    enabledField,
    nameField(),
    {
      name: 'source_ips',
      label: '内网 IP',
      kind: 'lines',
      initial: '',
      lineRule: segment,
      example: '192.168.8.10-192.168.8.99',
      help: '每行一个 IP、范围或网段；留空表示任意',
      mono: true,
      column: 160,
    },
    {
      name: 'source_vlans',
      label: 'VLAN',
      kind: 'text',
      initial: '',
      rules: [vlans],
      vlans: true,
      example: '10,20',
      help: '留空表示不限；必须先在 VLAN 页面新建',
      mono: true,
      column: 96,
    },
    choice('share', '方式', { each: '每台终端', shared: '共享' }, { column: 96 }),
    limit('limit_down', '下行'),
    limit('limit_up', '上行'),
    {
      name: 'period',
      label: '生效时段',
      kind: 'text',
      initial: '',
      rules: [timePeriod],
      example: '09:00-18:00',
      help: '24 小时制 HH:MM-HH:MM；留空表示全天',
      mono: true,
      column: 112,
    },
    noteField,
  ],
  check: (rows) => [
    ...doubles(rows, 'name'),
    ...rows.flatMap((row) =>
      row.enabled === true && row.limit_down === 0 && row.limit_up === 0
        ? [{ row: row.id, field: 'limit_down', failure: { rule: 'min' as const, min: 2 } }]
        : [],
    ),
  ],
});
