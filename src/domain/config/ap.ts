import {
  between,
  host,
  lengthBetween,
  lengthBetweenChinese,
  maxLength,
  passwordCharacters,
  port,
  ssid,
  switchSpeed,
  timePeriod,
  vlanId,
} from '../../rules';
import { radio } from './ap-radio';
import { doubles } from './doubles';
import { section, settingsRow, type ConfigRow, type ConfigSection } from './types';

const withPassword = (row: ConfigRow) => ['wpa2', 'wpa3', 'sae'].includes(String(row.security));
/** Access points that let two passwords hold at once do so by WPA2: WPA3 knows one. */
const withTwo = (row: ConfigRow) => ['wpa2', 'wpa3'].includes(String(row.security));
/** Only templates of networks know people: a network that an access point was given by itself lets nobody in so. */
const ofTemplate = ({ id }: ConfigRow) => id === 'ssid' || /^apt_/.test(id);
const withPage = (row: ConfigRow) => ofTemplate(row) && String(row.portal ?? '') !== '';
const withRadius = (row: ConfigRow) => row.security === 'enterprise';
const limited = ({ limit_down, limit_up }: ConfigRow) => Number(limit_down) > 0 || Number(limit_up) > 0;
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
        { value: 'owe', label: '增强开放 OWE' },
        { value: 'wpa2', label: 'WPA2' },
        { value: 'wpa3', label: 'WPA2 / WPA3' },
        { value: 'sae', label: 'WPA3' },
        { value: 'enterprise', label: '企业 802.1X' },
        { value: 'ppsk', label: '个人密码', when: ofTemplate },
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
      when: withPassword,
      secret: true,
      help: '8–63 个字符',
    },
    {
      name: 'radius',
      label: 'RADIUS 服务器',
      kind: 'lines',
      initial: '',
      required: true,
      lineRule: host,
      when: withRadius,
      mono: true,
      example: '10.0.0.5',
      help: '一行一个 IP 或域名，第一个不通时用下一个',
    },
    {
      name: 'radius_port',
      label: 'RADIUS 端口',
      kind: 'text',
      initial: '1812',
      required: true,
      rules: [port],
      when: withRadius,
      mono: true,
    },
    {
      name: 'radius_secret',
      label: 'RADIUS 密钥',
      kind: 'text',
      initial: '',
      required: true,
      rules: [lengthBetween(8, 63), passwordCharacters],
      when: withRadius,
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
      help: '留空表示不打标签；必须先在网关的 VLAN 页面新建',
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
    {
      name: 'hours',
      label: '开放时段',
      kind: 'text',
      initial: '',
      rules: [timePeriod],
      mono: true,
      example: '08:00-23:00',
      help: '24 小时制 HH:MM-HH:MM；留空表示全天',
    },
    { name: 'roam_k', label: '802.11k', kind: 'flag', initial: false },
    { name: 'roam_v', label: '802.11v', kind: 'flag', initial: false },
    { name: 'roam_r', label: '快速漫游 802.11r', kind: 'flag', initial: false },
    {
      name: 'signal',
      label: '最低信号',
      kind: 'number',
      initial: 0,
      rules: [between(-95, 0)],
      unit: 'dBm',
      help: '−95 至 −1 dBm，更弱的终端不能接入；0 表示不限',
    },
    {
      name: 'rate',
      label: '最低速率',
      kind: 'choice',
      initial: '0',
      options: [
        { value: '0', label: '不限' },
        ...[6, 12, 24].map((one) => ({ value: String(one), label: `${one} Mbps` })),
      ],
      help: '低于它的速率不使用：远处和旧的终端会断开，空口更快',
    },
    ...(['down', 'up'] as const).map((way): ConfigSection['fields'][number] => ({
      ...{ name: `limit_${way}`, label: way === 'down' ? '下行限速' : '上行限速', kind: 'number', initial: 0 },
      ...{ rules: [switchSpeed()], unit: 'KB/s', help: '2–125000，0 为不限' },
    })),
    {
      name: 'limit_share',
      label: '限速方式',
      kind: 'choice',
      initial: 'each',
      options: [
        { value: 'each', label: '每台终端' },
        { value: 'shared', label: '共享' },
      ],
      when: limited,
    },
    // The id decides; people read the name beside it. Both come with the choice of a page in a template.
    ...([
      { name: 'portal', label: '认证页面编号', kind: 'text', initial: '', when: ofTemplate, silent: true },
      { name: 'portal_name', label: '认证页面', kind: 'text', initial: '', when: withPage, given: true },
      { name: 'portal_version', label: '页面版本', kind: 'number', initial: 0, when: withPage, given: true },
    ] as const),
    // Brought by plans that change passwords: the device takes both until then, and drops the one before by itself.
    {
      ...{ name: 'password_before', label: '之前的无线密码', kind: 'text', initial: '' },
      ...{ when: withTwo, secret: true, silent: true },
    },
    { name: 'password_until', label: '之前的密码有效至', kind: 'text', initial: '', when: withTwo, silent: true },
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
      help: '必须先在网关的 VLAN 页面新建',
    },
    { name: 'led', label: '指示灯', kind: 'flag', initial: true },
    { name: 'note', label: '安装位置', kind: 'text', initial: '', rules: [maxLength(64)] },
  ],
});

/** Sections of a wireless access point. Rows of `radio` are `2g` and `5g`. */
export const apSections: readonly ConfigSection[] = [apBasics, radio, ssids];

/** Rows that an access point has whatever its settings. */
export const apRows = { radio: ['2g', '5g'], basics: [settingsRow] } as const;
