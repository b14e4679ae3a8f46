import { between, ipv4Number, ipv4Range, subnet, unicast } from '../../../rules';
import type { ConfigContext, ConfigDocument, ConfigField, ConfigProblem, ConfigRow } from '../types';
import { overlaps, type Span } from './shared';

type Found = Omit<ConfigProblem, 'section'>;

/** First and last address of a segment. */
export function spanOf(address: string): Span | undefined {
  if (subnet(address)) return undefined;
  const [ip = '', prefix = ''] = address.split('/');
  const size = 2 ** (32 - Number(prefix));
  const from = Math.floor(ipv4Number(ip)! / size) * size;
  return { from, to: from + size - 1 };
}

/** Networks of two addresses and of one have none to spare for themselves and for all. */
const hasEnds = ({ from, to }: Span): boolean => to - from > 1;

/** Whether a machine can have an address in a segment: neither the network's own nor the one for all. True where either cannot be read. */
export function isHost(address: string, segment: string): boolean {
  const span = spanOf(segment);
  const own = ipv4Number(address.split('/')[0]!);
  if (!span || own === undefined || !hasEnds(span)) return true;
  return own !== span.from && own !== span.to;
}

/** An address with its prefix that no machine can have. */
export const badHost = (row: ConfigRow, field: string): Found[] =>
  isHost(String(row[field]), String(row[field])) ? [] : [{ row: row.id, field, failure: { rule: 'hostAddress' } }];

/** Segments inside, and those that lines with addresses of their own are in, each with what it is called. */
export const segmentsOf = (document: ConfigDocument): { address: string; name: string }[] => [
  ...(document.lan ?? []).map((row) => ({ address: String(row.address), name: lanName(row) })),
  ...(document.vlan ?? []).map((row) => ({ address: String(row.address), name: vlanName(row) })),
  ...staticLines(document).map(({ wan_ip: address }) => ({ address: String(address), name: `WAN ${String(address)}` })),
];

/** An address that no machine can have in the segment that it lies in. */
export const badEnd = (row: ConfigRow, field: string, document: ConfigDocument): Found[] =>
  segmentsOf(document).every(({ address }) => isHost(String(row[field]), address))
    ? []
    : [{ row: row.id, field, failure: { rule: 'hostAddress' } }];

/** A `pool` outside of the segment of its `address`, or one that gives the gateway's own address away. */
export function badPool(row: ConfigRow): Found[] {
  const inside = spanOf(String(row.address));
  if (row.dhcp !== true || !inside || ipv4Range(String(row.pool))) return [];
  const [from = 0, to = 0] = String(row.pool).split('-').map(ipv4Number);
  const outside = from < inside.from || to > inside.to;
  if (outside) return [{ row: row.id, field: 'pool', failure: { rule: 'outside', text: String(row.address) } }];
  const own = ipv4Number(String(row.address).split('/')[0]!)!;
  const holds = (address: number) => from <= address && address <= to;
  const taken = holds(own) || (hasEnds(inside) && (holds(inside.from) || holds(inside.to)));
  return taken ? [{ row: row.id, field: 'pool', failure: { rule: 'poolTaken' } }] : [];
}

/** Addresses of lines with one of their own, as they would be. */
const staticLines = ({ wan = [] }: ConfigContext['document']): readonly ConfigRow[] =>
  wan.filter(({ enabled, mode }) => enabled === true && mode === 'static');

/** A segment inside that has something in common with a way out: one that is there, or one that would be. */
export function onWayOut(row: ConfigRow, { document, wans = [] }: Pick<ConfigContext, 'document' | 'wans'>): Found[] {
  const ways = [...wans, ...staticLines(document).map(({ wan_ip: address }) => String(address))];
  const way = ways.find((wan) => overlaps(spanOf(String(row.address)), spanOf(wan.includes('/') ? wan : `${wan}/32`)));
  return way === undefined ? [] : [{ row: row.id, field: 'address', failure: { rule: 'overlap', text: `WAN ${way}` } }];
}

/** An address in a segment of another section, each with what its rows are called. */
export function onInside(
  row: ConfigRow,
  field: string,
  ...others: readonly (readonly [rows: readonly ConfigRow[] | undefined, nameOf: (other: ConfigRow) => string])[]
): Found[] {
  const own = spanOf(String(row[field]));
  for (const [rows = [], nameOf] of others) {
    const other = rows.find(({ address }) => overlaps(own, spanOf(String(address))));
    if (other) return [{ row: row.id, field, failure: { rule: 'overlap', text: nameOf(other) } }];
  }
  return [];
}

/** What a segment of a VLAN and one without are called where another one meets them. */
export const vlanName = (row: ConfigRow): string => `VLAN ${String(row.vlan)}`;
export const lanName = (row: ConfigRow): string => String(row.name);

/** What a segment inside is: where it is, and the addresses that it gives out. */
export const segmentFields: readonly ConfigField[] = [
  { name: 'interface', label: '所属接口', kind: 'choice', initial: '', required: true, source: 'lan', column: 96 },
  {
    name: 'address',
    label: '网关地址',
    kind: 'text',
    initial: '',
    required: true,
    rules: [subnet, unicast],
    example: '192.168.20.1/24',
    help: '“IP/前缀”，前缀 8–32',
    mono: true,
    column: 160,
  },
  { name: 'dhcp', label: 'DHCP', kind: 'flag', initial: true, column: 72 },
  {
    name: 'pool',
    label: '地址池',
    kind: 'text',
    initial: '',
    required: true,
    rules: [ipv4Range],
    when: (row) => row.dhcp === true,
    example: '192.168.20.100-192.168.20.200',
    help: '必须在网关地址的网段内',
    mono: true,
    column: 220,
  },
  {
    name: 'lease',
    label: '租期',
    kind: 'number',
    initial: 120,
    rules: [between(1, 10_080)],
    when: (row) => row.dhcp === true,
    unit: '分钟',
    help: '1–10080 分钟',
  },
];
