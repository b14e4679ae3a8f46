import type { speedupPolicyReset, speedupPolicySave } from '../../../../src/api/contract/speedup-policy';
import type { ParsedOf } from '../../../../src/api/endpoint';
import { speedupApps } from '../../../../src/domain/speedup';
import { noteChange } from '../../account/logs/record-action';
import type { Context } from '../../kit/context/context';
import { because, invalid, refuse } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { mustSpeedUp, ownGroups, planOf, type StoredGroup } from './own';
import { tellSpeedup } from './serving';

/** Gives applications of a group of mode 2 a policy, in place of the one that they had; the gateway is told. */
export async function savePolicy(
  context: Context,
  { gid, apps, lines, ms, loss, jitter, hold, back }: ParsedOf<typeof speedupPolicySave>,
): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const group = await policyGroup(sql, caller.accountId, gid, apps);
    await planOf(sql, context, group.gateway_id);
    await mustSpeedUp(sql, group.gateway_id, 2);
    const names = await openLines(sql, lines);
    const before = await policiesOf(sql, gid, apps);
    await sql.query(
      `INSERT INTO speedup_policy (group_id, app, lines, ms, loss, jitter, hold, back)
       SELECT $1, app, $3::text[], $4, $5, $6, $7, $8 FROM unnest($2::text[]) AS a(app)
       ON CONFLICT (group_id, app) DO UPDATE SET lines = excluded.lines, ms = excluded.ms, loss = excluded.loss,
         jitter = excluded.jitter, hold = excluded.hold, back = excluded.back`,
      [gid, [...new Set(apps)], lines, ms, loss, jitter, hold, back],
    );
    // What a gateway said of a line that the policy no longer has is old.
    await sql.query(
      'DELETE FROM speedup_choice WHERE group_id = $1 AND app = ANY($2::text[]) AND line_id <> ALL($3::text[])',
      [gid, apps, lines],
    );
    await tellSpeedup(sql, caller.accountId, group.gateway_id);
    const is = `${names.join(' → ')}${lines.length > 1 ? `（${ms} ms，丢包 ${loss}%，抖动 ${jitter} ms，${hold} / ${back} 秒）` : ''}`;
    noteChange(context, Object.fromEntries(apps.map((app) => [nameOf(app), [before.get(app) ?? '同加速组', is]])));
  });
}

/** Takes policies away: their applications go over the line of the group again. */
export async function resetPolicies(
  context: Context,
  { gid, apps }: ParsedOf<typeof speedupPolicyReset>,
): Promise<void> {
  const { db, caller } = context;
  await db.tx(async (sql) => {
    const group = await policyGroup(sql, caller.accountId, gid, apps);
    const before = await policiesOf(sql, gid, apps);
    if (before.size === 0) return;
    await sql.query('DELETE FROM speedup_policy WHERE group_id = $1 AND app = ANY($2::text[])', [gid, apps]);
    await tellSpeedup(sql, caller.accountId, group.gateway_id);
    noteChange(context, Object.fromEntries([...before].map(([app, was]) => [nameOf(app), [was, '同加速组']])));
  });
}

/** Policies of applications that a group no longer has go with them. */
export const dropPolicies = (sql: Sql, { id, apps, domains }: Pick<StoredGroup, 'id' | 'apps' | 'domains'>) =>
  sql.query('DELETE FROM speedup_policy WHERE group_id = $1 AND app <> ALL($2::text[])', [
    id,
    domains.length > 0 ? [...apps, ''] : apps,
  ]);

const nameOf = (app: string) => (app === '' ? '自定义域名' : (speedupApps[app]?.name ?? app));

async function policyGroup(sql: Sql, accountId: string, gid: string, apps: readonly string[]): Promise<StoredGroup> {
  const [found] = await ownGroups(sql, accountId, [gid]);
  const group = found!;
  if (group.mode !== 2) throw refuse('speedupMode');
  const has = (app: string) => (app === '' ? group.domains.length > 0 : group.apps.includes(app));
  if (!apps.every(has)) throw invalid({ apps: because('wrong') });
  return group;
}

/** Names of lines, in their order; refused unless all of them are open. */
async function openLines(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql.query<{ id: string; name: string }>(
    'SELECT id, name FROM speedup_line WHERE id = ANY($1::text[]) AND open ORDER BY id FOR SHARE',
    [ids],
  );
  if (new Set(ids).size !== ids.length) throw invalid({ lines: because('wrong') });
  if (rows.length !== ids.length) throw invalid({ lines: because('speedupLineShut') });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id)!);
}

/** Lines of policies in words, by application. */
async function policiesOf(sql: Sql, gid: string, apps: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ app: string; lines: string }>(
    `SELECT p.app, string_agg(l.name, ' → ' ORDER BY o.n) AS lines FROM speedup_policy p
     CROSS JOIN LATERAL unnest(p.lines) WITH ORDINALITY AS o(id, n) JOIN speedup_line l ON l.id = o.id
     WHERE p.group_id = $1 AND p.app = ANY($2::text[]) GROUP BY p.app`,
    [gid, apps],
  );
  return new Map(rows.map(({ app, lines }) => [app, lines]));
}
