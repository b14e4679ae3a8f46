import { between, ipv6 as ipv6Rule, timePeriod, type Rule } from '../../rules';
import { newRow, settingsRow, type ConfigDocument, type ConfigRows, type ConfigSection } from '../config';
import { doubles } from '../config/doubles';
import { section, type ConfigField, type ConfigProblem } from '../config/types';
import type { Locked, ServiceSpec } from './types';

type Found = Omit<ConfigProblem, 'section'>;

/** Lines that a package takes together. */
export const linesOf: Readonly<Record<string, number>> = { basic: 2, pro: 8 };

const line = (name: string): ConfigField => ({
  name,
  label: '线路',
  kind: 'choice',
  initial: '',
  required: true,
  source: 'wan',
  column: 120,
});

/** One line alone is nothing to share. It is said of the list: the first of two must be let in. */
const several = (rows: ConfigRows, field: string): Found[] => [
  ...doubles(rows, field),
  ...(rows.length < 2 ? [{ row: '', field, failure: { rule: 'minItems' as const, min: 2 } }] : []),
];

const single = (one: ConfigSection) => [newRow(one, settingsRow)];
const beyond = (key: string, field: string, document: ConfigDocument, tier: string): Locked[] =>
  (document[key] ?? []).slice(linesOf[tier] ?? 0).map(({ id }) => ({ section: key, row: id, field }));
const set = (section: string, field: string, document: ConfigDocument): Locked[] =>
  (document[section] ?? []).filter((row) => row[field] !== '').map(({ id }) => ({ section, row: id, field }));

const bondingSettings = section({
  key: 'bonding_settings',
  label: '叠加方式',
  kind: 'gateway',
  noun: '设置',
  single: true,
  most: 1,
  nameOf: () => '叠加方式',
  fields: [
    {
      name: 'bonding_mode',
      label: '方式',
      kind: 'choice',
      initial: 'share',
      required: true,
      options: [
        { value: 'share', label: '按权重分摊到各线路' },
        { value: 'overflow', label: '首条线路占满后再用其他' },
      ],
    },
    {
      name: 'bonding_period',
      label: '启用时段',
      kind: 'text',
      initial: '',
      rules: [timePeriod],
      mono: true,
      example: '19:00-23:00',
      help: '24 小时制 HH:MM-HH:MM；留空表示全天',
    },
  ],
});

const bondingLines = section({
  key: 'bonding_lines',
  label: '叠加的线路',
  kind: 'gateway',
  noun: '线路',
  ordered: true,
  most: 8,
  nameOf: (row) => String(row.bonding_line).toUpperCase(),
  fields: [
    line('bonding_line'),
    {
      name: 'bonding_weight',
      label: '权重',
      kind: 'number',
      initial: 10,
      rules: [between(1, 100)],
      help: '1–100，越大分到的连接越多',
      column: 96,
    },
  ],
  check: (rows) => several(rows, 'bonding_line'),
});

/** Several lines to the internet carry what one cannot. */
export const bonding: ServiceSpec = {
  command: 'bonding',
  sections: [bondingSettings, bondingLines],
  initial: { bonding_settings: single(bondingSettings), bonding_lines: [] },
  locked: (tier, document) => [
    ...beyond('bonding_lines', 'bonding_line', document, tier),
    ...(tier === 'pro' ? [] : set('bonding_settings', 'bonding_period', document)),
  ],
  figures: [
    { key: 'down', unit: 'Mbps', better: 'more' },
    { key: 'up', unit: 'Mbps', better: 'more' },
  ],
  lines: 2,
};

/** An IPv6 prefix from /16 to /64. */
const prefix: Rule = (value) => {
  const [, address = '', length = ''] = /^([^/]+)\/(\d{1,3})$/.exec(value) ?? [];
  const bits = Number(length);
  return length === '' || ipv6Rule(address) || bits < 16 || bits > 64 ? { rule: 'ipv6' } : undefined;
};

const prefixField = (name: string, label: string, more: Partial<ConfigField>): ConfigField => ({
  name,
  label,
  kind: 'text',
  initial: '',
  rules: [prefix],
  mono: true,
  column: 200,
  ...more,
});

const v6Settings = section({
  key: 'v6_settings',
  label: '内网前缀',
  kind: 'gateway',
  noun: '设置',
  single: true,
  most: 1,
  nameOf: () => '内网前缀',
  fields: [
    prefixField('v6_stable', '固定前缀', {
      example: 'fd12:3456:789a::/48',
      help: '“前缀/长度”，16–64；填写后换线路时终端地址不变，留空则用各线路自己的前缀',
    }),
    { name: 'v6_failover', label: '线路中断时改用其他线路的 IPv6', kind: 'flag', initial: true },
  ],
});

const v6Lines = section({
  key: 'v6_lines',
  label: 'IPv6 线路',
  kind: 'gateway',
  noun: '线路',
  ordered: true,
  most: 8,
  nameOf: (row) => String(row.v6_line).toUpperCase(),
  fields: [
    line('v6_line'),
    {
      name: 'v6_way',
      label: '前缀来源',
      kind: 'choice',
      initial: 'pd',
      required: true,
      options: [
        { value: 'pd', label: '运营商委派' },
        { value: 'fixed', label: '手工填写' },
      ],
      column: 120,
    },
    prefixField('v6_prefix', '前缀', {
      required: true,
      when: (row) => row.v6_way === 'fixed',
      example: '2001:db8:1::/56',
      help: '“前缀/长度”，长度 16–64',
    }),
    { name: 'v6_translate', label: '前缀转换 NPTv6', kind: 'flag', initial: false, column: 120 },
  ],
  check: (rows, { document }) => {
    const stable = String(document.v6_settings?.[0]?.v6_stable ?? '') !== '';
    return [
      ...several(rows, 'v6_line'),
      // Addresses that no line knows have to be translated on each of them.
      ...rows.flatMap((row): Found[] =>
        stable && row.v6_translate !== true
          ? [{ row: row.id, field: 'v6_translate', failure: { rule: 'required' } }]
          : [],
      ),
    ];
  },
});

/** IPv6 on several lines at once. */
export const multiline6: ServiceSpec = {
  command: 'multiline6',
  sections: [v6Settings, v6Lines],
  initial: { v6_settings: single(v6Settings), v6_lines: [] },
  locked: (tier, document) => [
    ...beyond('v6_lines', 'v6_line', document, tier),
    ...(tier === 'pro' ? [] : set('v6_settings', 'v6_stable', document)),
  ],
  figures: [
    { key: 'lines', unit: '', better: 'more' },
    { key: 'latency', unit: 'ms', better: 'less' },
    { key: 'loss', unit: '%', better: 'less' },
  ],
  lines: 2,
};
