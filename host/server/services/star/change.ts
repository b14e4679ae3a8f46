import type { starConfigure } from '../../../../src/api/contract/star';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { iso } from '../../../../src/domain/time';
import { actorOf } from '../../account/logs/actor';
import { byNames } from '../../account/logs/facts';
import { noteChange } from '../../account/logs/record-action';
import { retryDelivery, settingChanged } from '../../fleet/delivery/settings';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { uploadSql } from './known';

interface Own {
  gwid: string;
  remark: string;
  mbps: number;
  starts: string;
  ends: string;
  share: number;
  enabled: boolean;
  up_mbps: number | null;
}

/** Changes what gateways lend, and when; what is not told stays. */
export async function configure(context: Context, input: ParsedOf<typeof starConfigure>): Promise<void> {
  if ((input.from === undefined) !== (input.to === undefined))
    throw invalid({ [input.from === undefined ? 'from' : 'to']: because('starBothTimes') });
  await change(context, input.gwids, (own) => {
    if (input.mbps !== undefined && own.up_mbps !== null && input.mbps > own.up_mbps)
      return { wrong: { mbps: because('starUpMost', { most: own.up_mbps }) } };
    return {
      next: {
        ...own,
        ...(input.mbps !== undefined && { mbps: input.mbps }),
        ...(input.share !== undefined && { share: input.share }),
        ...(input.from !== undefined && input.to !== undefined && { starts: input.from, ends: input.to }),
      },
    };
  });
}

/** Pauses gateways, or lets them go on. */
export const switchOn = (context: Context, gwids: readonly string[], enabled: boolean): Promise<void> =>
  change(context, gwids, (own) => ({ next: { ...own, enabled } }));

/** Gateways take no part any more. */
export async function endSharing(context: Context, gwids: readonly string[]): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const rows = await lockOwn(sql, caller.accountId, gwids);
    for (const { gwid } of rows) {
      await sql.query(
        `UPDATE star_gateway SET ended_at = $3, changed_by = $4, changed_at = $3
         WHERE gateway_id = $1 AND account_id = $2`,
        [gwid, caller.accountId, iso(now()), await actorOf(sql, context)],
      );
      await settingChanged(sql, { accountId: caller.accountId, gwid, kind: 'star' });
    }
    noteChange(context, byNames(rows.map((row) => [row.remark || row.gwid, [wordsOf(row), '退出'] as const])));
  });
}

/** Delivers what failed once more. */
export async function retry({ db, caller }: Context, gwid: string): Promise<void> {
  const [own] = await db.query('SELECT 1 FROM star_gateway WHERE gateway_id = $1 AND account_id = $2', [
    gwid,
    caller.accountId,
  ]);
  if (!own) throw refuse('noStarGateway');
  if (!(await retryDelivery(db, caller.accountId, gwid, 'star'))) throw refuse('starNotFailed');
}

type Changed = { next: Own } | { wrong: Record<string, Said> };

async function change(context: Context, gwids: readonly string[], step: (own: Own) => Changed): Promise<void> {
  const { db, caller, now } = context;
  await db.tx(async (sql) => {
    const rows = await lockOwn(sql, caller.accountId, gwids);
    const by = await actorOf(sql, context);
    const said: Record<string, readonly [string, string]> = {};
    for (const own of rows) {
      const done = step(own);
      if ('wrong' in done) throw invalid(done.wrong);
      const [was, is] = [wordsOf(own), wordsOf(done.next)];
      if (was === is) continue;
      said[own.remark || own.gwid] = [was, is];
      const { mbps, starts, ends, share, enabled } = done.next;
      await sql.query(
        `UPDATE star_gateway SET mbps = $3, starts = $4, ends = $5, share = $6, enabled = $7, changed_by = $8, changed_at = $9
         WHERE gateway_id = $1 AND account_id = $2`,
        [own.gwid, caller.accountId, mbps, starts, ends, share, enabled, by, iso(now())],
      );
      await settingChanged(sql, { accountId: caller.accountId, gwid: own.gwid, kind: 'star' });
    }
    noteChange(context, said);
  });
}

const wordsOf = ({ mbps, starts, ends, share, enabled }: Own) =>
  `${mbps} Mbps，${starts}–${ends}，${share}%${enabled ? '' : '，已暂停'}`;

/** Gateways of an account that take part, in a row so that two changes follow each other; 404 unless all do. */
async function lockOwn(sql: Sql, accountId: string, gwids: readonly string[]): Promise<Own[]> {
  const rows = await sql.query<Own>(
    `SELECT g.gateway_id AS gwid, d.remark, g.mbps, g.starts, g.ends, g.share, g.enabled, ${uploadSql} AS up_mbps
     FROM star_gateway g JOIN device d ON d.id = g.gateway_id AND d.account_id = g.account_id
     WHERE g.account_id = $1 AND g.gateway_id = ANY($2::text[]) AND g.ended_at IS NULL
     ORDER BY g.gateway_id FOR UPDATE OF g`,
    [accountId, gwids],
  );
  if (rows.length !== new Set(gwids).size) throw refuse('noStarGateway');
  return rows;
}
