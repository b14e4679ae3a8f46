import { describe, expect, it } from 'vitest';
import {
  checkRows,
  configSections,
  createdVlans,
  diffRows,
  newRow,
  readRows,
  sectionOf,
  settingsRow,
  type ConfigRow,
  type ConfigSection,
  type ConfigValue,
} from '../../src/domain/config';
import { wordsOfChanges } from '../../host/server/fleet/config/words';
import type { DeviceKind } from '../../src/domain/device';
import { ruleText } from '../../src/text';

const section = (kind: DeviceKind, key: string): ConfigSection => sectionOf(kind, key)!;
type Fields = Record<string, ConfigValue>;

/** A good row of each section of a gateway. */
const good: Record<string, Fields> = {
  vlan: { vlan: '20', name: '访客', interface: 'lan1', address: '172.16.20.1/24', pool: '172.16.20.9-172.16.20.99' },
  port_mapping: { name: '网站', outer_ports: '80', inner_ip: '172.16.20.5', inner_ports: '8080' },
  static_binding: { ip: '172.16.20.5', mac: 'a4:39:b3:0c:55:af' },
  acl: { name: '规则' },
  ipv6: { enabled: true, line: 'wan1' },
  wan: { interface: 'wan1', mode: 'static', wan_ip: '203.0.113.10/24', next_hop: '203.0.113.1' },
  lan: { name: '默认', interface: 'lan1', address: '192.168.8.1/24', pool: '192.168.8.9-192.168.8.99' },
  routes: { name: '总部', target: '10.20.0.0/16', next_hop: '192.168.8.254' },
  qos: { name: '访客', source_vlans: '20', limit_down: 1024 },
  ddns: { host_name: 'store.example.com', key_id: 'k1', key_secret: 's1' },
};
const row = (key: string, changes: Fields = {}, id = key === 'ipv6' ? settingsRow : 'r1'): ConfigRow => ({
  ...newRow(section('gateway', key), id),
  ...good[key],
  ...changes,
});
/** What is said about rows, by field. */
function said(key: string, ...rows: ConfigRow[]): string[] {
  const spec = section('gateway', key);
  const problems = checkRows(spec, rows, {
    document: { vlan: [row('vlan')], lan: [row('lan')], wan: [row('wan')], [key]: rows },
    vlans: new Set([1, 20]),
    wans: ['192.0.2.2/24', '198.51.100.7'],
    interfaces: { wan: ['wan1'], lan: ['lan1', 'lan2'] },
  });
  return problems.map(({ field, failure }) => {
    const label = spec.fields.find(({ name }) => name === field)!.label;
    return `${field}: ${ruleText(failure, label)}`;
  });
}

