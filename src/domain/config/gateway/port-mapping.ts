import { internalIp, parseSpans, ports, unicast } from '../../../rules';
import { doubles, pairs } from '../doubles';
import { section } from '../types';
import { badEnd } from './segments';
import { choice, enabledField, nameField, noteField, overlaps, segment } from './shared';

/** Ports that are reached from outside. */
export const portMapping = section({
  key: 'port_mapping',
  label: '端口映射',
  kind: 'gateway',
  noun: '映射',
  most: 512,
  nameOf: (row) => String(row.name),
  fields: [
    enabledField,
    nameField(),
    choice('protocol', '协议', { tcp: 'TCP', udp: 'UDP', both: 'TCP + UDP' }, { column: 96 }),
    {
      name: 'line',
      label: '外网线路',
      kind: 'choice',
      initial: 'all',
      required: true,
      source: 'wan',
      options: [{ value: 'all', label: '全部线路' }],
      column: 96,
    },
    {
      name: 'outer_ports',
      label: '外网端口',
      kind: 'text',
      initial: '',
      required: true,
      rules: [ports],
      example: '80,443,8000-8010',
      help: '1–65535，逗号分隔，范围用连字符',
      mono: true,
      column: 148,
    },
    {
      name: 'inner_ip',
      label: '内网 IP',
      kind: 'text',
      initial: '',
      required: true,
      rules: [internalIp, unicast],
      example: '192.168.8.20',
      mono: true,
      column: 132,
    },
    {
      name: 'inner_ports',
      label: '内网端口',
      kind: 'text',
      initial: '',
      required: true,
      rules: [ports],
      example: '80,443,8000-8010',
      help: '一个端口，或与外网端口一样多',
      mono: true,
      column: 148,
    },
    {
      name: 'sources',
      label: '允许的来源',
      kind: 'lines',
      initial: '',
      lineRule: segment,
      example: '203.0.113.0/24',
      help: '每行一个 IP、范围或网段；留空表示不限',
    },
    noteField,
  ],
  check: (rows, { document }) => [
    ...doubles(rows, 'name'),
    ...rows.flatMap((row) => badEnd(row, 'inner_ip', document)),
    ...rows.flatMap((row) => {
      const [outer, inner] = [countOf(String(row.outer_ports)), countOf(String(row.inner_ports))];
      return inner > 1 && inner !== outer
        ? [{ row: row.id, field: 'inner_ports', failure: { rule: 'countDiffers' as const, text: String(outer) } }]
        : [];
    }),
    ...pairs(rows, (row, other) => {
      if (row.enabled !== true || other.enabled !== true) return undefined;
      const sameLine = row.line === other.line || row.line === 'all' || other.line === 'all';
      const sameProtocol = row.protocol === other.protocol || row.protocol === 'both' || other.protocol === 'both';
      const shared = sameLine && sameProtocol && sharesPort(String(row.outer_ports), String(other.outer_ports));
      return shared
        ? { row: row.id, field: 'outer_ports', failure: { rule: 'overlap', text: String(other.name) } }
        : undefined;
    }),
  ],
});

const countOf = (text: string): number => parseSpans(text).spans.reduce((sum, { from, to }) => sum + to - from + 1, 0);

const sharesPort = (a: string, b: string): boolean =>
  parseSpans(a).spans.some((one) => parseSpans(b).spans.some((other) => overlaps(one, other)));
