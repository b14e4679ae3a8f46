import { ipv4Number } from '../../rules';
import { modelRowsOf } from './rows';
import type { ConfigDocument, ConfigRow } from '../config';
import { spanOf } from '../config/gateway/segments';
import { sizeOf, type AddressSpan } from './blocks';
import { prefixes } from './names';
import { newModel, siteSections, type SiteModel, type SiteVariable } from './model';

/** A segment of a gateway, and where it lies in the block of a site. */
interface Moved extends AddressSpan {
  offset: number;
}

/**
 * A model of what a gateway is set to: its segments become places in a block, its name and its ways out variables. Secrets
 * do not go along.
 */
export function modelFromConfig(document: ConfigDocument, { site }: { site: string }): SiteModel {
  const segments = [...(document.vlan ?? []), ...(document.lan ?? [])].flatMap(({ address }) => {
    const span = spanOf(String(address));
    return span ? [span] : [];
  });
  const { prefix, moved } = layout(segments);
  const variables = new Map<string, SiteVariable>();
  const variable = (name: string, kind: SiteVariable['kind'], label: string): string => {
    variables.set(name, { name, label, kind, initial: '', required: true, options: [] });
    return `{{${name}}}`;
  };
  const sections = Object.fromEntries(
    siteSections.flatMap(({ key }) => {
      const rows = (document[key] ?? []).filter(({ id }) => !id.startsWith('stg_'));
      if (rows.length === 0) return [];
      if (key === 'wan') {
        const ways = rows.filter(({ mode }) => mode !== 'dhcp');
        return ways.length > 0
          ? [
              [
                key,
                modelRowsOf(
                  key,
                  ways.map((row, at) => wayOut(row, at, variable)),
                ),
              ],
            ]
          : [];
      }
      return [
        [
          key,
          modelRowsOf(
            key,
            rows.map((row) => generalized(row, site, moved)),
          ),
        ],
      ];
    }),
  );
  return { ...newModel(), variables: [...variables.values()], prefix, sections };
}

/** A line has what its provider gave to this site alone. */
function wayOut(
  row: ConfigRow,
  at: number,
  variable: (name: string, kind: SiteVariable['kind'], label: string) => string,
): ConfigRow {
  const n = at === 0 ? '' : `_${at + 1}`;
  const nth = at === 0 ? '' : ` ${at + 1}`;
  if (row.mode === 'pppoe') {
    return {
      ...row,
      dial_account: variable(`pppoe_user${n}`, 'text', `宽带账号${nth}`),
      dial_password: variable(`pppoe_password${n}`, 'secret', `宽带密码${nth}`),
    };
  }
  return {
    ...row,
    wan_ip: variable(`wan_ip${n}`, 'ip', `外网地址${nth}`),
    next_hop: variable(`wan_gateway${n}`, 'ip', `外网网关${nth}`),
  };
}

const quad = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

/** A row with addresses of the site as places in its block, and its name as what it stands for. */
function generalized(row: ConfigRow, site: string, moved: readonly Moved[]): ConfigRow {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => {
      if (field === 'id' || typeof value !== 'string') return [field, value];
      const placed = value.replace(quad, (text) => {
        const address = ipv4Number(text);
        const own = moved.find(({ from, to }) => address !== undefined && from <= address && address <= to);
        return own && address !== undefined ? `{{block+${own.offset + address - own.from}}}` : text;
      });
      return [field, site.length > 1 ? placed.split(site).join('{{site}}') : placed];
    }),
  ) as ConfigRow;
}

/**
 * Where segments lie in a block: as they do now where that is not much larger than they are, else one behind the other, the
 * greatest first. Segments that no block can hold stay as they are.
 */
function layout(segments: readonly AddressSpan[]): { prefix: number; moved: Moved[] } {
  if (segments.length === 0) return { prefix: 24, moved: [] };
  const sum = segments.reduce((all, { from, to }) => all + to - from + 1, 0);
  const first = Math.min(...segments.map(({ from }) => from));
  const last = Math.max(...segments.map(({ to }) => to));
  for (let prefix = prefixes.most as number; prefix >= prefixes.least; prefix--) {
    const size = sizeOf(prefix);
    const base = Math.floor(first / size) * size;
    if (last > base + size - 1) continue;
    if (size > 4 * sum) break;
    return { prefix, moved: segments.map((one) => ({ ...one, offset: one.from - base })) };
  }
  let offset = 0;
  const moved = [...segments]
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .map((one) => {
      const place = { ...one, offset };
      offset += one.to - one.from + 1;
      return place;
    });
  const prefix = Math.min(prefixes.most, 32 - Math.ceil(Math.log2(offset)));
  return prefix >= prefixes.least ? { prefix, moved } : { prefix: 24, moved: [] };
}
