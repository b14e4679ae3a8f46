import { day, iso } from '../../../../src/domain/time';
import type { DemoServices } from '../simulation/plan';

/** Days that the packages of the demo's cameras hold. */
const paidDays = 200;

/** Packages of the gateways with simulated cameras, for as many as there are; of several gateways the last has none. */
export async function seedCameras({ db, now, fleets }: DemoServices): Promise<void> {
  const at = now();
  await db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
     SELECT 'own_camera_' || gateway_id, account_id, 'camera', 'pro', cameras, gateway_id, $2, $3, $2 FROM (
       SELECT k.account_id, k.gateway_id, count(*) AS cameras,
         row_number() OVER (PARTITION BY k.account_id ORDER BY k.gateway_id DESC) AS place
       FROM camera k JOIN device g ON g.id = k.gateway_id AND g.account_id = k.account_id
       WHERE k.account_id = ANY($1::text[]) AND k.simulated GROUP BY 1, 2
     ) n
     WHERE place > 1 AND NOT EXISTS (
       SELECT 1 FROM service_owned o WHERE o.account_id = n.account_id AND o.id LIKE 'own_camera%'
     ) ON CONFLICT DO NOTHING`,
    [fleets.map(({ accountId }) => accountId), iso(at), iso(at + paidDays * day)],
  );
}
