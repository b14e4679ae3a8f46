import { between, maxLength, vlanId } from '../../rules';
import { newRow, settingsRow, type ConfigRow, type ConfigSection } from '../config';
import { doubles } from '../config/doubles';
import { section, type ConfigField, type ConfigProblem } from '../config/types';
import type { ServiceSpec } from './types';

type Found = Omit<ConfigProblem, 'section'>;

/** What a gateway takes over of a source: by group, by what boxes ask for, or as the switch sees it. */
const modes = [
  { value: 'proxy2', label: 'IGMP v2 代理' },
  { value: 'proxy3', label: 'IGMP v3 代理' },
  { value: 'snooping', label: 'IGMP Snooping' },
];
const priorities = Array.from({ length: 8 }, (_, i) => ({ value: String(i), label: String(i) }));
const same = { value: 'same', label: '同主源' };
const mustExist = '必须先在网关的 VLAN 页面新建';

const vlanField = (name: string, label: string, more: Partial<ConfigField> = {}): ConfigField => ({
  name,
  label,
  kind: 'text',
  initial: '',
  rules: [vlanId],
  vlans: true,
  mono: true,
  example: '43',
  help: mustExist,
  column: 96,
  ...more,
});

/** Which sockets of the gateway carry television. */
const iptvPorts = section({
  key: 'iptv_ports',
  label: '电视端口',
  kind: 'gateway',
  noun: '端口',
  most: 32,
  nameOf: (row) => String(row.interface).toUpperCase(),
  fields: [
    { name: 'interface', label: '端口', kind: 'choice', initial: '', required: true, source: 'lan', column: 96 },
    {
      name: 'carries',
      label: '用途',
      kind: 'choice',
      initial: 'both',
      required: true,
      options: [
        { value: 'both', label: '上网 + IPTV' },
        { value: 'only', label: '只走 IPTV' },
      ],
      column: 120,
    },
    vlanField('net_vlan', '上网 VLAN', {
      when: (row) => row.carries === 'both',
      example: '60',
      help: `不带标签；${mustExist}`,
    }),
    vlanField('tv_vlan', 'IPTV VLAN', { required: true, help: `带标签；${mustExist}` }),
    { name: 'leads_to', label: '接到哪里', kind: 'text', initial: '', rules: [maxLength(32)], column: 120 },
  ],
  check: (rows) => [
    ...doubles(rows, 'interface'),
    ...rows.flatMap((row): Found[] =>
      row.carries === 'both' && row.net_vlan !== '' && row.net_vlan === row.tv_vlan
        ? [{ row: row.id, field: 'tv_vlan', failure: { rule: 'repeat', text: String(row.tv_vlan) } }]
        : [],
    ),
  ],
});

/** Where the programmes come in. */
const iptvMain = section({
  key: 'iptv_main',
  label: '主源',
  kind: 'gateway',
  noun: '主源',
  single: true,
  most: 1,
  nameOf: () => '主源',
  fields: [
    { name: 'node', label: '节点', kind: 'choice', initial: '', required: true, options: [] },
    { name: 'entry', label: '入口', kind: 'choice', initial: '', required: true, source: 'wan' },
    vlanField('vlan', 'VLAN', { required: true }),
    vlanField('multicast_vlan', '组播 VLAN', { required: true, example: '51' }),
    { name: 'igmp', label: '组播方式', kind: 'choice', initial: 'proxy3', required: true, options: modes },
    {
      name: 'priority',
      label: '优先级 802.1p',
      kind: 'choice',
      initial: '5',
      required: true,
      options: priorities,
      help: '0–7，越大越先转发',
    },
  ],
});

const used = (row: ConfigRow) => row.enabled === true;

