import type { FittingGateway } from '../../../../src/api/contract/service';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { serviceGateways } from '../../../../src/api/contract/service';
import { serviceSpecs, settingServices, type SettingService } from '../../../../src/domain/service-setting';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
import type { Sql } from '../../kit/store/db';
import { ableSql } from './known';

/** What a service asks of a gateway. */
interface Need {
  /** The command that it must be able to carry out; null: none in particular. */
  kind: string | null;
  /** Lines to the internet. */
  lines: number;
}

const others: Readonly<Record<string, string>> = { overseas_speedup: 'speedup', tunnel: 'tunnel' };

function needOf(service: string): Need {
  const sets = settingServices.find((one) => one === service);
  return sets
    ? { kind: serviceSpecs[sets].command, lines: serviceSpecs[sets].lines }
    : { kind: others[service] ?? null, lines: 0 };
}

const linesSql = `(SELECT count(*) FROM device_interface i
  WHERE i.device_id = d.id AND i.role = 'wan' AND i.state <> 'no_card')`;

/** A gateway of the account among those that can carry a service out, as SQL: `$1` the kind of command, `$2` its lines. */
const fitSql = (taken: string) => `CASE
  WHEN ${taken} THEN 'taken'
  WHEN $1::text IS NOT NULL AND NOT ${ableSql('d', '$1::text')} THEN 'unable'
  WHEN ${linesSql} < $2::int THEN 'lines'
  WHEN $1::text IS NOT NULL AND d.capabilities IS NULL THEN 'untold' ELSE 'able' END`;

/** Names that a sentence has room for. */
const named = 3;

/** Gateways of the caller, those first that a service can be bought for. */
export async function fittingPage(
  { db, caller }: Context,
  { service, q, ...paging }: ParsedOf<typeof serviceGateways>,
): Promise<DataOf<typeof serviceGateways>> {
  const { kind, lines } = needOf(service);
  const taken = 'EXISTS (SELECT 1 FROM service_owned o WHERE o.service = $4 AND o.gateway_id = d.id)';
  const page = await readPage<FittingGateway>(
    db,
    {
      select: `d.id AS gwid, d.remark, d.model, d.simulated, ${fitSql(taken)} AS fit, ${linesSql} AS lines, $2::int AS lines_needed`,
      from: `FROM device d
        WHERE d.account_id = $3 AND d.kind = 'gateway' AND ($5::text[] IS NULL OR d.search LIKE ANY($5::text[]))`,
      params: [kind, lines, caller.accountId, service, q ? searchPatterns(q) : null],
      order: `array_position(ARRAY['able', 'untold', 'lines', 'unable', 'taken'], ${fitSql(taken)}), d.remark, d.id`,
    },
    paging,
  );
  const out = await db.query<NonNullable<DataOf<typeof serviceGateways>['out']>[number]>(
    `SELECT fit, count(*) AS count, (array_agg(remark ORDER BY remark, id))[1:${named}] AS names, $2::int AS lines_needed
     FROM (
       SELECT d.id, d.remark, ${fitSql(taken)} AS fit FROM device d WHERE d.account_id = $3 AND d.kind = 'gateway'
     ) f WHERE fit IN ('unable', 'lines', 'taken') GROUP BY fit ORDER BY array_position(ARRAY['unable', 'lines', 'taken'], fit)`,
    [kind, lines, caller.accountId, service],
  );
  return { ...page, out };
}

/** Refuses what a gateway cannot carry out: by what it says of itself, and by its lines to the internet. */
export async function mustBeAble(sql: Sql, service: SettingService, gwid: string): Promise<void> {
  await fitOf(sql, service, gwid);
}

/** The same before it is sold or bound: what never said that it can is asked for a clear word (`sure`). */
export async function mustFit(sql: Sql, service: string, gwid: string, sure: boolean): Promise<void> {
  const fit = await fitOf(sql, service, gwid);
  if (fit === 'untold' && !sure) throw refuse('gatewayUntold');
}

async function fitOf(sql: Sql, service: string, gwid: string): Promise<FittingGateway['fit'] | undefined> {
  const { kind, lines } = needOf(service);
  const [row] = await sql.query<Pick<FittingGateway, 'fit' | 'lines'>>(
    `SELECT ${fitSql('false')} AS fit, ${linesSql} AS lines FROM device d WHERE d.id = $3`,
    [kind, lines, gwid],
  );
  if (row?.fit === 'unable') throw refuse('gatewayUnable');
  if (row?.fit === 'lines') throw refuse('linesFew', { most: lines, has: row.lines });
  return row?.fit;
}
