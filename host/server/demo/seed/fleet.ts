import { iso } from '../../../../src/domain/time';
import { bringUp } from '../simulation/bring-up';
import { shortPause, type DemoServices } from '../simulation/plan';

/** The simulated fleets of the demo accounts, brought to the present. After a short pause they go on by themselves. */
export async function seedFleet({ db, now, fleets }: DemoServices): Promise<void> {
  const rows = await db.query<{ account_id: string }>(
    'SELECT account_id FROM simulation WHERE ticked_at BETWEEN $1 AND $2',
    [iso(now() - shortPause), iso(now())],
  );
  const living = new Set(rows.map((row) => row.account_id));
  for (const plan of fleets) if (!living.has(plan.accountId)) await bringUp(db, plan, now());
}
