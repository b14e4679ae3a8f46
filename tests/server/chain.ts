import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { deliverConfigs } from '../../host/server/fleet/config/deliver';
import { followPrepared } from '../../host/server/fleet/prepared/take-up';
import { runStrategies } from '../../host/server/fleet/strategies/run';
import { fingerprint } from '../../host/server/kit/secrets';
import { newModel, newModelRow, placedAt, printPlaced, siteSections } from '../../src/domain/site-template';
import type { Reference } from './reference';

/** How many shops the chain has. */
export const count = 50;
/** The key on every label. */
export const key = 'NP-TESTTESTTEST';

export const nameOf = (n: number) => `连锁 ${String(n).padStart(2, '0')} 店`;
export const gwidOf = (n: number) => n.toString(16).padStart(32, 'c');
export const serialOf = (n: number) => `NPCHAIN${String(n).padStart(3, '0')}`;
export const apOf = (n: number) => `chain_ap_${n}`;
/** Every shop by its number. */
export const shops = Array.from({ length: count }, (_, n) => n);

/** What a shop is like: a block of its own with a segment for guests, who see the shop's code. */
export function modelOf(pool: string) {
  const section = siteSections.find((one) => one.key === 'vlan')!;
  const guests = { vlan: '32', name: '{{code}} 访客', interface: 'lan1', ...printPlaced(placedAt(0, 25)) };
  return {
    ...newModel(),
    pool,
    variables: [{ name: 'code', label: '编号', kind: 'text' as const, initial: '', required: true, options: [] }],
    sections: { vlan: [{ ...newModelRow(section, 'guests'), ...guests }] },
  };
}

/** A chain of shops on a server whose clock the test moves: the world around it, which nobody does by hand. */
export function chainOn({ services }: Reference, clock: () => number) {
  const { db } = services;
  return {
    /** A gateway that stands in its box. */
    make: (n: number) =>
      db.query(
        `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated) VALUES ($1, $2, 'NP-R680', $3, true)`,
        [gwidOf(n), fingerprint(key), serialOf(n)],
      ),
    /** It is bound and plugged in, and tells of the access point behind it. */
    async plugIn(n: number, withAp = true): Promise<void> {
      await db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [gwidOf(n)]);
      if (!withAp) return;
      await db.query(
        `INSERT INTO device (id, account_id, kind, gateway_id, remark, status, status_since, model, firmware, serial, mac,
           simulated, bound_at)
         VALUES ($1, 'acc_demo', 'ap', $2, $1, 'online', $3, 'NP-A630', '', $1, '', true, $3)`,
        [apOf(n), gwidOf(n), new Date(clock())],
      );
    },
    breakDown: (n: number) => db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [gwidOf(n)]),
    /** What the server and the simulated devices do until nothing is left to do. */
    async settle(): Promise<void> {
      for (let rounds = 0; rounds < 3; rounds++) {
        await runStrategies(services, clock());
        await runJobs(services, clock());
        await deliverConfigs(services, clock());
        await answerCommands(services, clock());
        await deliverConfigs(services, clock());
        await followPrepared(services, clock());
      }
      await runJobs(services, clock());
    },
    /** Whether gateways of shops do what they are told, or wait to be answered for. */
    obey: (numbers: readonly number[], simulated: boolean) =>
      db.query('UPDATE device SET simulated = $2 WHERE id = ANY($1::text[])', [numbers.map(gwidOf), simulated]),
    /** They answer that they cannot. */
    async refuse(numbers: readonly number[], error: string): Promise<void> {
      for (const gwid of numbers.map(gwidOf)) {
        const device = { gwid, accountId: 'acc_demo' };
        for (const one of await handOut(services, device, clock()))
          await takeResult(services, device, { id: one.id, done: true, ok: false, output: [], error }, clock());
      }
    },
  };
}
