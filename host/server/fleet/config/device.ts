import type { DeviceKind } from '../../../../src/domain/device';
import type { Sql } from '../../kit/store/db';
import { notFound } from '../../kit/refusal';

/** What the configuration needs to know of a device. */
export interface Known {
  id: string;
  kind: DeviceKind;
  gateway_id: string;
  remark: string;
  status: string;
  simulated: boolean;
  detail: Record<string, unknown>;
  /** What it says that it can do; empty where it says nothing. */
  capabilities: string[];
}

/** A device of the account; 404 when there is none. */
export async function knownDevice(sql: Sql, accountId: string, id: string): Promise<Known> {
  const [device] = await sql.query<Known>(
    `SELECT id, kind, gateway_id, remark, status, simulated, detail, coalesce(capabilities, '{}') AS capabilities
     FROM device WHERE account_id = $1 AND id = $2`,
    [accountId, id],
  );
  if (!device) throw notFound();
  return device;
}
