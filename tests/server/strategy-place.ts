import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import type { Db } from '../../host/server/kit/store/db';
import type { Reference } from './reference';

/** What strategies leave behind in a store. */
const left = [
  'strategy',
  'strategy_radio',
  'strategy_rule',
  'strategy_run',
  'bulk_job',
  'command',
  'config_version',
  'device_config',
];

/** A store as if there had never been a strategy. */
export const clearStrategies = (db: Db): Promise<void> =>
  db.exec(left.map((table) => `DELETE FROM ${table};`).join(' '));

/** Access points of the demo account behind gateways of their own. */
export const threeAccessPoints = (db: Db) =>
  db.query<{ id: string; gateway: string }>(
    `SELECT min(id) AS id, gateway_id AS gateway FROM device WHERE account_id = 'acc_demo' AND kind = 'ap'
     GROUP BY gateway_id ORDER BY gateway_id LIMIT 3`,
  );

type Sections = Record<string, Record<string, unknown>[]>;

/** Answers what waits for gateways of the demo account, as their agents would; those that are named refuse. Gives what was asked. */
export async function answerGateways(
  services: Reference['services'],
  gateways: readonly string[],
  now: number,
  refusing: readonly string[] = [],
) {
  const asked: { kind: string; device: string | undefined; sections: Sections }[] = [];
  await deliverSettings(services, now);
  for (const gwid of gateways) {
    const device = { gwid, accountId: 'acc_demo' };
    for (const { id, kind, params } of await handOut(services, device, now)) {
      const ok = !refusing.includes(gwid);
      asked.push({ kind, device: params.device, sections: JSON.parse(params.sections ?? '{}') as Sections });
      await takeResult(services, device, { id, done: true, ok, output: [], error: ok ? '' : '设备忙' }, now);
    }
  }
  return asked;
}