describe('a row', () => {
  it.each(Object.keys(good))('of %s is good as it stands', (key) => {
    expect(said(key, row(key))).toEqual([]);
  });

  it.each([
    ['wan', { interface: '' }, /^interface: 必须填写接口/],
    ['wan', { mode: 'bridge' }, /^mode: /],
    ['wan', { wan_ip: '203.0.113.10' }, /^wan_ip: 子网无效/],
    ['wan', { wan_ip: '203.0.113.0/24' }, /^wan_ip: .*网络地址或广播地址/],
    ['wan', { next_hop: '203.0.114.1' }, /^next_hop: .*不在网段 203\.0\.113\.10\/24 内/],
    ['wan', { next_hop: '203.0.113.10' }, /^next_hop: .*重叠/],
    ['wan', { mode: 'pppoe', dial_account: '0571' }, /^dial_password: 必须填写宽带密码/],
    ['wan', { mode: 'pppoe', dial_account: '“0571”', dial_password: 'x' }, /^dial_account: .*引号/],
    ['wan', { dns: '223.5.5.5\n8.8.8' }, /^dns: /],
    ['wan', { mtu: 400 }, /^mtu: .*576/],
    ['lan', { address: '192.0.2.1/24', dhcp: false }, /^address: .*WAN 192\.0\.2\.2\/24.*重叠/],
    ['lan', { address: '172.16.20.1/25', pool: '172.16.20.9-172.16.20.19' }, /^address: .*VLAN 20.*重叠/],
    ['lan', { pool: '192.168.9.9-192.168.9.99' }, /^pool: .*不在网段/],
    ['routes', { target: '10.20.0.0/7' }, /^target: 子网无效/],
    ['routes', { next_hop: '10.20.0.01' }, /^next_hop: IP 地址无效/],
    ['lan', { address: '203.0.113.77/28', dhcp: false }, /^address: .*WAN 203\.0\.113\.10\/24.*重叠/],
    ['vlan', { address: '192.168.8.129/25', dhcp: false }, /^address: .*“默认”重叠/],
    ['wan', { wan_ip: '192.168.8.6/29', next_hop: '192.168.8.1' }, /^wan_ip: .*“默认”重叠/],
    ['wan', { wan_ip: '172.16.20.6/29', next_hop: '172.16.20.1' }, /^wan_ip: .*VLAN 20.*重叠/],
    ['wan', { mode: 'pppoe', dial_password: 'x' }, /^dial_account: 必须填写宽带账号/],
    ['routes', { target: '0.0.0.0/0' }, /^target: 子网无效/],
    ['routes', { next_hop: '192.168.8.1' }, /^next_hop: .*192\.168\.8\.1\/24.*重叠/],
    ['routes', { metric: 0 }, /^metric: .*1/],
    ['qos', { limit_down: 1 }, /^limit_down: .*0（不限速）或 2–125000/],
    ['qos', { limit_down: 0 }, /^limit_down: .*不能小于 2/],
    ['qos', { source_vlans: '21' }, /^source_vlans: .*21/],
    ['ddns', { host_name: 'store' + '.x'.repeat(200) }, /^host_name: /],
    ['ddns', { host_name: 'store' }, /^host_name: /],
    ['ddns', { host_name: 'https://a.example.com' }, /^host_name: /],
    ['ddns', { key_secret: '' }, /^key_secret: 必须填写密钥/],
    ['vlan', { vlan: '0' }, /^vlan: VLAN ID 应为 1–4094 的一个数字/],
    ['vlan', { vlan: '4095' }, /^vlan: VLAN ID 应为 1–4094 的一个数字/],
    ['vlan', { name: '' }, /^name: 必须填写名称/],
    ['vlan', { name: '“访客”' }, /^name: .*引号/],
    ['vlan', { interface: '' }, /^interface: 必须填写所属接口/],
    ['vlan', { address: '172.16.20.1/7' }, /^address: 子网无效/],
    ['vlan', { address: '172.16.020.1/24' }, /^address: 子网无效/],
    ['vlan', { pool: '172.16.20.99-172.16.20.9' }, /^pool: IP 范围无效/],
    ['vlan', { pool: '172.16.21.9-172.16.21.99' }, /^pool: .*不在网段 172.16.20.1\/24 内/],
    ['vlan', { address: '172.16.20.0/24' }, /^address: \[网关地址\]不能是网络地址或广播地址/],
    ['vlan', { address: '172.16.20.255/24' }, /^address: \[网关地址\]不能是网络地址或广播地址/],
    [
      'vlan',
      { address: '192.0.2.1/24', pool: '192.0.2.9-192.0.2.99' },
      /^address: \[网关地址\]与“WAN 192.0.2.2\/24”重叠/,
    ],
    ['vlan', { pool: '172.16.20.1-172.16.20.99' }, /^pool: \[地址池\]不能包含网关地址/],
    ['vlan', { pool: '172.16.20.9-172.16.20.255' }, /^pool: \[地址池\]不能包含网关地址/],
    ['static_binding', { vlan: '20', ip: '172.16.21.5' }, /^ip: \[IP 地址\]不在网段 172.16.20.1\/24 内/],
    ['static_binding', { vlan: '', ip: '172.16.20.1' }, /^ip: \[IP 地址\]与“VLAN 20 访客”重叠/],
    ['static_binding', { vlan: '20', ip: '172.16.20.255' }, /^ip: \[IP 地址\]不能是网络地址或广播地址/],
    ['acl', { target_domains: 'example.com\n256.1.1.1' }, /^target_domains: 第 2 行“256.1.1.1”：域名无效/],
    ['acl', { target_domains: '8.8.8.800' }, /^target_domains: 第 1 行“8.8.8.800”：域名无效/],
    ['acl', { source_macs: 'a4:39:b3:0c:55:af\nA4-39-B3-0C-55-AF' }, /^source_macs: .*重复项/],
    ['acl', { source_ips: '10.0.0.1\n10.0.0.2\n10.0.0.1' }, /^source_ips: .*重复项/],
    ['vlan', { lease: 0 }, /^lease: .*1–10080/],
    ['vlan', { lease: 'lang' }, /^lease: .*必须是数字/],
    ['port_mapping', { outer_ports: '0' }, /^outer_ports: 端口无效：0/],
    ['port_mapping', { outer_ports: '90-80' }, /^outer_ports: 端口无效：90-80/],
    ['port_mapping', { outer_ports: '80-89', inner_ports: '80-85' }, /^inner_ports: .*为 10 个/],
    ['port_mapping', { inner_ip: '172.16.20.0/24' }, /^inner_ip: IP 地址无效/],
    ['port_mapping', { protocol: 'sctp' }, /^protocol: .*没有这个选项：sctp/],
    ['port_mapping', { sources: '203.0.113.0/24\n203.0.113.300' }, /^sources: 第 2 行“203.0.113.300”/],
    ['static_binding', { mac: 'a4:39:b3:0c:55' }, /^mac: MAC 地址无效/],
    ['static_binding', { vlan: '30' }, /^vlan: VLAN 不存在：30，请先在 VLAN 页面新建/],
    ['acl', { source_vlans: '20,30-31' }, /^source_vlans: VLAN 不存在：30、31/],
    ['acl', { source_vlans: '20,20' }, /^source_vlans: 重复项：VLAN 20/],
    ['acl', { source_macs: 'a4:39:b3:0c:55:af\n00:1g' }, /^source_macs: 第 2 行“00:1g”：MAC 地址无效/],
    ['acl', { target_domains: 'example.com\n-bad' }, /^target_domains: 第 2 行“-bad”：域名无效/],
    ['acl', { target_ips: '10.0.0.9-10.0.0.1' }, /^target_ips: 第 1 行/],
    ['acl', { protocol: 'tcp', target_ports: '65536' }, /^target_ports: 端口无效：65536/],
    ['acl', { period: '9:00-18:00' }, /^period: .*HH:MM-HH:MM/],
    ['ipv6', { mode: 'static', address: 'fe80::1::2', gateway: '2001:db8::1' }, /^address: IPv6 地址无效/],
    ['ipv6', { mode: 'static', address: '2001:db8::2', gateway: '' }, /^gateway: 必须填写/],
    ['ipv6', { dns: '2001:db8::53\n8.8.8.8' }, /^dns: 第 2 行“8.8.8.8”：IPv6 地址无效/],
    ['ipv6', { masks: '::12:34/::ffff:ffff\n::12' }, /^masks: 第 2 行“::12”：IPv6 掩码无效/],
    ['ipv6', { vlans: '99' }, /^vlans: VLAN 不存在：99/],
    ['lan', { address: '127.0.0.1/8', dhcp: false }, /^address: \[网关地址\]不能是组播、广播、本机或 0 开头的地址/],
    ['lan', { address: '224.0.0.1/24', dhcp: false }, /^address: .*组播/],
    ['lan', { address: '0.0.0.1/8', dhcp: false }, /^address: .*0 开头/],
    ['vlan', { address: '240.0.0.1/24', dhcp: false }, /^address: .*组播/],
    ['wan', { wan_ip: '127.0.0.2/24', next_hop: '127.0.0.1' }, /^wan_ip: .*组播/],
    ['wan', { next_hop: '203.0.113.255' }, /^next_hop: .*网络地址或广播地址/],
    ['static_binding', { ip: '192.168.8.1' }, /^ip: \[IP 地址\]与“默认”重叠/],
    ['static_binding', { ip: '192.168.8.0' }, /^ip: .*网络地址或广播地址/],
    ['static_binding', { ip: '192.168.8.255' }, /^ip: .*网络地址或广播地址/],
    ['static_binding', { ip: '172.16.20.255' }, /^ip: .*网络地址或广播地址/],
    ['static_binding', { ip: '255.255.255.255' }, /^ip: .*组播/],
    ['static_binding', { ip: '0.0.0.0' }, /^ip: .*0 开头/],
    ['static_binding', { mac: 'ff:ff:ff:ff:ff:ff' }, /^mac: \[MAC 地址\]不能是广播、组播或全 0 地址/],
    ['static_binding', { mac: '00-00-00-00-00-00' }, /^mac: .*全 0/],
    ['static_binding', { mac: '01:00:5e:00:00:05' }, /^mac: .*组播/],
    ['routes', { next_hop: '255.255.255.255' }, /^next_hop: .*组播/],
    ['routes', { next_hop: '192.168.8.255' }, /^next_hop: .*网络地址或广播地址/],
    ['routes', { target: '172.16.20.0/24' }, /^target: \[目的网段\]与“VLAN 20”重叠/],
    ['routes', { target: '192.168.8.128/25' }, /^target: .*“默认”重叠/],
    ['port_mapping', { inner_ip: '127.0.0.1' }, /^inner_ip: .*本机/],
    ['port_mapping', { inner_ip: '192.168.8.255' }, /^inner_ip: .*网络地址或广播地址/],
    ['vlan', { lease: 1.5 }, /^lease: \[租期\]必须是整数/],
    ['routes', { metric: 1.5 }, /^metric: \[优先级\]必须是整数/],
    ['port_mapping', { line: 'wan9' }, /^line: \[外网线路\]没有这个选项：wan9/],
    ['lan', { interface: 'wan1' }, /^interface: \[所属接口\]没有这个选项：wan1/],
  ] as [string, Fields, RegExp][])('of %s with %j is refused in words', (key, changes, sentence) => {
    expect(said(key, row(key, changes))).toEqual([expect.stringMatching(sentence)]);
  });

  it('may name every address that a machine can have, and a route more than a segment inside', () => {
    expect(said('static_binding', row('static_binding', { ip: '10.9.9.255' }))).toEqual([]);
    expect(said('static_binding', row('static_binding', { mac: '02:00:5e:00:00:05' }))).toEqual([]);
    expect(said('routes', row('routes', { target: '172.16.0.0/12' }))).toEqual([]);
    expect(said('port_mapping', row('port_mapping', { inner_ip: '223.255.255.254' }))).toEqual([]);
  });

  it('names an interface of any role where the device has none of its own', () => {
    const rows = [row('lan', { interface: 'eth2' })];
    const wrong = (wan: string[], lan: string[]) =>
      checkRows(section('gateway', 'lan'), rows, { document: {}, vlans: new Set(), interfaces: { wan, lan } });
    expect(wrong(['eth2'], [])).toEqual([]);
    expect(wrong(['eth2'], ['lan1'])).toMatchObject([
      { field: 'interface', failure: { rule: 'choice', text: 'eth2' } },
    ]);
    expect(checkRows(section('gateway', 'lan'), rows, { document: {}, vlans: new Set() })).toEqual([]);
  });

  it('is not asked for what does not matter', () => {
    expect(said('vlan', row('vlan', { dhcp: false, pool: '' }))).toEqual([]);
    expect(said('acl', row('acl', { protocol: 'icmp', target_ports: 'x' }))).toEqual([]);
    expect(said('ipv6', row('ipv6', { enabled: false, line: '', masks: 'x' }))).toEqual([]);
  });
});

