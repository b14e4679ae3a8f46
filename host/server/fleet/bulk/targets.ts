import type { ParsedOf } from '../../../../src/api/endpoint';
import type { jobCreate } from '../../../../src/api/contract/job';
import type { DeviceKind } from '../../../../src/domain/device';
import { mostInJob } from '../../../../src/domain/job';
import { number } from '../../../../src/format';
import type { Context } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { devicePage } from '../devices/device-list';
import { because, invalid } from '../../kit/refusal';

/** Which devices somebody chose. */
export type Target = ParsedOf<typeof jobCreate>['target'];

/** A device that was chosen, as far as a job needs it. */
export interface Chosen {
  id: string;
  kind: DeviceKind;
  remark: string;
  model: string;
  firmware: string;
  status: string;
  simulated: boolean;
}

/**
 * The devices that somebody chose, in the order of the list; those that are not the account's, or not of the kind that
 * is asked for, are left out.
 */
export async function chosenDevices(
  sql: Sql,
  { caller: { accountId }, now }: Pick<Context, 'caller' | 'now'>,
  target: Target,
  kind?: DeviceKind,
): Promise<Chosen[]> {
  const { ids = target.filter ? await matching(sql, accountId, target.filter, now()) : [], except = [] } = target;
  const left = new Set(except);
  const wanted = [...new Set(ids)].filter((id) => !left.has(id));
  if (wanted.length > mostInJob) throw invalid({ target: because('devicesMost', { most: number(mostInJob) }) });
  const rows = await sql.query<Chosen>(
    `SELECT id, kind, remark, model, firmware, status, simulated FROM device
     WHERE account_id = $1 AND id = ANY($2::text[]) AND ($3::text IS NULL OR kind = $3)`,
    [accountId, wanted, kind],
  );
  if (rows.length === 0) throw invalid({ target: because('chooseDevices') });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

async function matching(
  sql: Sql,
  accountId: string,
  filter: NonNullable<Target['filter']>,
  now: number,
): Promise<string[]> {
  const { ids } = await devicePage(sql, accountId, { ...filter, page: 1, per_page: mostInJob + 1 }, now);
  return ids;
}
