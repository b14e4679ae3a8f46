import type { starApply } from '../../../../src/api/contract/star';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { starAgreementNow } from '../../../../src/domain/star';
import { iso } from '../../../../src/domain/time';
import { actorOf } from '../../account/logs/actor';
import { noteChange } from '../../account/logs/record-action';
import { settingChanged } from '../../fleet/delivery/settings';
import type { Context } from '../../kit/context/context';
import { because, dataOf, invalid, refuse, wordsOf, type Said } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { lockAccount } from '../../kit/sql/lock';
import type { Sql } from '../../kit/store/db';
import { ableSql } from '../settings/known';
import { ownDisks, type OwnDisk } from './disks';
import { hasAgreed, uploadSql } from './known';

type Wanted = ParsedOf<typeof starApply>['gateways'];

/** Part of a disk, as an application keeps it. */
interface LentDisk {
  disk: string;
  size_gb: number;
  gb: number;
}

interface OwnGateway {
  id: string;
  remark: string;
  simulated: boolean;
  able: boolean;
  up_mbps: number | null;
  waits: boolean;
}

/** Asks to lend what gateways have left; the ids of the applications. */
export async function apply(context: Context, wanted: Wanted): Promise<string[]> {
  const { db, caller, now } = context;
  const { accountId } = caller;
  return db.tx(async (sql) => {
    await lockAccount(sql, accountId);
    if (!(await hasAgreed(sql, accountId, starAgreementNow.version))) throw refuse('starNotAgreed');
    const gwids = wanted.map(({ gwid }) => gwid);
    const gateways = await ownGateways(sql, accountId, gwids);
    const disks = await ownDisks(sql, accountId, gwids);
    refuseWrong(wanted, gateways, disks);
    const by = await actorOf(sql, context);
    const ids: string[] = [];
    for (const { gwid, mbps, from, to, disks: parts } of wanted) {
      const { remark, simulated } = gateways.get(gwid)!;
      const lent = parts.map(({ disk, gb }) => ({ disk, size_gb: disks.get(`${gwid}/${disk}`)!.size_gb, gb }));
      const id = newId('sta');
      await sql.query(
        `INSERT INTO star_application (id, account_id, gateway_id, remark, simulated, disks, mbps, starts, ends, state, asked_by, asked_at)
         VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, 'pending', $10, $11)`,
        [id, accountId, gwid, remark, simulated, JSON.stringify(lent), mbps, from, to, by, iso(now())],
      );
      ids.push(id);
    }
    noteChange(
      context,
      Object.fromEntries(
        wanted.map(({ gwid, disks: parts, mbps }) => [
          gateways.get(gwid)!.remark || gwid,
          ['', `${parts.reduce((sum, { gb }) => sum + gb, 0)} GB，${mbps} Mbps`] as const,
        ]),
      ),
    );
    return ids;
  });
}

