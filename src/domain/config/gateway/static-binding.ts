import { hostMac, ipv4, ipv4Number, mac, normalMac, unicast, vlanId } from '../../../rules';
import { doubles } from '../doubles';
import { section, type ConfigProblem } from '../types';
import { lan } from './lan';
import { badEnd, spanOf } from './segments';
import { nameField, noteField } from './shared';
import { vlan } from './vlan';

/** Addresses that belong to one machine. */
export const staticBinding = section({
  key: 'static_binding',
  label: '静态绑定',
  kind: 'gateway',
  noun: '绑定',
  most: 4096,
  nameOf: (row) => String(row.name || row.ip),
  fields: [
    { ...nameField('终端名称'), required: false },
    {
      name: 'ip',
      label: 'IP 地址',
      kind: 'text',
      initial: '',
      required: true,
      rules: [ipv4, unicast],
      example: '192.168.8.20',
      mono: true,
      column: 140,
    },
    {
      name: 'mac',
      label: 'MAC 地址',
      kind: 'text',
      initial: '',
      required: true,
      rules: [mac, hostMac],
      tidy: (text) => (mac(text) ? text : normalMac(text)),
      example: 'a4:39:b3:0c:55:af',
      mono: true,
      column: 160,
    },
    {
      name: 'vlan',
      label: 'VLAN',
      kind: 'text',
      initial: '',
      rules: [vlanId],
      vlans: true,
      example: '10',
      help: '留空表示不限；必须先在 VLAN 页面新建',
      mono: true,
      column: 80,
    },
    { name: 'strict', label: '只允许此 MAC 使用该 IP', kind: 'flag', initial: true },
    { ...noteField, column: 160 },
  ],
  check: (rows, { document }) => [
    ...doubles(rows, 'ip'),
    ...doubles(rows, 'mac', normalMac),
    ...rows.flatMap((row): Omit<ConfigProblem, 'section'>[] => {
      const at = { row: row.id, field: 'ip' };
      for (const { key, nameOf } of [vlan, lan]) {
        const own = document[key]?.find(({ address }) => String(address).split('/')[0] === row.ip);
        if (own) return [{ ...at, failure: { rule: 'overlap', text: nameOf(own) } }];
      }
      const network = (document.vlan ?? []).find(({ vlan: id }) => row.vlan !== '' && String(id) === String(row.vlan));
      const segment = String(network?.address ?? '');
      const [span, ip] = [spanOf(segment), ipv4Number(String(row.ip))];
      if (span && ip !== undefined && (ip < span.from || ip > span.to))
        return [{ ...at, failure: { rule: 'outside', text: segment } }];
      return badEnd(row, 'ip', document);
    }),
  ],
});
