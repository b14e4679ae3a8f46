import { vlanId } from '../../../rules';
import { doubles, pairs } from '../doubles';
import { section } from '../types';
import { badHost, badPool, lanName, onInside, onWayOut, segmentFields, spanOf } from './segments';
import { nameField, noteField, overlaps } from './shared';

/** VLANs of a gateway: other forms may only name what was created here. */
export const vlan = section({
  key: 'vlan',
  label: 'VLAN',
  kind: 'gateway',
  noun: 'VLAN',
  most: 256,
  nameOf: (row) => `VLAN ${String(row.vlan)}${row.name ? ` ${String(row.name)}` : ''}`,
  fields: [
    {
      name: 'vlan',
      label: 'VLAN ID',
      kind: 'text',
      initial: '',
      required: true,
      rules: [vlanId],
      example: '10',
      help: '1–4094，不能重复',
      mono: true,
      column: 88,
    },
    nameField(),
    ...segmentFields,
    { name: 'isolate', label: '隔离', kind: 'flag', initial: false, help: '与其他 VLAN 互不访问', column: 72 },
    noteField,
  ],
  check: (rows, context) => [
    ...doubles(rows, 'vlan'),
    ...rows.flatMap((row) => onWayOut(row, context)),
    ...pairs(rows, (row, other) =>
      overlaps(spanOf(String(row.address)), spanOf(String(other.address)))
        ? { row: row.id, field: 'address', failure: { rule: 'overlap', text: vlan.nameOf(other) } }
        : undefined,
    ),
    ...rows.flatMap((row) => [
      ...badPool(row),
      ...badHost(row, 'address'),
      ...onInside(row, 'address', [context.document.lan, lanName]),
    ]),
  ],
});
