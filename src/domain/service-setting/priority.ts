import { between, domain, maxLength, ports } from '../../rules';
import { newRow, settingsRow, type ConfigDocument, type ConfigSection } from '../config';
import { doubles } from '../config/doubles';
import { section, type ConfigField } from '../config/types';
import { games, officeApps } from './lists';
import type { Locked, ServiceSpec } from './types';

/** The line that what goes first takes. */
const line = (name: string): ConfigField => ({
  name,
  label: '走哪条线路',
  kind: 'choice',
  initial: 'auto',
  required: true,
  options: [{ value: 'auto', label: '自动选时延低的' }],
  source: 'wan',
});

const reserve = (name: string, most: number): ConfigField => ({
  name,
  label: '保障带宽',
  kind: 'number',
  initial: Math.min(10, most),
  rules: [between(1, most)],
  unit: 'Mbps',
  help: `1–${most} Mbps，拥塞时留给优先的流量`,
});

const ruleName = (name: string): ConfigField => ({
  name,
  label: '名称',
  kind: 'text',
  initial: '',
  required: true,
  rules: [maxLength(30)],
  column: 160,
});

const listed = (all: readonly { key: string; name: string }[]) =>
  all.map(({ key, name }) => ({ value: key, label: name, own: true }));

const gameSettings = section({
  key: 'game_settings',
  label: '加速方式',
  kind: 'gateway',
  noun: '设置',
  single: true,
  most: 1,
  nameOf: () => '加速方式',
  fields: [line('game_line'), reserve('game_reserve', 1000)],
});

const gameList = section({
  key: 'game_list',
  label: '加速的游戏',
  kind: 'gateway',
  noun: '游戏',
  most: games.length,
  nameOf: (row) => games.find(({ key }) => key === row.game)?.name ?? String(row.game),
  fields: [
    { name: 'game', label: '游戏', kind: 'choice', initial: '', required: true, options: listed(games), column: 200 },
  ],
  check: (rows) => doubles(rows, 'game'),
});

const gameRules = section({
  key: 'game_rules',
  label: '自定义规则',
  kind: 'gateway',
  noun: '规则',
  most: 50,
  nameOf: (row) => String(row.rule_name),
  fields: [
    ruleName('rule_name'),
    {
      name: 'rule_protocol',
      label: '协议',
      kind: 'choice',
      initial: 'udp',
      required: true,
      options: [
        { value: 'udp', label: 'UDP' },
        { value: 'tcp', label: 'TCP' },
      ],
      column: 96,
    },
    {
      name: 'rule_ports',
      label: '服务器端口',
      kind: 'text',
      initial: '',
      required: true,
      rules: [ports],
      mono: true,
      example: '5000-5500',
      help: '1–65535，多个用逗号分隔，范围用连字符',
      column: 200,
    },
  ],
  check: (rows) => doubles(rows, 'rule_name'),
});

const single = (one: ConfigSection) => [newRow(one, settingsRow)];
const beyond = (key: string, field: string, document: ConfigDocument, most: number): Locked[] =>
  (document[key] ?? []).slice(most).map(({ id }) => ({ section: key, row: id, field }));

/** Devices of games that go first at once, and games, by package. */
export const gamePlans: Readonly<Record<string, { devices: number; games: number; rules: boolean }>> = {
  trial: { devices: 2, games: 10, rules: false },
  basic: { devices: 20, games: games.length, rules: false },
  pro: { devices: 200, games: games.length, rules: true },
};

/** Games go first, on the line with the lowest latency. */
export const game: ServiceSpec = {
  command: 'game',
  sections: [gameSettings, gameList, gameRules],
  initial: { game_settings: single(gameSettings), game_list: [], game_rules: [] },
  locked: (tier, document) => {
    const plan = gamePlans[tier];
    return [
      ...beyond('game_list', 'game', document, plan?.games ?? 0),
      ...beyond('game_rules', 'rule_name', document, plan?.rules ? Infinity : 0),
    ];
  },
  figures: [
    { key: 'latency', unit: 'ms', better: 'less' },
    { key: 'jitter', unit: 'ms', better: 'less' },
    { key: 'loss', unit: '%', better: 'less' },
  ],
  lines: 0,
};

const officeSettings = section({
  key: 'office_settings',
  label: '优先方式',
  kind: 'gateway',
  noun: '设置',
  single: true,
  most: 1,
  nameOf: () => '优先方式',
  fields: [line('office_line'), reserve('office_reserve', 50)],
});

const officeList = section({
  key: 'office_apps',
  label: '优先的应用',
  kind: 'gateway',
  noun: '应用',
  most: officeApps.length,
  nameOf: (row) => officeApps.find(({ key }) => key === row.app)?.name ?? String(row.app),
  fields: [
    {
      name: 'app',
      label: '应用',
      kind: 'choice',
      initial: '',
      required: true,
      options: listed(officeApps),
      column: 200,
    },
  ],
  check: (rows) => doubles(rows, 'app'),
});

const officeRules = section({
  key: 'office_rules',
  label: '自定义应用',
  kind: 'gateway',
  noun: '应用',
  most: 50,
  nameOf: (row) => String(row.app_name),
  fields: [
    ruleName('app_name'),
    {
      name: 'app_domains',
      label: '域名',
      kind: 'lines',
      initial: '',
      required: true,
      lineRule: domain,
      mono: true,
      example: 'erp.example.com',
      help: '每行一个域名，包含它的子域名',
      column: 240,
    },
  ],
  check: (rows) => doubles(rows, 'app_name'),
});

/** Mbps that a package keeps for what goes first. */
export const officeMbps: Readonly<Record<string, number>> = { basic: 15, pro: 50 };

/** Meetings, drives and mail go first. */
export const office: ServiceSpec = {
  command: 'priority',
  sections: [officeSettings, officeList, officeRules],
  initial: { office_settings: single(officeSettings), office_apps: [], office_rules: [] },
  locked: (tier, document) => [
    ...(document.office_settings ?? [])
      .filter((row) => Number(row.office_reserve) > (officeMbps[tier] ?? 0))
      .map(({ id }) => ({ section: 'office_settings', row: id, field: 'office_reserve' })),
    ...beyond('office_rules', 'app_name', document, tier === 'pro' ? Infinity : 0),
  ],
  figures: [
    { key: 'latency', unit: 'ms', better: 'less' },
    { key: 'loss', unit: '%', better: 'less' },
  ],
  lines: 0,
};