describe('rows together', () => {
  it.each([
    ['vlan', { address: '172.16.21.1/24', pool: '172.16.21.2-172.16.21.3' }, 'vlan: 重复项：20'],
    ['vlan', { vlan: '21', pool: '172.16.20.2-172.16.20.3' }, 'address: [网关地址]与“VLAN 20 访客”重叠'],
    ['port_mapping', { name: '另一个' }, 'outer_ports: [外网端口]与“网站”重叠'],
    ['port_mapping', { outer_ports: '81' }, 'name: 重复项：网站'],
    ['static_binding', { ip: '172.16.20.6', mac: 'A4-39-B3-0C-55-AF' }, 'mac: 重复项：A4-39-B3-0C-55-AF'],
    ['static_binding', { mac: 'a4:39:b3:0c:55:b0' }, 'ip: 重复项：172.16.20.5'],
  ] as [string, Fields, string][])('of %s do not get into each other’s way (%j)', (key, changes, sentence) => {
    expect(said(key, row(key), row(key, changes, 'r2'))).toEqual([sentence]);
  });

  it('share a port over another protocol or line, or while one is off', () => {
    const other = (changes: Fields) => said('port_mapping', row('port_mapping'), row('port_mapping', changes, 'r2'));
    expect(other({ name: 'b', protocol: 'udp' })).toEqual([]);
    expect(other({ name: 'b', enabled: false })).toEqual([]);
    expect(other({ name: 'b', protocol: 'both' })).toHaveLength(1);
  });

  it('create VLANs; 1 is always there', () => {
    expect([...createdVlans([row('vlan')])]).toEqual([1, 20]);
    expect([...createdVlans(undefined)]).toEqual([1]);
  });
});

