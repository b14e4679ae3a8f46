import { ipv4 } from '../../../rules';
import { doubles, pairs } from '../doubles';
import { section } from '../types';
import { badHost, badPool, lanName, onInside, onWayOut, segmentFields, spanOf, vlanName } from './segments';
import { nameField, noteField, overlaps } from './shared';

/** Segments inside that belong to no VLAN, each with the addresses that it gives out. */
export const lan = section({
  key: 'lan',
  label: '内网',
  kind: 'gateway',
  noun: '网段',
  optional: true,
  most: 32,
  nameOf: lanName,
  fields: [
    nameField(),
    ...segmentFields,
    {
      name: 'dns',
      label: 'DNS',
      kind: 'lines',
      initial: '',
      lineRule: ipv4,
      when: (row) => row.dhcp === true,
      example: '192.168.8.1',
      help: '每行一个 IP；留空由网关解析',
      mono: true,
    },
    noteField,
  ],
  check: (rows, context) => [
    ...doubles(rows, 'name'),
    ...rows.flatMap((row) => [...onWayOut(row, context), ...badPool(row), ...badHost(row, 'address')]),
    ...pairs(rows, (row, other) =>
      overlaps(spanOf(String(row.address)), spanOf(String(other.address)))
        ? { row: row.id, field: 'address', failure: { rule: 'overlap', text: lanName(other) } }
        : undefined,
    ),
    ...rows.flatMap((row) => onInside(row, 'address', [context.document.vlan, vlanName])),
  ],
});
