import { ipOrSegment, maxLength, noQuotes, ports, timePeriod } from '../../rules';
import { doubles } from './doubles';
import { section, type ConfigRow, type ConfigSection } from './types';

const segment = ipOrSegment({ range: true, cidr: true });
const hasPorts = (row: ConfigRow) => row.protocol === 'tcp' || row.protocol === 'udp';
const zones = [
  { value: 'any', label: '任意' },
  { value: 'trust', label: '内网' },
  { value: 'untrust', label: '外网' },
  { value: 'dmz', label: 'DMZ' },
];

const policies = section({
  key: 'policies',
  label: '安全策略',
  kind: 'firewall',
  noun: '策略',
  ordered: true,
  most: 1024,
  nameOf: (row) => String(row.name),
  fields: [
    { name: 'enabled', label: '启用', kind: 'flag', initial: true, column: 72 },
    {
      name: 'name',
      label: '名称',
      kind: 'text',
      initial: '',
      required: true,
      rules: [maxLength(32), noQuotes],
      column: 140,
    },
    { name: 'from', label: '源区域', kind: 'choice', initial: 'any', required: true, options: zones, column: 80 },
    { name: 'to', label: '目的区域', kind: 'choice', initial: 'any', required: true, options: zones, column: 80 },
    {
      name: 'source_ips',
      label: '源地址',
      kind: 'lines',
      initial: '',
      lineRule: segment,
      mono: true,
      example: '192.168.8.0/24',
      help: '每行一个 IP、范围或网段；留空表示任意',
      column: 160,
    },
    {
      name: 'target_ips',
      label: '目的地址',
      kind: 'lines',
      initial: '',
      lineRule: segment,
      mono: true,
      example: '203.0.113.0/24',
      help: '每行一个 IP、范围或网段；留空表示任意',
      column: 160,
    },
    {
      name: 'protocol',
      label: '协议',
      kind: 'choice',
      initial: 'any',
      required: true,
      options: [
        { value: 'any', label: '任意' },
        { value: 'tcp', label: 'TCP' },
        { value: 'udp', label: 'UDP' },
        { value: 'icmp', label: 'ICMP' },
      ],
      column: 72,
    },
    {
      name: 'ports',
      label: '目的端口',
      kind: 'text',
      initial: '',
      rules: [ports],
      when: hasPorts,
      mono: true,
      example: '80,443',
      help: '留空表示任意',
      column: 120,
    },
    {
      name: 'period',
      label: '生效时段',
      kind: 'text',
      initial: '',
      rules: [timePeriod],
      mono: true,
      example: '09:00-18:00',
      help: '留空表示全天',
      column: 112,
    },
    {
      name: 'action',
      label: '动作',
      kind: 'choice',
      initial: 'deny',
      required: true,
      options: [
        { value: 'permit', label: '允许' },
        { value: 'deny', label: '阻断' },
      ],
      column: 72,
    },
    { name: 'log', label: '记录日志', kind: 'flag', initial: false, column: 88 },
    { name: 'note', label: '备注', kind: 'text', initial: '', rules: [maxLength(64)] },
  ],
  check: (rows) => doubles(rows, 'name'),
});

/** Sections of a firewall. */
export const firewallSections: readonly ConfigSection[] = [policies];
