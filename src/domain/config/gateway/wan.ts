import { between, ipv4, ipv4Number, maxLength, noQuotes, subnet, unicast } from '../../../rules';
import { doubles, pairs } from '../doubles';
import { section, type ConfigProblem, type ConfigRow } from '../types';
import { badHost, isHost, lanName, onInside, spanOf, vlanName } from './segments';
import { choice, enabledField, noteField, overlaps } from './shared';

type Found = Omit<ConfigProblem, 'section'>;

const isStatic = (row: ConfigRow) => row.mode === 'static';
const dials = (row: ConfigRow) => row.mode === 'pppoe';

/** Ways out of a gateway, one for each interface. */
export const wan = section({
  key: 'wan',
  label: '外网',
  kind: 'gateway',
  noun: '线路',
  optional: true,
  own: true,
  most: 16,
  nameOf: (row) => String(row.interface).toUpperCase(),
  fields: [
    enabledField,
    { name: 'interface', label: '接口', kind: 'choice', initial: '', required: true, source: 'wan', column: 96 },
    choice('mode', '接入方式', { dhcp: 'DHCP 自动获取', static: '静态地址', pppoe: 'PPPoE 拨号' }, { column: 128 }),
    {
      name: 'wan_ip',
      label: 'IP 地址',
      kind: 'text',
      initial: '',
      required: true,
      rules: [subnet, unicast],
      when: isStatic,
      example: '203.0.113.10/24',
      help: '“IP/前缀”，前缀 8–32',
      mono: true,
      column: 160,
    },
    {
      name: 'next_hop',
      label: '网关',
      kind: 'text',
      initial: '',
      required: true,
      rules: [ipv4],
      when: isStatic,
      example: '203.0.113.1',
      mono: true,
      column: 132,
    },
    {
      name: 'dial_account',
      label: '宽带账号',
      kind: 'text',
      initial: '',
      required: true,
      rules: [maxLength(64), noQuotes],
      when: dials,
      mono: true,
      column: 160,
    },
    {
      name: 'dial_password',
      label: '宽带密码',
      kind: 'text',
      initial: '',
      required: true,
      rules: [maxLength(64), noQuotes],
      when: dials,
      secret: true,
      help: '保存后不再显示',
    },
    {
      name: 'dns',
      label: 'DNS',
      kind: 'lines',
      initial: '',
      lineRule: ipv4,
      example: '223.5.5.5',
      help: '每行一个 IP；留空使用线路下发的 DNS',
      mono: true,
    },
    {
      name: 'mtu',
      label: 'MTU',
      kind: 'number',
      initial: 1500,
      rules: [between(576, 1500)],
      unit: '字节',
      help: '576–1500，PPPoE 一般为 1492',
    },
    noteField,
  ],
  check: (rows, { document }) => [
    ...doubles(rows, 'interface'),
    ...rows.filter(isStatic).flatMap((row): Found[] => {
      const own = String(row.wan_ip);
      const [span, hop] = [spanOf(own), ipv4Number(String(row.next_hop))];
      if (!span || hop === undefined) return [];
      const at = { row: row.id, field: 'next_hop' };
      if (hop < span.from || hop > span.to) return [{ ...at, failure: { rule: 'outside', text: own } }];
      if (row.next_hop === own.split('/')[0]) return [{ ...at, failure: { rule: 'overlap', text: own } }];
      return isHost(String(row.next_hop), own) ? [] : [{ ...at, failure: { rule: 'hostAddress' } }];
    }),
    ...rows
      .filter(isStatic)
      .flatMap((row) => [
        ...badHost(row, 'wan_ip'),
        ...onInside(row, 'wan_ip', [document.lan, lanName], [document.vlan, vlanName]),
      ]),
    ...pairs(rows.filter(isStatic), (row, other) =>
      overlaps(spanOf(String(row.wan_ip)), spanOf(String(other.wan_ip)))
        ? { row: row.id, field: 'wan_ip', failure: { rule: 'overlap', text: wan.nameOf(other) } }
        : undefined,
    ),
  ],
});
