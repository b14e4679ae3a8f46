import type { Client } from '../../src/api/client';
import { gateways } from '../../src/api/contract/device';
import { preparedList, preparedSave } from '../../src/api/contract/prepared';
import type { InputOf } from '../../src/api/endpoint';
import { handOut, takeResult } from '../../host/server/fleet/commands/commands';
import { deliverConfigs } from '../../host/server/fleet/config/deliver';
import { followPrepared } from '../../host/server/fleet/prepared/take-up';
import { fingerprint } from '../../host/server/kit/secrets';
import type { Reference } from './reference';

type Input = InputOf<typeof preparedSave>;

/** The key on the label of every gateway that is made here. */
export const key = 'NP-TESTTESTTEST';

/** What is to be prepared: a shop's gateway, but for what is said. */
export const plan = (serial: string, more: Partial<Input> = {}): Input => ({
  ...{ serial, kind: 'gateway', remark: '宁波天一店', group: null, location: '', copy_from: null, settings: {} },
  ...more,
});

/** What a customer and the devices do, at one moment: gateways are made, prepared, come and answer. */
export function preparing({ services }: Reference, demo: Client, clock: number) {
  let made = 0;
  return {
    /** A gateway that nobody has bound yet. */
    async fresh(): Promise<{ gwid: string; serial: string }> {
      made += 1;
      const [gwid, serial] = [made.toString(16).padStart(32, 'e'), `NPFRESH${made}`];
      await services.db.query(
        `INSERT INTO device_identity (gwid, key_hash, model, serial, simulated) VALUES ($1, $2, 'NP-R680', $3, false)`,
        [gwid, fingerprint(key), serial],
      );
      return { gwid, serial };
    },
    prepare: async (input: Input) => (await demo.call(preparedSave, input)).data.id,
    rowOf: async (id: string) =>
      (await demo.call(preparedList, { per_page: 1000 })).data.list.find((one) => one.id === id)!,
    deviceOf: async (gwid: string) =>
      (await demo.call(gateways, { q: gwid })).data.list.find((one) => one.gwid === gwid)!,
    /** The gateway comes, fetches what waits for it and answers. */
    async answer(gwid: string, ok: boolean, error = '') {
      await services.db.query(`UPDATE device SET status = 'online' WHERE id = $1`, [gwid]);
      await deliverConfigs(services, clock);
      const device = { gwid, accountId: 'acc_demo' };
      const asked = await handOut(services, device, clock);
      for (const { id } of asked) {
        await takeResult(services, device, { id, done: true, ok, output: [], error }, clock);
      }
      await deliverConfigs(services, clock);
      await followPrepared(services, clock);
      return asked;
    },
  };
}
