import { between, ipv4, subnet, unicast } from '../../../rules';
import { doubles, pairs } from '../doubles';
import { section, type ConfigProblem } from '../types';
import { badEnd, segmentsOf, spanOf } from './segments';
import { enabledField, nameField, noteField, type Span } from './shared';

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
      rules: [ipv4, unicast],
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
      // What is handed to an address of the gateway itself never leaves it.
      const own = segmentsOf(document).find(({ address }) => address.split('/')[0] === row.next_hop);
      if (own) return [{ row: row.id, field: 'next_hop', failure: { rule: 'overlap', text: own.address } }];
      return badEnd(row, 'next_hop', document);
    }),
    ...rows.flatMap((row): Omit<ConfigProblem, 'section'>[] => {
      // The gateway stands in these itself; a route to more than one of them takes nothing from it.
      const target = spanOf(String(row.target));
      const own = segmentsOf(document).find(({ address }) => holds(spanOf(address), target));
      return own ? [{ row: row.id, field: 'target', failure: { rule: 'overlap', text: own.name } }] : [];
    }),
  ],
});

const holds = (outer: Span | undefined, inner: Span | undefined): boolean =>
  outer !== undefined && inner !== undefined && outer.from <= inner.from && inner.to <= outer.to;