describe('reading rows', () => {
  it('spells a MAC address one way', () => {
    const binding = section('gateway', 'static_binding');
    expect(readRows(binding, [{ id: 'a', mac: ' 02-00-5E-00-00-77 ' }])![0]!.mac).toBe('02:00:5e:00:00:77');
  });

  const acl = section('gateway', 'acl');
  it('keeps known fields of the right kind, tidied, and those that do not matter as they were', () => {
    const [read] = readRows(acl, [
      { id: 'a', name: ' 规则 ', protocol: 'icmp', target_ports: '80', target_ips: ' 10.0.0.1 \n\n', strange: 1 },
    ])!;
    expect(read).toEqual({ ...newRow(acl, 'a'), name: '规则', protocol: 'icmp', target_ips: '10.0.0.1' });
  });

  it.each([
    ['no list', {}],
    ['no row', [null]],
    ['no id', [{ name: 'x' }]],
    ['a strange id', [{ id: 'a b' }]],
    ['an id twice', [{ id: 'a' }, { id: 'a' }]],
    ['a number for a text', [{ id: 'a', name: 7 }]],
  ])('refuses %s', (_, input) => {
    expect(readRows(acl, input)).toBeUndefined();
  });

  it('wants the one row of a section of settings', () => {
    const ipv6 = section('gateway', 'ipv6');
    expect(readRows(ipv6, [])).toBeUndefined();
    expect(readRows(ipv6, [{ id: 'other' }])).toBeUndefined();
    expect(readRows(ipv6, [{ id: settingsRow }])).toHaveLength(1);
  });
});

