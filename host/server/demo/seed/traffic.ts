import { newRow, settingsRow } from '../../../../src/domain/config';
import { listEdition, serviceSpecs } from '../../../../src/domain/service-setting';
import { day, iso } from '../../../../src/domain/time';
import { toldBy } from '../../services/settings/serving';
import type { DemoServices } from '../simulation/plan';
import { fleetOf } from '../simulation/world';

/** The gateway of the demo account that games go first on, by its number. */
const index = 1;

/** A gateway with game acceleration, once. */
export async function seedTraffic({ db, now, fleets }: DemoServices): Promise<void> {
  const plan = fleets.find(({ accountId }) => accountId === 'acc_demo');
  const gateway = plan && fleetOf(plan).gateways.slice(0, plan.gateways)[index];
  if (!gateway) return;
  const at = now();
  await db.tx(async (sql) => {
    const fresh = await sql.query(
      `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, warned_for, created_at)
       SELECT 'own_game_1', 'acc_demo', 'game_v2', 'basic', 1, d.id, $2, $3, $3, $2 FROM device d
       WHERE d.id = $1 AND d.account_id = 'acc_demo' ON CONFLICT DO NOTHING RETURNING id`,
      [gateway.id, iso(at - 20 * day), iso(at + 160 * day)],
    );
    if (fresh.length === 0) return;
    const { sections, initial } = serviceSpecs.game_v2;
    const document = {
      ...initial,
      game_settings: [newRow(sections[0]!, settingsRow)],
      game_list: ['lol', 'valorant', 'cs2'].map((game) => ({ id: game, game })),
    };
    await sql.query(
      `INSERT INTO service_setting (gateway_id, service, account_id, enabled, document, told, changed_by, changed_at)
       VALUES ($1, 'game_v2', 'acc_demo', true, $2, $3, 'de**@netpane.cn', $4)`,
      [gateway.id, document, toldBy('basic', listEdition), iso(at - 19 * day)],
    );
    await sql.query(
      `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, done_rev, state)
       VALUES ($1, 'game', 'acc_demo', 1, 1, 'done')`,
      [gateway.id],
    );
  });
}
