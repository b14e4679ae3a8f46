import { fingerprint, newToken } from '../../kit/secrets';
import type { Services } from '../../kit/context/context';
import { day, iso } from '../../../../src/domain/time';
import { networksOf } from '../../services/wifi/networks';

/** Links of the demo: title, days since it was made, days that it holds, how often it was opened. */
const links = [
  ['前台立牌', 12, 90, 184],
  ['开业活动', 45, 30, 97],
] as const;

/** Links that share Wi-Fi, on the first gateway of the demo whose networks are known, once. Nobody knows their keys. */
export async function seedWifi({ db, now, vault }: Services): Promise<void> {
  const gateways = await db.query<{ id: string }>(
    `SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' AND simulated
       AND NOT EXISTS (SELECT 1 FROM wifi_share WHERE account_id = 'acc_demo') AND EXISTS (
         SELECT 1 FROM device a JOIN device_config c ON c.device_id = a.id
         WHERE a.gateway_id = device.id AND a.kind = 'ap')
     ORDER BY id LIMIT 1`,
  );
  for (const { id } of gateways) {
    const ssids = (await networksOf(db, vault, 'acc_demo', id)).flatMap(({ ssid, network }) => (network ? [ssid] : []));
    if (ssids.length === 0) continue;
    for (const [n, [name, since, days, opens]] of links.entries()) {
      const made = now() - since * day;
      await db.query(
        `INSERT INTO wifi_share (id, account_id, gateway_id, name, key_hash, ssids, created_at, expires_at, opens, opened_at)
         VALUES ($1, 'acc_demo', $2, $3, $4, $5::text[], $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
        [
          `wfs_demo_${n}`,
          id,
          name,
          fingerprint(newToken()),
          ssids.slice(0, 1),
          iso(made),
          iso(made + days * day),
          opens,
          iso(Math.min(now(), made + days * day) - day / 4),
        ],
      );
    }
  }
}
