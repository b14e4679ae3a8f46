import { expiringWithin } from '../../../src/domain/service';
import { dateTime } from '../../../src/format';
import type { Services } from '../kit/context/context';
import { because } from '../kit/refusal';
import { iso, second } from '../../../src/domain/time';
import { sendMessage } from '../account/messages/send';
import { followPackages } from '../fleet/devices/camera-package';
import { soldService } from '../services/catalogue/catalogue';
import { switchOffEnded } from '../services/orders/switch-on';
import type { Job } from '../kit/context/context';

/** Cancels orders that nobody paid, ends what has run out, and tells what ends soon. */
export const serviceCare: Job = {
  name: 'service-care',
  every: 30 * second,
  async run(services) {
    await services.db.query(
      `UPDATE service_order SET state = 'cancelled', cancelled_at = pay_until WHERE state = 'unpaid' AND pay_until <= $1`,
      [iso(services.now())],
    );
    await switchOffEnded(services.db, services.now());
    await followPackages(services.db, services.now());
    await warn(services);
  },
};

/** Tells each account once about each end; several servers may do it at once. */
async function warn({ db, now }: Services): Promise<void> {
  const at = now();
  await db.tx(async (sql) => {
    const ending = await sql.query<{ id: string; account_id: string; service: string; expires_at: string }>(
      `UPDATE service_owned SET warned_for = expires_at WHERE id IN (
         SELECT id FROM service_owned WHERE expires_at > $1 AND expires_at <= $2 AND warned_for IS DISTINCT FROM expires_at
           AND expires_at - created_at > $3 * interval '1 millisecond'
         ORDER BY expires_at LIMIT 500 FOR UPDATE SKIP LOCKED
       ) RETURNING id, account_id, service, expires_at`,
      [iso(at), iso(at + expiringWithin), expiringWithin],
    );
    for (const { account_id, service, expires_at } of ending) {
      const name = soldService(service)?.name ?? service;
      const end = dateTime(expires_at, 'Asia/Shanghai').slice(0, 16);
      const title = because('messageEnds', { service: name });
      const msg = because('messageEndsAt', { service: name, end });
      await sendMessage(sql, account_id, { kind: 'service', title, msg }, at);
    }
  });
}
