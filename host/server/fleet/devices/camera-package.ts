import { packageDays, type StoragePlan } from '../../../../src/domain/camera';
import { iso } from '../../../../src/domain/time';
import { between } from '../../../../src/rules';
import { enqueueMany } from '../commands/commands';
import { refuse } from '../../kit/refusal';
import type { Db, Sql } from '../../kit/store/db';
import { checks, validate } from '../../kit/validate';

/** Whether the gateway of camera `k` has a package that holds at a time, the parameter `at`. */
export const isPaid = (at: string): string =>
  `EXISTS (SELECT 1 FROM service_owned o WHERE o.service = 'camera' AND o.gateway_id = k.gateway_id
     AND o.account_id = k.account_id AND o.expires_at > ${at})`;

/** The same for many cameras of an account, the parameter `account`: its packages are read once. */
export const isAmongPaid = (account: string, at: string): string =>
  `k.gateway_id IN (SELECT o.gateway_id FROM service_owned o
     WHERE o.service = 'camera' AND o.account_id = ${account} AND o.expires_at > ${at})`;

/** Refuses a plan that records unless a package on the gateway holds, has room for the camera and keeps for so many days. */
export async function mustBePaid(
  sql: Sql,
  { id, gwid }: { id: string; gwid: string },
  days: number,
  now: number,
): Promise<void> {
  const [owned] = await sql.query<{ tier: string; quantity: number; taken: number }>(
    `SELECT o.tier, o.quantity, (
       SELECT count(*) FROM camera k WHERE k.gateway_id = $1 AND k.id <> $2 AND (k.record <> 'off' OR EXISTS (
         SELECT 1 FROM command c WHERE c.gwid = $1 AND c.kind = 'camera_plan' AND c.state IN ('pending', 'sent')
           AND c.params->>'camera' = k.id AND c.params->>'record' <> 'off'))
     ) AS taken
     FROM service_owned o JOIN device g ON g.id = o.gateway_id AND g.account_id = o.account_id
     WHERE o.service = 'camera' AND o.gateway_id = $1 AND o.expires_at > $3 FOR UPDATE OF o`,
    [gwid, id, iso(now)],
  );
  if (!owned) throw refuse('needsPackage');
  if (owned.taken >= owned.quantity) throw refuse('camerasFull', { most: owned.quantity });
  const most = packageDays[owned.tier]!;
  validate({ days: checks<string>('daysKept', (text) => between(1, most)(Number(text)))(String(days)) });
}

/** Cameras of one gateway that are told at a time: its owner's commands find room in its queue. */
const mostAtOnce = 10;

/**
 * Has gateways stop recording where the package ended, and go on by the old plan where there is one again. Days stay as they
 * were, so what was recorded is kept as long as was promised.
 */
export async function followPackages(db: Db, now: number): Promise<void> {
  await db.tx(async (sql) => {
    const rows = await sql.query<
      StoragePlan & { id: string; account_id: string; gateway_id: string; mac: string; halted: boolean }
    >(
      `SELECT * FROM (
         SELECT k.id, k.account_id, k.gateway_id, k.mac, k.record, k.period, k.days, k.quality, k.halted,
           row_number() OVER (PARTITION BY k.gateway_id ORDER BY k.id) AS place
         FROM camera k JOIN device g ON g.id = k.gateway_id AND g.account_id = k.account_id AND g.status <> 'offline'
         WHERE k.record <> 'off' AND k.halted = ${isPaid('$1')} AND NOT EXISTS (
           SELECT 1 FROM command c WHERE c.gwid = k.gateway_id AND c.kind = 'camera_plan'
             AND c.state IN ('pending', 'sent') AND c.params->>'camera' = k.id)
       ) n WHERE place <= ${mostAtOnce} LIMIT 500`,
      [iso(now)],
    );
    const commands = rows.map(({ id, account_id, gateway_id, mac, record, period, days, quality, halted }) => ({
      gwid: gateway_id,
      accountId: account_id,
      kind: 'camera_plan' as const,
      params: {
        ...{ camera: id, mac, days: String(days), quality },
        ...(halted ? { record, period } : { record: 'off', period: '', halt: '1' }),
      },
    }));
    if (commands.length > 0) await enqueueMany(sql, commands, now);
  });
}
