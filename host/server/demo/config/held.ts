import type { ConfigDocument } from '../../../../src/domain/config';
import { commandKinds } from '../../../../src/domain/job';
import { iso } from '../../../../src/domain/time';
import { loadConfig } from '../../fleet/config/known';
import { takeRunning } from '../../fleet/config/running';
import { configPlace, openSecrets, sealSecrets } from '../../fleet/config/sealed';
import type { Services } from '../../kit/context/context';
import type { Db, Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';

/** Devices that one step is about: all gateways of the demo. */
const atOnce = 200;

/** What a device is set to stays so whoever has bound it: its secrets are nobody's. */
const place = configPlace('simulated');

/** What a simulated device is set to; undefined while it was never told anything. */
export async function heldBy(sql: Sql, id: string, vault: Vault): Promise<ConfigDocument | undefined> {
  const [row] = await sql.query<{ document: ConfigDocument }>(
    'SELECT document FROM simulated_config WHERE device_id = $1',
    [id],
  );
  return row && openSecrets(vault, place, row.document);
}

/** A simulated device takes a configuration over. */
export const hold = (sql: Sql, id: string, document: ConfigDocument, vault: Vault) =>
  sql.query(
    `INSERT INTO simulated_config (device_id, document) SELECT id, $2 FROM device WHERE id = $1 AND simulated
     ON CONFLICT (device_id) DO UPDATE SET document = excluded.document`,
    [id, sealSecrets(vault, place, document)],
  );

/**
 * Simulated devices tell what they are set to, the way an agent would: gateways always, others once they were configured
 * from here.
 */
export async function tellHeld(services: Pick<Services, 'db' | 'vault' | 'features'>, now: number): Promise<void> {
  await firstHeld(services);
  await dropEnded(services.db, now);
  await services.db.query(
    `UPDATE running_config r SET read_at = $1 FROM simulated_config s, device d
     WHERE s.device_id = r.device_id AND d.id = r.device_id AND d.simulated AND d.status = 'online'
       AND r.hash = md5(s.document::text) AND r.read_at > ${lastSettled}`,
    [iso(now)],
  );
  const changed = await services.db.query<{
    id: string;
    account_id: string;
    gwid: string;
    hash: string;
    document: ConfigDocument;
  }>(
    `SELECT s.device_id AS id, d.account_id, d.gateway_id AS gwid, md5(s.document::text) AS hash, s.document
     FROM simulated_config s JOIN device d ON d.id = s.device_id AND d.simulated AND d.status = 'online'
     LEFT JOIN running_config r ON r.device_id = d.id
     WHERE r.device_id IS NULL OR r.hash <> md5(s.document::text) OR r.read_at <= ${lastSettled}
     ORDER BY s.device_id LIMIT ${atOnce}`,
  );
  for (const { id, account_id: accountId, gwid, hash, document } of changed) {
    const sections = openSecrets(services.vault, place, document);
    await takeRunning(services, { gwid, accountId }, [{ device: id, hash, sections }], now);
  }
}

/** Passwords that held beside newer ones for a while end by themselves, as they do on a device. */
const dropEnded = (db: Db, now: number): Promise<unknown> =>
  db.query(
    `UPDATE simulated_config SET document = jsonb_set(document, '{ssids}', (
       SELECT jsonb_agg(CASE WHEN coalesce(r.row->>'password_until', '') <> '' AND r.row->>'password_until' <= $1
         THEN r.row || '{"password_before": "", "password_until": ""}' ELSE r.row END ORDER BY r.at)
       FROM jsonb_array_elements(document->'ssids') WITH ORDINALITY AS r(row, at)
     )) WHERE jsonb_path_exists(document, '$.ssids[*] ? (@.password_until != "" && @.password_until <= $now)',
       jsonb_build_object('now', $1::text))`,
    [iso(now)],
  );

const lastSettled = `coalesce((
  SELECT max(v.settled_at) FROM config_version v WHERE v.device_id = d.id AND v.state = 'done'), '-infinity')`;

/** Simulated gateways do whatever there is; only the largest shape traffic, and the smallest tell no applications apart, count no quota, let nobody in by a private password and show no page of a network's own. */
const abilities = [
  ...['wan', 'lan', 'routes', 'ddns', 'apps', 'quota'].map((name) => `config.${name}`),
  'speedup_policy',
  'sdwan_backup',
  'sdwan_rules',
  ...['ssid_limit', 'ssid_portal', 'radio_balance'],
  ...commandKinds,
];

/** Gateways are set to what somebody wrote into them before they came to the cloud. */
async function firstHeld({ db, features, vault }: Pick<Services, 'db' | 'features' | 'vault'>): Promise<void> {
  await db.query(
    `UPDATE device d SET capabilities = a.able
     FROM (SELECT id, CASE model WHEN 'NP-R980' THEN array_append($1::text[], 'config.qos')
         WHEN 'NP-R320' THEN array_remove(array_remove(array_remove(array_remove($1::text[],
           'ppsk'), 'ssid_portal'), 'config.apps'), 'config.quota') ELSE $1::text[] END AS able FROM device
       WHERE simulated AND kind = 'gateway') a
     WHERE d.id = a.id AND d.capabilities IS DISTINCT FROM a.able`,
    [abilities],
  );
  // What gateways can since a later version is empty there.
  await db.query(
    `UPDATE simulated_config s SET document = '{"apps": [], "quota": []}'::jsonb || s.document FROM device d
     WHERE d.id = s.device_id AND d.kind = 'gateway' AND NOT s.document ? 'apps'`,
  );
  const gateways = await db.query<{ id: string; account_id: string }>(
    `SELECT d.id, d.account_id FROM device d WHERE d.simulated AND d.kind = 'gateway' AND d.status = 'online'
       AND NOT EXISTS (SELECT 1 FROM simulated_config s WHERE s.device_id = d.id)
       AND NOT EXISTS (SELECT 1 FROM config_version v WHERE v.device_id = d.id AND v.state IN ('pending', 'sent'))
     ORDER BY d.id LIMIT ${atOnce}`,
  );
  for (const { id, account_id: accountId } of gateways) {
    await db.tx(async (sql) => {
      const { document } = await loadConfig(sql, { caller: { accountId }, features, vault }, id);
      await hold(sql, id, document, vault);
    });
  }
}
