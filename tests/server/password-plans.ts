import type { passwordPlanSave } from '../../src/api/contract/wifi-password';
import type { InputOf } from '../../src/api/endpoint';
import type { Db } from '../../host/server/kit/store/db';

/** What a plan of passwords is saved by. */
export type Plan = InputOf<typeof passwordPlanSave>;

/** An access point that carries one network. */
export interface Carrier {
  id: string;
  gateway: string;
  ssid: string;
}

/** Has the whole fleet of the demo online; three access points that carry one network, behind gateways of their own. */
export async function guestAps(db: Db): Promise<Carrier[]> {
  await db.query(`UPDATE device SET status = 'online' WHERE account_id = 'acc_demo'`);
  return db.query<Carrier>(
    `SELECT min(id) AS id, gateway_id AS gateway, 'SHANYU-Guest' AS ssid FROM device
     WHERE account_id = 'acc_demo' AND kind = 'ap' AND detail->'ssids' ? 'SHANYU-Guest'
     GROUP BY gateway_id ORDER BY gateway_id LIMIT 3`,
  );
}

/** A plan that changes the password on these every evening. */
export const planFor = (aps: readonly Carrier[], more: Partial<Plan> = {}): Plan => ({
  ...{ name: '门店访客', ssid: 'SHANYU-Guest', target: 'ap', target_ids: aps.map(({ id }) => id) },
  ...{ repeat: 'daily', days: [], every_days: 1, times: ['18:00'], skip_holidays: false, starts_on: '2026-11-20' },
  ...{ shape: 'digits', size: 8, channels: [], tells_password: true },
  ...more,
});
