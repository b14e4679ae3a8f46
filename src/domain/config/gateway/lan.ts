import { ipv4 } from '../../../rules';
import { doubles, pairs } from '../doubles';
import { section, type ConfigProblem } from '../types';
import { badHost, badPool, onWayOut, segmentFields, spanOf } from './segments';
import { nameField, noteField, overlaps } from './shared';

/** Segments inside that belong to no VLAN, each with the addresses that it gives out. */
export const lan = section({
  key: 'lan',
  label: '内网',
  kind: 'gateway',
  noun: '网段',
  optional: true,
  most: 32,
  nameOf: (row) => String(row.name),
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
  check: (rows, { document, wans = [] }) => [
    ...doubles(rows, 'name'),
    ...rows.flatMap((row) => [...onWayOut(row, wans), ...badPool(row), ...badHost(row, 'address')]),
    ...pairs(rows, (row, other) =>
      overlaps(spanOf(String(row.address)), spanOf(String(other.address)))
        ? { row: row.id, field: 'address', failure: { rule: 'overlap', text: lan.nameOf(other) } }
        : undefined,
    ),
    ...rows.flatMap((row): Omit<ConfigProblem, 'section'>[] => {
      const own = spanOf(String(row.address));
      const other = (document.vlan ?? []).find(({ address }) => overlaps(own, spanOf(String(address))));
      return other
        ? [{ row: row.id, field: 'address', failure: { rule: 'overlap', text: `VLAN ${String(other.vlan)}` } }]
        : [];
    }),
  ],
});
