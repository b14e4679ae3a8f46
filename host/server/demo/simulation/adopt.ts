import type { Db } from '../../kit/store/db';
import { insertRows } from '../../kit/sql/bulk';
import { gatewayFacts, interfaceColumns, interfaceRows } from './device-rows';
import type { Fleet } from './fleet';

/** Simulated gateways that somebody bound later tell what they are with their first report. */
export async function adopt(db: Db, fleet: Fleet, now: number): Promise<void> {
  const fresh = await db.query<{ id: string }>(
    `SELECT id FROM device WHERE account_id = $1 AND kind = 'gateway' AND simulated AND firmware = ''`,
    [fleet.plan.accountId],
  );
  for (const { id } of fresh) {
    const gateway = fleet.gateways.find((one) => one.id === id);
    if (!gateway) continue;
    const facts = gatewayFacts(gateway);
    await db.tx(async (sql) => {
      await sql.query(
        `UPDATE device SET firmware = $2, firmware_new = $3, mac = $4, ip = $5, wan_ip = $6, location = $7, disk = $8
         WHERE id = $1`,
        [id, facts.firmware, facts.firmware_new, facts.mac, facts.ip, facts.wan_ip, facts.location, facts.disk],
      );
      await insertRows(
        sql,
        'device_interface',
        interfaceColumns,
        interfaceRows(fleet, gateway, now),
        'ON CONFLICT DO NOTHING',
      );
    });
  }
}
