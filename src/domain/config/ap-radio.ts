import { between, parseSpans, timePeriod } from '../../rules';
import { bandsOf, chinaBands, mostPower } from '../wifi-bands';
import { section, type ConfigRow } from './types';

const isAuto = (row: ConfigRow) => row.channel === 'auto';
const balanced = ({ balance = 'off' }: ConfigRow) => balance !== 'off';
const auto = { value: 'auto', label: '自动' };
const channels = (list: readonly number[]) => [
  auto,
  ...list.map((one) => ({ value: String(one), label: String(one) })),
];

const allChannels = chinaBands.flatMap((band) => band.channels);
const radarChannels = chinaBands.flatMap((band) => band.radar);

/** What is wrong with the channels that a radio may choose from. */
function badChannel({ id, channels, dfs }: ConfigRow): string | undefined {
  if (String(channels ?? '') === '') return undefined;
  const { spans, bad } = parseSpans(String(channels));
  if (bad !== undefined) return bad;
  const found = spans.flatMap(({ from, to }) => (from === to ? [from] : [from, to]));
  const wrong = found.find(
    (one) =>
      !allChannels.includes(one) || (id === '2g') !== one <= 13 || (dfs === false && radarChannels.includes(one)),
  );
  return wrong === undefined ? undefined : String(wrong);
}

/** The widest channel in MHz that there is room for around a channel. */
function widest(radioId: string, channel: number): number {
  const bands = bandsOf(radioId, channel);
  return Math.max(20, ...bands.map(({ alone, width }) => (alone.includes(channel) ? 20 : width)));
}

/** Radios of a wireless access point: `2g` and `5g`. */
export const radio = section({
  key: 'radio',
  label: '射频',
  kind: 'ap',
  noun: '射频',
  fixed: true,
  most: 2,
  nameOf: (row) => (row.id === '2g' ? '2.4 GHz 射频' : '5 GHz 射频'),
  fields: [
    { name: 'enabled', label: '启用', kind: 'flag', initial: true, column: 72 },
    {
      name: 'channel',
      label: '信道',
      kind: 'choice',
      initial: 'auto',
      required: true,
      options: channels(allChannels),
      column: 88,
    },
    {
      name: 'width',
      label: '频宽',
      kind: 'choice',
      initial: 'auto',
      required: true,
      options: [auto, ...[20, 40, 80, 160].map((one) => ({ value: String(one), label: `${one} MHz` }))],
      column: 100,
    },
    {
      name: 'power',
      label: '发射功率',
      kind: 'number',
      initial: 20,
      rules: [between(1, 30)],
      unit: 'dBm',
      help: '2.4 GHz 最高 20 dBm，信道 36–64 最高 23，149–165 最高 27',
      column: 100,
    },
    {
      name: 'channels',
      label: '自动信道范围',
      kind: 'text',
      initial: '',
      when: isAuto,
      mono: true,
      example: '1,6,11',
      help: '信道号用逗号分隔；留空表示不限',
    },
    {
      name: 'power_min',
      label: '最低功率',
      kind: 'number',
      initial: 1,
      rules: [between(1, 30)],
      unit: 'dBm',
      help: '自动调整时不低于它，1–30 dBm',
    },
    { name: 'dfs', label: '允许 DFS 信道', kind: 'flag', initial: true, when: (row) => isAuto(row) && row.id === '5g' },
    {
      name: 'period',
      label: '定时开启',
      kind: 'text',
      initial: '',
      rules: [timePeriod],
      mono: true,
      example: '08:00-23:00',
      help: '24 小时制 HH:MM-HH:MM；留空表示全天开启',
      column: 120,
    },
    {
      name: 'balance',
      label: '负载均衡',
      kind: 'choice',
      initial: 'off',
      options: [
        { value: 'off', label: '不启用' },
        { value: 'clients', label: '按终端数' },
        { value: 'use', label: '按信道利用率' },
      ],
      help: '达到门限且比邻近 AP 忙时，新终端由邻近 AP 接入',
    },
    {
      name: 'balance_clients',
      label: '终端数门限',
      kind: 'number',
      initial: 20,
      rules: [between(1, 512)],
      when: ({ balance }) => balance === 'clients',
      help: '1–512，达到后才均衡',
    },
    {
      name: 'balance_use',
      label: '利用率门限',
      kind: 'number',
      initial: 60,
      rules: [between(1, 100)],
      when: ({ balance }) => balance === 'use',
      unit: '%',
      help: '1–100 %，达到后才均衡',
    },
    {
      name: 'balance_gap',
      label: '与邻近 AP 相差',
      kind: 'number',
      initial: 5,
      rules: [between(1, 100)],
      when: balanced,
      help: '1–100，按终端数时为台数，按利用率时为百分点',
    },
  ],
  check: (rows) =>
    rows.flatMap((row) => {
      const channel = Number(row.channel);
      const wrong = !Number.isNaN(channel) && (row.id === '2g') !== channel <= 13;
      const wide = Number(row.width) > widest(row.id, channel);
      const loudest = wrong ? Infinity : mostPower(row.id, channel);
      const stray = badChannel(row);
      const swapped = Number(row.power_min ?? 1) > Number(row.power);
      return [
        ...(stray === undefined
          ? []
          : [{ row: row.id, field: 'channels', failure: { rule: 'choice' as const, text: stray } }]),
        ...(Number(row.power) > loudest
          ? [{ row: row.id, field: 'power', failure: { rule: 'max' as const, max: loudest } }]
          : []),
        ...(swapped
          ? [{ row: row.id, field: 'power_min', failure: { rule: 'max' as const, max: Number(row.power) } }]
          : []),
        ...(wrong
          ? [{ row: row.id, field: 'channel', failure: { rule: 'choice' as const, text: String(channel) } }]
          : []),
        ...(wide
          ? [{ row: row.id, field: 'width', failure: { rule: 'choice' as const, text: `${row.width} MHz` } }]
          : []),
      ];
    }),
});
