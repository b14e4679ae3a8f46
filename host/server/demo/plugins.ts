import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PluginManifest } from '../../../src/api/contract/plugin';
import { settingsFor } from '../../../src/domain/plugin';
import { day, iso } from '../../../src/domain/time';
import { sealSettings } from '../fleet/config/plugin-settings';
import { settingChanged } from '../fleet/delivery/settings';
import { publishPlugin, trustPublisher } from '../fleet/plugins/publish';
import type { Services } from '../kit/context/context';
import { keptSecret } from '../kit/vault/kept-secret';
import type { Sql } from '../kit/store/db';
import { playPlugins } from './simulation/plugins';

/** On how many gateways of the demo account a plugin is from the start, and what others say of it. */
const shown: Readonly<Record<string, { gateways: number; stars: number; opinion: string }>> = {
  speedtest: { gateways: 6, stars: 5, opinion: '每小时测一次，客户说网慢时先看它' },
  snmp: { gateways: 3, stars: 4, opinion: '旧交换机也能看到端口了，只读团体名即可' },
};
const by = '演示';

/**
 * Puts the plugins that come with the product into the demo's market as an operator would: signed with a key of this data
 * folder, whose public half lies in `publishers`, where this machine's own agent looks for whom it trusts. Those that are
 * there for the first time are on some simulated gateways, and the speed test on this machine itself.
 * @param packages the folder in which the build put what they hold; without it the market stays as it is
 */
export async function demoPlugins(services: Services, data: string, packages: string, machine: string): Promise<void> {
  const names = (await readdir(packages).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  if (names.length === 0) return;
  const context = { ...services, ip: '' };
  const key = await publisherKey(data);
  const file = new Blob([key.pem]);
  const [known] = await services.db.query('SELECT 1 FROM plugin_publisher WHERE fingerprint = $1', [key.fingerprint]);
  if (!known) await trustPublisher(context, { by, name: 'Netpane', file });
  for (const name of names) {
    const content = await readFile(join(packages, name), 'utf8');
    const { manifest } = JSON.parse(content) as { manifest: PluginManifest };
    const [there] = await services.db.query<{ publisher: string; published: boolean }>(
      `SELECT p.publisher, EXISTS (SELECT 1 FROM plugin_version v WHERE v.plugin_id = p.id AND v.version = $2) AS published
       FROM plugin p WHERE p.id = $1`,
      [manifest.id, manifest.version],
    );
    if (there && (there.published || there.publisher !== key.fingerprint)) continue;
    await publishPlugin(context, { by, file: key.signed(content) });
    if (!there) await services.db.tx((sql) => install(sql, services, manifest, machine));
  }
  await playPlugins(services.db, 'acc_demo', services.now());
}

async function publisherKey(data: string) {
  const make = () => generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const key = createPrivateKey(await keptSecret(join(data, 'demo-publisher.key'), make));
  const open = createPublicKey(key);
  const pem = open.export({ type: 'spki', format: 'pem' }).toString();
  const fingerprint = createHash('sha256')
    .update(open.export({ type: 'spki', format: 'der' }))
    .digest('hex');
  await mkdir(join(data, 'publishers'), { recursive: true });
  await writeFile(join(data, 'publishers', 'netpane-demo.pem'), pem);
  const signed = (content: string) => {
    const hash = createHash('sha256').update(content).digest();
    const parts = {
      package: Buffer.from(content).toString('base64'),
      signature: sign(null, hash, key).toString('base64'),
    };
    return new Blob([JSON.stringify({ ...parts, key: fingerprint })]);
  };
  return { pem, fingerprint, signed };
}

async function install(
  sql: Sql,
  { now: clock, vault }: Pick<Services, 'now' | 'vault'>,
  manifest: PluginManifest,
  machine: string,
): Promise<void> {
  const now = clock();
  const { gateways, stars, opinion } = shown[manifest.id] ?? { gateways: 0, stars: 0, opinion: '' };
  const chosen = await sql.query<{ id: string; simulated: boolean }>(
    `(SELECT g.id, true AS simulated FROM device g WHERE g.account_id = 'acc_demo' AND g.kind = 'gateway' AND g.simulated
       ORDER BY (SELECT count(*) FROM device s WHERE s.gateway_id = g.id AND s.kind = 'switch') DESC, g.id LIMIT $1)
     UNION ALL SELECT id, false FROM device WHERE id = $2 AND account_id = 'acc_demo' AND $3 = 'speedtest'`,
    [gateways, machine, manifest.id],
  );
  for (const { id, simulated } of chosen) {
    const rev = await settingChanged(sql, { accountId: 'acc_demo', gwid: id, kind: 'plugin' });
    await sql.query(
      `INSERT INTO plugin_install (gateway_id, plugin_id, account_id, version, settings, rev, installed_at)
       VALUES ($1, $2, 'acc_demo', $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [
        id,
        manifest.id,
        manifest.version,
        sealSettings(vault, 'acc_demo', settingsFor(manifest.settings, {})),
        rev,
        iso(now),
      ],
    );
    // A simulated gateway that is there has it already; the others get it when they come.
    if (simulated)
      await sql.query(
        `UPDATE gateway_delivery v SET state = 'done', done_rev = v.rev FROM device d
         WHERE v.gateway_id = $1 AND v.kind = 'plugin' AND d.id = v.gateway_id AND d.status = 'online'`,
        [id],
      );
  }
  if (opinion)
    await sql.query(
      `INSERT INTO plugin_review (plugin_id, account_id, stars, text, at)
       SELECT $1, id, $2, $3, $4 FROM account WHERE id = 'acc_agent' ON CONFLICT DO NOTHING`,
      [manifest.id, stars, opinion, iso(now - 3 * day)],
    );
}
