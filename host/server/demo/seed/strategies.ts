import { day, iso } from '../../../../src/domain/time';
import { runStrategies } from '../../fleet/strategies/run';
import { firstMoment, strategyColumns, type StoredStrategy } from '../../fleet/strategies/strategy';
import type { Services } from '../../kit/context/context';
import type { Db } from '../../kit/store/db';

const accountId = 'acc_demo';

interface Line extends Pick<StoredStrategy, 'id' | 'name' | 'action' | 'kind' | 'days' | 'time' | 'wait_minutes'> {
  vlans?: string;
  apps?: string;
  quota_mb?: number;
}

/** Strategies of the demo for the shops that follow its model of a site; one of the first two holds at any hour. */
const lines: readonly Line[] = [
  {
    ...{ id: 'stg_demo_0', name: '营业时间屏蔽短视频', action: 'apps', kind: 'gateway', wait_minutes: 0 },
    ...{ days: [0, 1, 2, 3, 4, 5, 6], time: '09:00-21:00', apps: 'douyin\nkuaishou' },
  },
  {
    ...{ id: 'stg_demo_1', name: '打烊后访客配额', action: 'quota', kind: 'gateway', wait_minutes: 0 },
    ...{ days: [0, 1, 2, 3, 4, 5, 6], time: '21:00-09:00', vlans: '230', quota_mb: 512 },
  },
  {
    ...{ id: 'stg_demo_2', name: '周日凌晨重启 AP', action: 'reboot', kind: 'ap', wait_minutes: 30 },
    ...{ days: [0], time: '04:00' },
  },
];

/** Writes them once. They have nothing to do until their gateways have told what they are set to. */
export async function seedStrategies({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.tx(async (sql) => {
    const [known] = await sql.query('SELECT id FROM strategy WHERE account_id = $1 LIMIT 1', [accountId]);
    if (known) return;
    for (const [n, line] of lines.entries()) {
      const { id, name, action, kind, days, time, wait_minutes, vlans = '', apps = '', quota_mb = 0 } = line;
      await sql.query(
        `INSERT INTO strategy (id, account_id, name, action, kind, target, target_ids, repeat, days, skip_holidays, time, wait_minutes,
           enabled, created_at, vlans, apps, quota_mb)
         SELECT $1, $2, $3, $4, $5, 'device', array_agg(d.id ORDER BY d.id), 'weekly', $6::integer[], false, $7, $8, true, $9, $10, $11, $12
         FROM device d JOIN site s ON s.device_id = d.gateway_id
         WHERE d.account_id = $2 AND d.kind = $5 AND s.account_id = $2 AND s.template_id = 'stm_demo_shop' HAVING count(*) > 0`,
        [
          ...[id, accountId, name, action, kind, days, time, wait_minutes],
          ...[iso(now() - (12 - n) * day), vlans, apps, quota_mb],
        ],
      );
    }
  });
}

/**
 * Lets the strategies begin once the simulated gateways have told what they are set to; what holds now holds at once. What
 * they do is what those gateways answer.
 */
export async function beginStrategies(db: Db, account: string, now: number): Promise<void> {
  const waiting = await db.query<StoredStrategy>(
    `SELECT ${strategyColumns} FROM strategy s WHERE s.account_id = $1 AND s.id LIKE 'stg\\_demo\\_%' AND s.enabled AND s.next_at IS NULL
       AND NOT EXISTS (
         SELECT 1 FROM device d WHERE d.account_id = $1 AND d.id = ANY(s.target_ids) AND d.kind = 'gateway' AND d.status = 'online'
           AND (NOT coalesce(d.capabilities, '{}') @> '{config.wan}'
             OR NOT EXISTS (SELECT 1 FROM running_config r WHERE r.device_id = d.id)))`,
    [account],
  );
  if (waiting.length === 0) return;
  for (const strategy of waiting) {
    const first = firstMoment(strategy, now);
    await db.query('UPDATE strategy SET next_at = $2, next_edge = $3 WHERE id = $1', [
      strategy.id,
      first?.at ?? null,
      first?.edge ?? null,
    ]);
  }
  await runStrategies({ db }, now);
  // Nobody looks for it among the tasks.
  await db.query(
    `UPDATE bulk_job j SET dismissed = true FROM strategy_run r
     WHERE r.account_id = $1 AND r.strategy_id = ANY($2::text[]) AND j.id = r.job_id`,
    [account, waiting.map(({ id }) => id)],
  );
}
