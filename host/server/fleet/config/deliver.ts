import type { ConfigDocument } from '../../../../src/domain/config';
import { because } from '../../kit/refusal';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { deliver, retry, send, type Deliverable, type Delivery } from '../delivery/deliver';
import { configured } from './configured';
import { loadConfig } from './known';
import { tellConfig } from './tell';

type Tools = Pick<Services, 'features' | 'vault'>;

/** Versions of configurations, each a row of its own. */
const versions = ({ features, vault }: Tools): Delivery<{ document: ConfigDocument }> => ({
  table: 'config_version',
  key: ['device_id', 'version'],
  rev: 'version',
  settled: 'settled_at',
  content: ['document'],
  // Its secrets stay sealed in the queue as well.
  command: (_sql, { device, kind, part, document }) =>
    Promise.resolve({
      kind: 'config',
      params: { device, kind, version: part, sections: JSON.stringify(document) },
    }),
  async settles(sql, { device, account_id: accountId, rev }, state, now) {
    if (state === 'pending') return;
    if (state === 'done') await runs(sql, device, rev);
    await tellConfig(sql, now, [{ id: device, accountId, version: rev, state }]);
    if (state !== 'failed') return;
    const { document } = await loadConfig(sql, { caller: { accountId }, features, vault }, device);
    await configured(sql, { features, vault }, device, document, now);
  },
  refused: because('configRefused'),
  words: ({ part: version }) => ({
    done: because('versionInForce', { version }),
    failed: because('versionFailed', { version }),
  }),
});

const runs = (sql: Sql, device: string, version: number) =>
  sql.query('UPDATE device_config SET running_version = greatest(running_version, $2) WHERE device_id = $1', [
    device,
    version,
  ]);

/** Puts what waits for devices into the queues of their gateways, if both are there. */
export const startDelivery = (sql: Sql, services: Tools, now: number, devices: readonly string[]): Promise<void> =>
  send(sql, versions(services), now, devices);

/** Carries the answers of devices over to the versions they were about, and sends what can be sent by now. */
export const deliverConfigs = (services: Pick<Services, 'db'> & Tools, now: number): Promise<void> =>
  deliver(services.db, versions(services), now);

/** Lets a version that failed wait once more; false when it has not failed. */
export const retryVersion = (
  sql: Sql,
  services: Tools,
  accountId: string,
  { device, part }: Pick<Deliverable, 'device' | 'part'>,
): Promise<boolean> => retry(sql, versions(services), { accountId, device, part });