describe('a difference', () => {
  const acl = section('gateway', 'acl');
  const [a, b, c] = ['a', 'b', 'c'].map((id) => row('acl', { name: id }, id)) as [ConfigRow, ConfigRow, ConfigRow];
  const ops = (before: ConfigRow[], after: ConfigRow[]) =>
    diffRows(acl, before, after).map(({ op, name }) => `${op} ${name}`);

  it('names what was added, changed, moved and removed', () => {
    expect(ops([a, b], [a, b])).toEqual([]);
    expect(ops([a, b], [b, c])).toEqual(['added c', 'removed a']);
    expect(ops([a, b, c], [c, a, b])).toEqual(['moved c']);
    expect(ops([a, b, c], [c, { ...a, action: 'permit' }, b])).toEqual(['moved c', 'changed a']);
  });

  it('tells the place of what was put in, taken out or moved where the sequence matters', () => {
    const places = (before: ConfigRow[], after: ConfigRow[]) =>
      diffRows(acl, before, after).map(({ op, from, to }) => [op, from, to]);
    expect(places([a, b], [b, c])).toEqual([
      ['added', undefined, 2],
      ['removed', 1, undefined],
    ]);
    expect(places([a, b, c], [c, a, b])).toEqual([['moved', 3, 1]]);
    expect(places([a, b, c], [{ ...c, action: 'permit' }, a, b])).toEqual([['changed', 3, 1]]);
    expect(places([a, b], [a, { ...b, action: 'permit' }])).toEqual([['changed', undefined, undefined]]);
    const facts = wordsOfChanges(diffRows(acl, [a, b, c], [c, a, b]));
    expect(facts).toEqual({ '访问控制 c': ['第 3 条', '第 1 条', expect.anything()] });
    const vlan = section('gateway', 'vlan');
    expect(diffRows(vlan, [], [row('vlan', {}, 'v')])[0]).not.toHaveProperty('to');
  });

  it('says values in words', () => {
    const [change] = diffRows(acl, [a], [{ ...a, enabled: false, action: 'permit', period: '09:00-18:00' }]);
    expect(change!.fields).toEqual([
      { label: '启用', before: '开', after: '关', field: 'enabled', was: true, is: false },
      { label: '动作', before: '阻断', after: '允许', field: 'action', was: 'deny', is: 'permit' },
      { label: '生效时段', before: '', after: '09:00-18:00', field: 'period' },
    ]);
  });

  it('never shows a secret, only that it is another', () => {
    const ssids = section('ap', 'ssids');
    const net = { ...newRow(ssids, 's1'), name: 'office', password: 'first-secret' };
    const [change] = diffRows(ssids, [net], [{ ...net, password: 'other-secret' }]);
    expect(change!.fields).toEqual([{ label: '无线密码', before: '••••••', after: '••••••', field: 'password' }]);
  });
});

