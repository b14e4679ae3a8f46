import { between, ipv4, subnet } from '../../../rules';
import { doubles, pairs } from '../doubles';
import { section, type ConfigDocument, type ConfigProblem } from '../types';
import { spanOf, staticLines } from './segments';
import { enabledField, nameField, noteField } from './shared';

/** Where segments are that no interface stands in. */
export const routes = section({
  key: 'routes',
  label: '静态路由',
  kind: 'gateway',
  noun: '路由',
  optional: true,
  most: 256,
  nameOf: (row) => String(row.name),
  fields: [
    enabledField,
    nameField(),
    {
      name: 'target',
      label: '目的网段',
      kind: 'text',
      initial: '',
      required: true,
      rules: [subnet],
      example: '10.20.0.0/16',
      help: '“IP/前缀”，前缀 8–32',
      mono: true,
      column: 160,
    },
    {
      name: 'next_hop',
      label: '下一跳',
      kind: 'text',
      initial: '',
      required: true,
      rules: [ipv4],
      example: '192.168.8.254',
      mono: true,
      column: 140,
    },
    {
      name: 'line',
      label: '出口线路',
      kind: 'choice',
      initial: 'auto',
      required: true,
      source: 'wan',
      options: [{ value: 'auto', label: '自动' }],
      column: 96,
    },
    {
      name: 'metric',
      label: '优先级',
      kind: 'number',
      initial: 10,
      rules: [between(1, 255)],
      help: '1–255，小的优先',
      column: 88,
    },
    noteField,
  ],
  check: (rows, { document }) => [
    ...doubles(rows, 'name'),
    ...pairs(rows, (row, other) => {
      const [one, two] = [spanOf(String(row.target)), spanOf(String(other.target))];
      if (!one || !two || row.enabled !== true || other.enabled !== true) return undefined;
      return one.from === two.from && one.to === two.to && row.metric === other.metric
        ? { row: row.id, field: 'target', failure: { rule: 'overlap', text: String(other.name) } }
        : undefined;
    }),
    ...rows.flatMap((row): Omit<ConfigProblem, 'section'>[] => {
      const own = ownAddresses(document).find((address) => address.split('/')[0] === row.next_hop);
      return own ? [{ row: row.id, field: 'next_hop', failure: { rule: 'overlap', text: own } }] : [];
    }),
  ],
});

/** Addresses of the gateway itself: what is handed to one of them never leaves it. */
const ownAddresses = (document: ConfigDocument): string[] => [
  ...[...(document.lan ?? []), ...(document.vlan ?? [])].map(({ address }) => String(address)),
  ...staticLines(document).map(({ wan_ip: address }) => String(address)),
];
