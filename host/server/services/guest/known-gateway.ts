import { knownDevice } from '../../fleet/config/device';
import { notFound } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';

/** A gateway of the account; 404 for another's and for what is no gateway. */
export async function knownGateway(sql: Sql, accountId: string, gwid: string) {
  const device = await knownDevice(sql, accountId, gwid);
  if (device.kind !== 'gateway') throw notFound('没有找到这台网关');
  return device;
}
