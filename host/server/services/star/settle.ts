import type { staffStarSettle } from '../../../../src/api/contract/staff-star';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import { starSubsidy } from '../../../../src/domain/star-rules';
import { beijingDay, beijingMidnight, addDays, iso } from '../../../../src/domain/time';
import { because, invalid, refuse } from '../../kit/refusal';
import { insertRows } from '../../kit/sql/bulk';
import type { Sql } from '../../kit/store/db';

type Settling = Pick<ParsedOf<typeof staffStarSettle>, 'day' | 'rows'>;

/** Who lent what of a gateway on a day. */
interface Lender {
  gwid: string;
  account_id: string;
  remark: string;
  joined_at: string;
  disks: { disk: string; size_gb: number; gb: number }[];
}

/** A disk's day of the bill, as the table keeps it. */
export interface Line {
  account_id: string;
  gateway_id: string;
  day: string;
  disk: string;
  remark: string;
  size_gb: number;
  gb: number;
  income_fen: number;
  percent: number;
  subsidy_fen: number;
  unpaid: string;
  simulated: boolean;
}

/** Takes over what a buyer pays for a day; a gateway's day is taken over once. */
export async function settleDay(
  sql: Sql,
  { day, rows }: Settling,
  now: number,
): Promise<DataOf<typeof staffStarSettle>> {
  if (day >= beijingDay(now)) throw refuse('starDayOpen', { day });
  const byGateway = groupRows(rows);
  // One settlement after the other: each sees what the one before took over.
  await sql.query('LOCK TABLE star_line IN SHARE ROW EXCLUSIVE MODE');
  const gwids = [...byGateway.keys()];
  const known = await takenOver(sql, day, gwids);
  const other = gwids.filter((gwid) => known.has(gwid) && !same(known.get(gwid)!, byGateway.get(gwid)!));
  if (other.length > 0) throw refuse('starSettled', { day, gateways: other });
  const fresh = gwids.filter((gwid) => !known.has(gwid));
  const lines = linesOf(day, fresh, byGateway, await lenders(sql, day, fresh));
  await writeLines(sql, lines);
  return {
    taken: fresh.length,
    same: gwids.length - fresh.length,
    income_fen: lines.reduce((sum, { income_fen }) => sum + income_fen, 0),
    subsidy_fen: lines.reduce((sum, { subsidy_fen }) => sum + subsidy_fen, 0),
  };
}

type ByGateway = ReadonlyMap<string, ReadonlyMap<string, number>>;

function groupRows(rows: Settling['rows']): ByGateway {
  const found = new Map<string, Map<string, number>>();
  for (const [n, { gwid, disk, income_fen }] of rows.entries()) {
    const disks = found.get(gwid) ?? new Map<string, number>();
    if (disks.has(disk)) throw invalid({ [`rows.${n}.disk`]: because('starTwice') });
    found.set(gwid, disks.set(disk, income_fen));
  }
  return found;
}

const same = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): boolean =>
  a.size === b.size && [...a].every(([disk, fen]) => b.get(disk) === fen);

/** What was taken over for the day before. */
async function takenOver(sql: Sql, day: string, gwids: readonly string[]): Promise<ByGateway> {
  const rows = await sql.query<{ gateway_id: string; disk: string; income_fen: number }>(
    'SELECT gateway_id, disk, income_fen FROM star_line WHERE day = $1 AND gateway_id = ANY($2::text[])',
    [day, gwids],
  );
  const found = new Map<string, Map<string, number>>();
  for (const { gateway_id, disk, income_fen } of rows)
    found.set(gateway_id, (found.get(gateway_id) ?? new Map<string, number>()).set(disk, income_fen));
  return found;
}

/** Whose the gateways were on a day, by the applications that were approved until then; simulated ones earn nothing. */
async function lenders(sql: Sql, day: string, gwids: readonly string[]): Promise<ReadonlyMap<string, Lender>> {
  const rows = await sql.query<Lender>(
    `SELECT w.gateway_id AS gwid, w.account_id, w.remark, o.joined_at, o.disks FROM (
       SELECT DISTINCT ON (gateway_id) gateway_id, account_id, remark FROM star_application
       WHERE state = 'approved' AND NOT simulated AND gateway_id = ANY($1::text[]) AND decided_at < $2
       ORDER BY gateway_id, decided_at DESC
     ) w JOIN LATERAL (
       SELECT min(a.decided_at) AS joined_at, (
         SELECT jsonb_agg(x) FROM (
           SELECT DISTINCT ON (e->>'disk') e AS x FROM star_application b, jsonb_array_elements(b.disks) e
           WHERE b.state = 'approved' AND b.account_id = w.account_id AND b.gateway_id = w.gateway_id AND b.decided_at < $2
           ORDER BY e->>'disk', b.decided_at DESC
         ) l) AS disks
       FROM star_application a
       WHERE a.state = 'approved' AND a.account_id = w.account_id AND a.gateway_id = w.gateway_id
     ) o ON true`,
    [gwids, iso(beijingMidnight(addDays(day, 1)))],
  );
  return new Map(rows.map((row) => [row.gwid, row]));
}

function linesOf(
  day: string,
  gwids: readonly string[],
  incomes: ByGateway,
  found: ReadonlyMap<string, Lender>,
): Line[] {
  const unknown: string[] = [];
  const lines = gwids.flatMap((gwid) =>
    [...incomes.get(gwid)!].flatMap(([disk, income_fen]): Line[] => {
      const lender = found.get(gwid);
      const lent = lender?.disks.find((one) => one.disk === disk);
      if (!lender || !lent) {
        unknown.push(`${gwid}/${disk}`);
        return [];
      }
      const { percent, fen, unpaid } = starSubsidy(
        income_fen,
        lent.size_gb,
        beijingDay(Date.parse(lender.joined_at)),
        day,
      );
      return [
        {
          ...{ account_id: lender.account_id, gateway_id: gwid, day, disk, remark: lender.remark },
          ...{ size_gb: lent.size_gb, gb: lent.gb, income_fen, percent, subsidy_fen: fen, unpaid, simulated: false },
        },
      ];
    }),
  );
  if (unknown.length > 0) throw refuse('starNotLent', { disks: unknown.slice(0, 20) });
  return lines;
}

/** Writes lines of the bill, and what they sum up to as earnings of their gateways. */
export async function writeLines(sql: Sql, lines: readonly Line[]): Promise<void> {
  await insertRows(sql, 'star_line', columns, lines);
  const sums = new Map<string, { fen: number; line: Line }>();
  for (const line of lines) {
    const key = `${line.account_id}/${line.gateway_id}/${line.day}`;
    sums.set(key, { fen: (sums.get(key)?.fen ?? 0) + line.income_fen + line.subsidy_fen, line });
  }
  await insertRows(
    sql,
    'earning',
    {
      ...{ account_id: 'text', source: 'text', gateway_id: 'text', day: 'date', remark: 'text', fen: 'bigint' },
      simulated: 'boolean',
    },
    [...sums.values()].map(({ fen, line }) => ({ ...line, source: 'star', fen })),
  );
}

/** Columns of a line. */
export const columns = {
  ...{ account_id: 'text', gateway_id: 'text', day: 'date', disk: 'text', remark: 'text', size_gb: 'integer' },
  ...{ gb: 'integer', income_fen: 'bigint', percent: 'integer', subsidy_fen: 'bigint', unpaid: 'text' },
  simulated: 'boolean',
} as const;