async function ownGateways(
  sql: Sql,
  accountId: string,
  gwids: readonly string[],
): Promise<ReadonlyMap<string, OwnGateway>> {
  const rows = await sql.query<OwnGateway>(
    `SELECT d.id, d.remark, d.simulated, ${ableSql('d', `'star'`)} AS able, ${uploadSql} AS up_mbps,
       EXISTS (SELECT 1 FROM star_application a
         WHERE a.account_id = d.account_id AND a.gateway_id = d.id AND a.state = 'pending') AS waits
     FROM device d WHERE d.account_id = $1 AND d.id = ANY($2::text[]) AND d.kind = 'gateway'`,
    [accountId, gwids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

function refuseWrong(
  wanted: Wanted,
  gateways: ReadonlyMap<string, OwnGateway>,
  disks: ReadonlyMap<string, OwnDisk>,
): void {
  const wrong: Record<string, Said> = {};
  const seen = new Set<string>();
  for (const [n, { gwid, mbps, disks: parts }] of wanted.entries()) {
    const gateway = gateways.get(gwid);
    if (!gateway) throw refuse('noGateway');
    const at = `gateways.${n}`;
    if (seen.has(gwid)) wrong[`${at}.gwid`] = because('starTwice');
    else if (gateway.waits) wrong[`${at}.gwid`] = because('starWaits');
    else if (!gateway.able) wrong[`${at}.gwid`] = because('starUnable');
    seen.add(gwid);
    if (gateway.up_mbps !== null && mbps > gateway.up_mbps)
      wrong[`${at}.mbps`] = because('starUpMost', { most: gateway.up_mbps });
    for (const [m, { disk, gb }] of parts.entries()) {
      const found = disks.get(`${gwid}/${disk}`);
      const most = found?.most_gb ?? 0;
      if (seen.has(`${gwid}/${disk}`)) wrong[`${at}.disks.${m}.disk`] = because('starTwice');
      else if (!found || most === 0) wrong[`${at}.disks.${m}.disk`] = because('starDiskUnfit');
      else if (gb > most) wrong[`${at}.disks.${m}.gb`] = because('starGbMost', { most });
      seen.add(`${gwid}/${disk}`);
    }
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}

interface Stored {
  id: string;
  account_id: string;
  gateway_id: string;
  remark: string;
  disks: LentDisk[];
  mbps: number;
  starts: string;
  ends: string;
  state: string;
}

/** Takes an application back. */
export async function withdraw({ db, caller, now }: Context, id: string): Promise<void> {
  await db.tx(async (sql) => {
    const [row] = await sql.query<Pick<Stored, 'state'>>(
      'SELECT state FROM star_application WHERE account_id = $1 AND id = $2 FOR UPDATE',
      [caller.accountId, id],
    );
    if (!row) throw refuse('noStarApplication');
    if (row.state !== 'pending') throw refuse('starNotWaiting');
    await sql.query(`UPDATE star_application SET state = 'withdrawn', decided_at = $2 WHERE id = $1`, [id, iso(now())]);
  });
}

/** Asks for the same once more. */
export async function applyAgain(context: Context, id: string): Promise<string> {
  const [row] = await context.db.query<Omit<Stored, 'id' | 'account_id' | 'remark'>>(
    'SELECT gateway_id, disks, mbps, starts, ends, state FROM star_application WHERE account_id = $1 AND id = $2',
    [context.caller.accountId, id],
  );
  if (!row) throw refuse('noStarApplication');
  if (row.state !== 'refused' && row.state !== 'withdrawn') throw refuse('starStillWaiting');
  const disks = row.disks.map(({ disk, gb }) => ({ disk, gb }));
  const [made] = await apply(context, [
    { gwid: row.gateway_id, mbps: row.mbps, from: row.starts, to: row.ends, disks },
  ]);
  return made!;
}

/**
 * The operator's word on an application; undefined when it does not wait. A gateway that is let in is told; its disks must
 * still be there.
 */
export async function decide(
  sql: Sql,
  { id, approved, reason, now }: { id: string; approved: boolean; reason: Said | string; now: number },
): Promise<{ accountId: string; remark: string } | undefined> {
  const [row] = await sql.query<Stored>(
    `SELECT id, account_id, gateway_id, remark, disks, mbps, starts, ends, state FROM star_application
     WHERE id = $1 AND state = 'pending' FOR UPDATE`,
    [id],
  );
  if (!row) return undefined;
  if (approved) await letIn(sql, row, now);
  await sql.query(
    'UPDATE star_application SET state = $2, reason = $3, reason_said = $4, decided_at = $5 WHERE id = $1',
    [id, approved ? 'approved' : 'refused', wordsOf(reason), dataOf(reason), iso(now)],
  );
  return { accountId: row.account_id, remark: row.remark };
}

async function letIn(sql: Sql, { account_id: accountId, gateway_id: gwid, ...row }: Stored, now: number) {
  const [gateway] = await sql.query(
    `SELECT 1 FROM device WHERE account_id = $1 AND id = $2 AND kind = 'gateway' FOR UPDATE`,
    [accountId, gwid],
  );
  if (!gateway) throw refuse('noGateway');
  const disks = await ownDisks(sql, accountId, [gwid]);
  const gone = row.disks.some(({ disk, gb }) => gb > (disks.get(`${gwid}/${disk}`)?.most_gb ?? 0));
  if (gone) throw invalid({ id: because('starDiskUnfit') });
  // Who comes back begins anew with what is granted now.
  await sql.query(
    'DELETE FROM star_disk x USING star_gateway g WHERE g.gateway_id = x.gateway_id AND g.gateway_id = $1 AND g.ended_at IS NOT NULL',
    [gwid],
  );
  await sql.query(
    `INSERT INTO star_gateway (gateway_id, account_id, mbps, starts, ends, joined_at, changed_by, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, '', $6)
     ON CONFLICT (gateway_id) DO UPDATE SET account_id = excluded.account_id, mbps = excluded.mbps, starts = excluded.starts,
       ends = excluded.ends, enabled = true, ended_at = NULL, changed_by = '', changed_at = excluded.changed_at,
       share = CASE WHEN star_gateway.ended_at IS NULL THEN star_gateway.share ELSE 100 END`,
    [gwid, accountId, row.mbps, row.starts, row.ends, iso(now)],
  );
  await sql.query(
    `INSERT INTO star_disk (gateway_id, name, size_gb, gb)
     SELECT $1, r.disk, r.size_gb, r.gb FROM jsonb_to_recordset($2::jsonb) AS r(disk text, size_gb integer, gb integer)
     ON CONFLICT (gateway_id, name) DO UPDATE SET size_gb = excluded.size_gb, gb = excluded.gb`,
    [gwid, JSON.stringify(row.disks)],
  );
  await settingChanged(sql, { accountId, gwid, kind: 'star' });
}
