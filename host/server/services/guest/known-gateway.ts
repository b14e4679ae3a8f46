import { knownDevice } from '../../fleet/config/device';
import type { Sql } from '../../kit/store/db';
import { refuse } from '../../kit/refusal';

/** A gateway of the account; 404 for another's and for what is no gateway. */
export async function knownGateway(sql: Sql, accountId: string, gwid: string) {
  const device = await knownDevice(sql, accountId, gwid);
  if (device.kind !== 'gateway') throw refuse('noGateway');
  return device;
}
