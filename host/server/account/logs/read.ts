import type { logs, LogRow } from '../../../../src/api/contract/log';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { LogKind } from '../../../../src/domain/log';
import type { Context } from '../../kit/context/context';
import type { HistoryKind } from '../../kit/history/kinds';
import { historyPage, type Condition } from '../../kit/history/page';
import { saidInBoth, type Said } from '../../kit/refusal';
import { searchPatterns } from '../../kit/sql/search';
import { authLog, log, onlineLog } from './kinds';
import { actionOf, authNames, deviceNames, englishNames } from './words';

type Filter = ParsedOf<typeof logs>;
type Page = DataOf<typeof logs>;

/** Where the lines of a log are: rows `l`. */
interface Source {
  kind: HistoryKind;
  columns: string;
  /** Further condition. */
  where?: Condition;
  ok: string;
  device: string;
}

const caseOf = (column: string, names: Readonly<Record<string, string>>) =>
  `CASE ${column} ${Object.entries(names)
    .map(([code, name]) => `WHEN '${code}' THEN '${name}'`)
    .join(' ')} ELSE ${column} END`;

const lines = (kind: LogKind): Source => ({
  kind: log,
  // An archive gives facts as text.
  columns: `l.id::text AS id, l.at, l.actor, l.target, l.text, l.ok, (l.detail #>> '{}')::jsonb AS detail, l.simulated`,
  where: ['l.kind', '=', kind],
  ok: 'l.ok',
  device: `l.detail->>'device'`,
});

const sources: Readonly<Record<LogKind, Source>> = {
  upgrade: lines('upgrade'),
  business: lines('business'),
  action: lines('action'),
  online: {
    kind: onlineLog,
    columns: `l.id::text AS id, l.at, '' AS actor, l.remark AS target,
      ${caseOf('l.status', { online: '上线', offline: '离线' })} AS text, l.status = 'online' AS ok,
      jsonb_build_object('device', l.device_id, 'kind', ${caseOf('l.device_kind', deviceNames)}) AS detail,
      l.simulated`,
    ok: `(l.status = 'online')`,
    device: 'l.device_id',
  },
  // Of those who tried in vain gateways tell nothing.
  auth: {
    kind: authLog,
    columns: `l.id::text AS id, l.at, l.name AS actor, l.gateway_remark AS target, ${caseOf('l.auth', authNames)} AS text,
      true AS ok, jsonb_build_object('mac', l.mac, 'ip', l.ip, 'ssid', l.ssid, 'device', l.gateway_id) AS detail, l.simulated`,
    ok: `(l.auth <> '')`,
    device: 'l.gateway_id',
  },
};

/** Says what a line is about as data: what was kept of it beside the words, or what a call does. */
function withSaid({ features }: Context, row: LogRow): LogRow {
  const { text_said: text, target_said: target, ...detail } = row.detail;
  const told = { ...row, detail, ...(target !== undefined && { target_said: JSON.parse(target) as Said }) };
  if (text !== undefined) return { ...told, text_said: JSON.parse(text) as Said };
  const { kind, path, to } = detail;
  const device = kind && englishNames.get(kind);
  if (device) detail.kind_said = JSON.stringify(saidInBoth(kind, device));
  const action = path ? actionOf(features, path) : undefined;
  const known = [
    { zh: row.text, en: englishNames.get(row.text) },
    // The store writes these lines by itself.
    { zh: `升级到 ${to}`, en: `Upgraded to ${to}` },
    // Words of an earlier release may be others than those of today.
    { zh: action?.text, en: action?.en },
  ].find(({ zh, en }) => zh === row.text && en);
  return known?.en ? { ...told, text_said: saidInBoth(row.text, known.en) } : told;
}

/** One page of a log of the caller's account. */
export async function logPage(context: Context, filter: Filter): Promise<Page> {
  const { kind, columns, where: own, ok, device } = sources[filter.kind];
  const where: Condition[] = [['l.account_id', '=', context.caller.accountId]];
  if (own) where.push(own);
  if (filter.q) where.push(['l.search', 'like', searchPatterns(filter.q)]);
  if (filter.result) where.push([ok, '=', filter.result === 'ok']);
  if (filter.device) where.push([device, '=', filter.device]);
  if (filter.to) where.push(['l.at', '<', new Date(filter.to)]);
  const { list, total, missing } = await historyPage<LogRow>(
    context,
    {
      kind,
      where,
      // Older ones are still there until their part goes.
      from: Math.max(context.now() - kind.keep, filter.from ? Date.parse(filter.from) : 0),
      order: filter.order === 'asc' ? 'ASC' : 'DESC',
      unique: 'id',
      columns,
      ...(!filter.q &&
        !filter.result &&
        !filter.device && {
          all: {
            account: context.caller.accountId,
            of: own ? filter.kind : '',
            ...(filter.to && { to: Date.parse(filter.to) }),
          },
        }),
    },
    filter,
  );
  const rows = list.map((row) => withSaid(context, row));
  const placed = filter.kind === 'online' || filter.kind === 'upgrade' ? await withSites(context, rows) : rows;
  return { list: placed, total, ...(missing && { missing }) };
}

/** Says of what stands behind a gateway which one: at each site there may be a device of that name. */
async function withSites({ db, caller }: Context, rows: readonly LogRow[]): Promise<LogRow[]> {
  const sites = await db.query<{ id: string; site: string }>(
    `SELECT d.id, g.remark AS site FROM device d JOIN device g ON g.id = d.gateway_id AND g.account_id = d.account_id
     WHERE d.account_id = $1 AND d.id = ANY($2::text[]) AND g.id <> d.id`,
    [caller.accountId, [...new Set(rows.flatMap(({ detail }) => detail.device ?? []))]],
  );
  const siteOf = new Map(sites.map(({ id, site }) => [id, site]));
  return rows.map((row) => {
    const site = siteOf.get(row.detail.device ?? '');
    return site === undefined ? row : { ...row, detail: { ...row.detail, site } };
  });
}
