import {
  between,
  domain,
  lengthBetween,
  lengthBetweenChinese,
  mac,
  maxLength,
  mobile,
  noSpecial,
  passwordCharacters,
  ssid,
  vlanId,
  type Rule,
} from '../../../rules';
import { isDay } from '../../calendar-day';
import { doubles } from '../doubles';
import { section, type ConfigRow } from '../types';
import { choice, enabledField, noteField } from './shared';

const isOn = (row: ConfigRow) => row.enabled === true;
/** Longest time online, minutes: a week. */
const week = 10_080;

/** Whether guests have to sign in, for how long, and which page they see. */
export const auth = section({
  key: 'auth',
  label: '认证设置',
  kind: 'gateway',
  noun: '设置',
  single: true,
  most: 1,
  nameOf: () => '认证设置',
  fields: [
    { name: 'enabled', label: '启用访客认证', kind: 'flag', initial: false },
    {
      name: 'session',
      label: '单次上网时长',
      kind: 'number',
      initial: 240,
      rules: [between(0, week)],
      when: isOn,
      unit: '分钟',
      help: '0–10080 分钟，0 为不限时；各认证方式可以另设',
    },
    {
      name: 'idle',
      label: '空闲下线',
      kind: 'number',
      initial: 30,
      rules: [between(1, 1440)],
      when: isOn,
      unit: '分钟',
      help: '1–1440 分钟没有流量即下线，再次上网需重新认证',
    },
    // The id decides; people read the name beside it.
    {
      name: 'template',
      label: '模板编号',
      kind: 'text',
      initial: '',
      rules: [maxLength(40)],
      when: isOn,
      silent: true,
    },
    { name: 'template_name', label: '认证页面', kind: 'text', initial: '', rules: [maxLength(32)], when: isOn },
    {
      name: 'template_version',
      label: '页面版本',
      kind: 'number',
      initial: 0,
      rules: [between(0, 1_000_000)],
      when: isOn,
    },
  ],
  check: (rows, { templates }) =>
    rows.flatMap((row) => {
      const id = String(row.template ?? '');
      if (!isOn(row) || id === '' || !templates || templates.has(id)) return [];
      return [
        { row: row.id, field: 'template_name', failure: { rule: 'choice' as const, text: String(row.template_name) } },
      ];
    }),
});

/** Which wireless networks and VLANs send their guests to the page. */
export const authScope = section({
  key: 'auth_scope',
  label: '认证范围',
  kind: 'gateway',
  noun: '范围',
  most: 64,
  nameOf: (row) => (row.scope === 'vlan' ? `VLAN ${String(row.vlan)}` : String(row.ssid)),
  fields: [
    enabledField,
    choice('scope', '类型', { ssid: '无线网络', vlan: 'VLAN' }, { column: 100 }),
    {
      name: 'ssid',
      label: 'SSID',
      kind: 'text',
      initial: '',
      required: true,
      rules: [ssid, lengthBetweenChinese(1, 32)],
      when: (row) => row.scope === 'ssid',
      help: '1–32 个字符，一个汉字计 3 个',
      column: 200,
    },
    {
      name: 'vlan',
      label: 'VLAN ID',
      kind: 'text',
      initial: '',
      required: true,
      rules: [vlanId],
      vlans: true,
      when: (row) => row.scope === 'vlan',
      mono: true,
      example: '20',
      help: '必须先在网关的 VLAN 页面新建',
      column: 100,
    },
    { ...noteField, column: 200 },
  ],
  check: (rows) => [...doubles(rows, 'ssid'), ...doubles(rows, 'vlan')],
});

const dayRule: Rule = (text) => (isDay(text) ? undefined : { rule: 'day', text });

/** Accounts of the house, for guests who are given one. */
export const authAccounts = section({
  key: 'auth_accounts',
  label: '本地账号',
  kind: 'gateway',
  noun: '账号',
  most: 2000,
  nameOf: (row) => String(row.account),
  fields: [
    enabledField,
    {
      name: 'account',
      label: '账号',
      kind: 'text',
      initial: '',
      required: true,
      rules: [maxLength(32), noSpecial],
      column: 160,
    },
    {
      name: 'password',
      label: '上网密码',
      kind: 'text',
      initial: '',
      required: true,
      rules: [lengthBetween(4, 32), passwordCharacters],
      secret: true,
      help: '4–32 个字符；保存后不再显示',
    },
    {
      name: 'devices',
      label: '同时在线',
      kind: 'number',
      initial: 1,
      rules: [between(1, 100)],
      unit: '台',
      help: '1–100 台终端',
      column: 100,
    },
    {
      name: 'until',
      label: '有效期至',
      kind: 'text',
      initial: '',
      rules: [dayRule],
      example: '2027-01-31',
      help: 'YYYY-MM-DD，留空为长期',
      mono: true,
      column: 120,
    },
    { ...noteField, column: 160 },
  ],
  check: (rows) => doubles(rows, 'account'),
});

/** Who and what needs no signing in. */
export const authFree = section({
  key: 'auth_free',
  label: '免认证名单',
  kind: 'gateway',
  noun: '名单',
  single: true,
  most: 1,
  nameOf: () => '免认证名单',
  fields: [
    {
      name: 'macs',
      label: '免认证终端',
      kind: 'lines',
      initial: '',
      lineRule: mac,
      example: 'a4:39:b3:0c:55:af',
      help: '每行一个 MAC 地址，这些终端直接上网',
      mono: true,
    },
    {
      name: 'domains',
      label: '免认证域名',
      kind: 'lines',
      initial: '',
      lineRule: domain,
      example: 'pay.example.com',
      help: '每行一个域名，认证前也能访问',
      mono: true,
    },
    {
      name: 'phones',
      label: '免短信手机号',
      kind: 'lines',
      initial: '',
      lineRule: mobile,
      example: '13800138000',
      help: '每行一个手机号，输入后不发短信直接放行',
      mono: true,
    },
  ],
});
