import { condition } from '../../host/server/fleet/alarms/alarm-words';
import { raiseAlarms } from '../../host/server/fleet/alarms/alarms';
import type { Db } from '../../host/server/kit/store/db';

/** Raises an alarm about each of three gateways of the demo account: at some hours a small demo has none that is open. */
export async function openAlarms(db: Db, at: number): Promise<void> {
  const gateways = await db.query<{ id: string; remark: string }>(
    `SELECT id, remark FROM device WHERE account_id = 'acc_demo' AND kind = 'gateway' ORDER BY id LIMIT 3`,
  );
  const about = ({ id, remark }: { id: string; remark: string }) =>
    ({ id, remark, accountId: 'acc_demo', kind: 'gateway', gatewayId: id, simulated: true }) as const;
  await raiseAlarms(
    db,
    at,
    gateways.map((gateway) => ({ device: about(gateway), condition: condition('gateway_offline') })),
  );
}
