import {
  between,
  lengthBetween,
  lengthBetweenChinese,
  maxLength,
  passwordCharacters,
  ssid,
  timePeriod,
  vlanId,
} from '../../rules';
import { doubles } from './doubles';
import { section, settingsRow, type ConfigRow, type ConfigSection } from './types';

const secured = (row: ConfigRow) => row.security !== 'open';
const isOn = (row: ConfigRow) => row.enabled === true;
const auto = { value: 'auto', label: '自动' };
const channels = (list: readonly number[]) => [
  auto,
  ...list.map((one) => ({ value: String(one), label: String(one) })),
];

/**
 * The widest channel in MHz that the bands of China have room for: 2400-2483.5, 5150-5350 (channels 36 to 64) and
 * 5725-5850 (149 to 165, where 165 has no neighbour to be joined with).
 */
function widest(radioId: string, channel: number): number {
  if (radioId === '2g') return 40;
  if (channel === 165) return 20;
  return channel >= 149 ? 80 : 160;
}

const radio = section({
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
      when: isOn,
      options: channels([
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 36, 40, 44, 48, 52, 56, 60, 64, 149, 153, 157, 161, 165,
      ]),
      column: 88,
    },
    {
      name: 'width',
      label: '频宽',
      kind: 'choice',
      initial: 'auto',
      required: true,
      when: isOn,
      options: [auto, ...[20, 40, 80, 160].map((one) => ({ value: String(one), label: `${one} MHz` }))],
      column: 100,
    },
    {
      name: 'power',
      label: '发射功率',
      kind: 'number',
      initial: 20,
      rules: [between(1, 30)],
      when: isOn,
      unit: 'dBm',
      help: '1–30 dBm',
      column: 100,
    },
    {
      name: 'period',
      label: '定时开启',
      kind: 'text',
      initial: '',
      rules: [timePeriod],
      when: isOn,
      mono: true,
      example: '08:00-23:00',
      help: '24 小时制 HH:MM-HH:MM；留空表示全天开启',
      column: 120,
    },
  ],
  check: (rows) =>
    rows.flatMap((row) => {
      const channel = Number(row.channel);
      const wrong = !Number.isNaN(channel) && (row.id === '2g') !== channel <= 13;
      const wide = Number(row.width) > widest(row.id, channel);
      return [
        ...(wrong
          ? [{ row: row.id, field: 'channel', failure: { rule: 'choice' as const, text: String(channel) } }]
          : []),
        ...(wide
          ? [{ row: row.id, field: 'width', failure: { rule: 'choice' as const, text: `${row.width} MHz` } }]
          : []),
      ];
    }),
});

const ssids = section({
  key: 'ssids',
  label: '无线网络',
  kind: 'ap',
  noun: 'SSID',
  most: 16,
  nameOf: (row) => String(row.name),
  fields: [
    { name: 'enabled', label: '启用', kind: 'flag', initial: true, column: 72 },
    {
      name: 'name',
      label: 'SSID',
      kind: 'text',
      initial: '',
      required: true,
      rules: [ssid, lengthBetweenChinese(1, 32)],
      help: '1–32 个字符，一个汉字计 3 个',
      column: 160,
    },
    {
      name: 'band',
      label: '频段',
      kind: 'choice',
      initial: 'both',
      required: true,
      options: [
        { value: 'both', label: '2.4G + 5G' },
        { value: '2g', label: '2.4G' },
        { value: '5g', label: '5G' },
      ],
      column: 100,
    },
    {
      name: 'security',
      label: '加密',
      kind: 'choice',
      initial: 'wpa2',
      required: true,
      options: [
        { value: 'open', label: '不加密' },
        { value: 'wpa2', label: 'WPA2' },
        { value: 'wpa3', label: 'WPA2 / WPA3' },
      ],
      column: 112,
    },
    {
      name: 'password',
      label: '无线密码',
      kind: 'text',
      initial: '',
      required: true,
      rules: [lengthBetween(8, 63), passwordCharacters],
      when: secured,
      secret: true,
      help: '8–63 个字符',
    },
    {
      name: 'vlan',
      label: 'VLAN',
      kind: 'text',
      initial: '',
      rules: [vlanId],
      vlans: true,
      mono: true,
      example: '10',
      help: '留空表示不打标签；必须先在网关的 VLAN 页面创建',
      column: 80,
    },
    { name: 'hidden', label: '隐藏 SSID', kind: 'flag', initial: false, column: 88 },
    { name: 'isolate', label: '终端隔离', kind: 'flag', initial: false, column: 88 },
    {
      name: 'most',
      label: '最多终端',
      kind: 'number',
      initial: 64,
      rules: [between(1, 512)],
      help: '1–512',
      column: 88,
    },
  ],
  check: (rows) => doubles(rows, 'name'),
});

const apBasics = section({
  key: 'basics',
  label: '基本设置',
  kind: 'ap',
  noun: '设置',
  single: true,
  most: 1,
  nameOf: () => '基本设置',
  fields: [
    {
      name: 'vlan',
      label: '管理 VLAN',
      kind: 'text',
      initial: '',
      rules: [vlanId],
      vlans: true,
      mono: true,
      example: '1',
      help: '必须先在网关的 VLAN 页面创建',
    },
    { name: 'led', label: '指示灯', kind: 'flag', initial: true },
    { name: 'note', label: '安装位置', kind: 'text', initial: '', rules: [maxLength(64)] },
  ],
});

/** Sections of a wireless access point. Rows of `radio` are `2g` and `5g`. */
export const apSections: readonly ConfigSection[] = [apBasics, radio, ssids];

/** Rows that an access point has whatever its settings. */
export const apRows = { radio: ['2g', '5g'], basics: [settingsRow] } as const;