/** Where they come in when the first way fails; what is empty is as in the first. */
const iptvBackup = section({
  key: 'iptv_backup',
  label: '备源',
  kind: 'gateway',
  noun: '备源',
  single: true,
  most: 1,
  nameOf: () => '备源',
  fields: [
    { name: 'enabled', label: '使用备源', kind: 'flag', initial: false },
    { name: 'node', label: '节点', kind: 'choice', initial: 'same', required: true, options: [same], when: used },
    {
      name: 'entry',
      label: '入口',
      kind: 'choice',
      initial: 'same',
      required: true,
      options: [same],
      source: 'wan',
      when: used,
    },
    vlanField('vlan', 'VLAN', { when: used, help: `留空表示同主源；${mustExist}` }),
    vlanField('multicast_vlan', '组播 VLAN', { when: used, help: `留空表示同主源；${mustExist}` }),
    {
      name: 'igmp',
      label: '组播方式',
      kind: 'choice',
      initial: 'same',
      required: true,
      options: [same, ...modes],
      when: used,
    },
    {
      name: 'priority',
      label: '优先级 802.1p',
      kind: 'choice',
      initial: 'same',
      required: true,
      options: [same, ...priorities],
      when: used,
    },
  ],
  check: (rows, { document }) => {
    const main = document.iptv_main?.find(({ id }) => id === settingsRow);
    return rows.flatMap((row): Found[] => {
      if (row.enabled !== true || !main) return [];
      const own = backupOf(main, row);
      const differs = (['node', 'entry', 'vlan'] as const).some((field) => own[field] !== main[field]);
      // A second way that is the first one is none.
      return differs ? [] : [{ row: row.id, field: 'node', failure: { rule: 'repeat', text: '主源' } }];
    });
  },
});

const auto = (row: ConfigRow) => row.using === 'auto';

/** When the other source is taken, and when the first one again. */
const iptvSwitching = section({
  key: 'iptv_switching',
  label: '切换',
  kind: 'gateway',
  noun: '切换',
  single: true,
  most: 1,
  nameOf: () => '切换',
  fields: [
    {
      name: 'using',
      label: '使用',
      kind: 'choice',
      initial: 'auto',
      required: true,
      options: [
        { value: 'auto', label: '按丢包自动切换' },
        { value: 'main', label: '只用主源' },
        { value: 'backup', label: '只用备源' },
      ],
    },
    {
      name: 'switch_loss',
      label: '丢包达到',
      kind: 'number',
      initial: 2,
      rules: [between(1, 100)],
      unit: '%',
      help: '1–100 %',
      when: auto,
    },
    {
      name: 'hold_seconds',
      label: '持续',
      kind: 'number',
      initial: 10,
      rules: [between(3, 300)],
      unit: '秒',
      help: '3–300 秒',
      when: auto,
    },
    { name: 'switch_back', label: '主源恢复后切回', kind: 'flag', initial: true, when: auto },
    {
      name: 'back_minutes',
      label: '恢复多久后切回',
      kind: 'number',
      initial: 10,
      rules: [between(1, 1440)],
      unit: '分钟',
      help: '1–1440 分钟',
      when: (row) => auto(row) && row.switch_back === true,
    },
  ],
  check: (rows, { document }) => {
    const has = document.iptv_backup?.some((row) => row.enabled === true) ?? false;
    return rows.flatMap((row): Found[] =>
      row.using === 'backup' && !has
        ? [{ row: row.id, field: 'using', failure: { rule: 'choice', text: '只用备源' } }]
        : [],
    );
  },
});

/** Set-top boxes that a package serves at once. */
export const iptvBoxes: Readonly<Record<string, number>> = { basic: 8, pro: 64 };

/** The backup source with what it has from the main one. */
export function backupOf(main: ConfigRow, backup: ConfigRow): ConfigRow {
  const own = (field: string) => {
    const value = backup[field];
    return value === undefined || value === '' || value === 'same' ? (main[field] ?? '') : value;
  };
  return {
    id: backup.id,
    ...Object.fromEntries(iptvMain.fields.map(({ name }) => [name, own(name)])),
  };
}

const single = (one: ConfigSection) => [newRow(one, settingsRow)];

/** IPTV: which ports carry television, where it comes from, and what happens when that fails. */
export const iptv: ServiceSpec = {
  command: 'iptv',
  sections: [iptvPorts, iptvMain, iptvBackup, iptvSwitching],
  initial: {
    iptv_ports: [],
    iptv_main: single(iptvMain),
    iptv_backup: single(iptvBackup),
    iptv_switching: single(iptvSwitching),
  },
  locked: (tier, document) =>
    tier === 'pro' || !document.iptv_backup?.some((row) => row.enabled === true)
      ? []
      : [{ section: 'iptv_backup', row: settingsRow, field: 'enabled' }],
  figures: [
    { key: 'loss', unit: '%', better: 'less' },
    { key: 'jitter', unit: 'ms', better: 'less' },
    { key: 'rate', unit: 'Mbps', better: 'more' },
  ],
  lines: 0,
};
