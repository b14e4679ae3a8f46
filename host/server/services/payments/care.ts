import { iso, minute, second } from '../../../../src/domain/time';
import type { Job } from '../../kit/context/context';
import { PayError } from '../../kit/pay/pay';
import { lookAfter, told, type Waiting } from './look';

/** Milliseconds between two questions about a payment; notifications come at once, this is for those that got lost. */
const askEvery = minute;

/** Asks the providers about payments that wait, and ends those that nobody made; several servers may do it at once. */
export const payments: Job = {
  name: 'payments',
  every: 20 * second,
  async run(services) {
    const at = services.now();
    const waiting = await services.db.query<Waiting>(
      `UPDATE payment SET asked_at = $1 WHERE id IN (
         SELECT id FROM payment WHERE state = 'waiting' AND (asked_at <= $2 OR (pay_until <= $1 AND asked_at < pay_until))
         ORDER BY asked_at LIMIT 50 FOR UPDATE SKIP LOCKED
       ) RETURNING id, account_id, method, pay_until`,
      [iso(at), iso(at - askEvery)],
    );
    const away = new Set<string>();
    for (const payment of waiting) {
      if (away.has(payment.method)) continue;
      await lookAfter(services, payment).catch((error: unknown) => {
        // Who does not answer is asked again next time.
        if (error instanceof PayError && error.unsure) away.add(payment.method);
        told(services, payment.id, error);
      });
    }
  },
};