it('a rule shows all that it asks for: what is not shown would read as any', () => {
  for (const sections of Object.values(configSections)) {
    for (const { key, ordered, fields } of sections) {
      const hidden = fields.filter((field) => !field.column && !field.silent && field.name !== 'note');
      if (ordered) expect([key, ...hidden.map(({ name }) => name)]).toEqual([key]);
    }
  }
});

it('every section reads its own new row', () => {
  for (const sections of Object.values(configSections)) {
    for (const spec of sections) {
      const id = spec.single ? settingsRow : 'r1';
      expect(readRows(spec, [newRow(spec, id)])).toEqual([newRow(spec, id)]);
    }
  }
});

it.each([
  ['36', '160', []],
  ['64', '160', []],
  ['149', '80', []],
  ['161', '160', ['width']],
  ['165', '20', []],
  ['165', '40', ['width']],
  ['165', 'auto', []],
  ['auto', '160', []],
])('5 GHz channel %s with %s MHz stays inside the bands of China, or its width is wrong', (channel, width, wrong) => {
  const radio = section('ap', 'radio');
  const row = { ...newRow(radio, '5g'), channel, width };
  expect(checkRows(radio, [row], { document: {}, vlans: new Set() }).map(({ field }) => field)).toEqual(wrong);
});

it.each([
  ['2g', 'auto', 20],
  ['5g', '36', 23],
  ['5g', '149', 27],
  ['5g', 'auto', 27],
])('the %s radio on channel %s sends with no more than China allows, %i dBm', (id, channel, most) => {
  const radio = section('ap', 'radio');
  const wrong = (power: number) =>
    checkRows(radio, [{ ...newRow(radio, id), channel, power }], { document: {}, vlans: new Set() });
  expect(wrong(most)).toEqual([]);
  expect(wrong(most + 1)).toMatchObject([{ field: 'power', failure: { rule: 'max', max: most } }]);
});

it('2.4 GHz takes no channel wider than 40 MHz', () => {
  const radio = section('ap', 'radio');
  const wrong = (id: string, width: string) =>
    checkRows(radio, [{ ...newRow(radio, id), width }], { document: {}, vlans: new Set() }).map(({ field }) => field);
  expect([wrong('2g', '160'), wrong('2g', '80'), wrong('2g', '40'), wrong('5g', '160')]).toEqual([
    ['width'],
    ['width'],
    [],
    [],
  ]);
});

it('a red packet is the gateway’s to pay: the cloud says that it takes nothing for it', () => {
  const field = configSections.gateway.flatMap(({ fields }) => fields).find(({ name }) => name === 'packet_yuan');
  expect(field?.help).toContain('不从账户余额扣款');
});
