import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { staffPluginPublish, staffPluginTrust } from '../../../../src/api/contract/plugin';
import { versionParts } from '../../../../src/domain/plugin';
import { iso } from '../../../../src/domain/time';
import { recordAct } from '../../account/staff/acts';
import type { Context } from '../../kit/context/context';
import { because, invalid } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import { isSignedBy, readPackage, readPublicKey, type SignedPackage } from './package';

type Operating = Pick<Context, 'db' | 'now' | 'ip'>;

/** Lets packages be published that are signed with a key; the name may change later. */
export async function trustPublisher(
  context: Operating,
  { by, name, file }: ParsedOf<typeof staffPluginTrust>,
): Promise<DataOf<typeof staffPluginTrust>> {
  const key = readPublicKey(await file.text());
  if (!key) throw invalid({ file: because('pluginKeyBad') });
  const { fingerprint } = key;
  await context.db.tx(async (sql) => {
    await keepPublisher(sql, { ...key, name }, context.now());
    await recordAct(sql, context, { by, text: `信任插件发布方 ${name}`, target: fingerprint.slice(0, 16) });
  });
  return { fingerprint };
}

/** Keeps a publisher. */
const keepPublisher = (
  sql: Sql,
  { fingerprint, name, pem }: { fingerprint: string; name: string; pem: string },
  now: number,
) =>
  sql.query(
    `INSERT INTO plugin_publisher (fingerprint, name, public_key, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (fingerprint) DO UPDATE SET name = excluded.name`,
    [fingerprint, name, pem, iso(now)],
  );

/** Puts a signed package into the market. */
export async function publishPlugin(
  context: Operating,
  { by, file }: ParsedOf<typeof staffPluginPublish>,
): Promise<DataOf<typeof staffPluginPublish>> {
  const found = readPackage(await file.text());
  const { id, version, name } = found.manifest;
  await context.db.tx(async (sql) => {
    await storePackage(sql, found, context.now());
    await recordAct(sql, context, { by, text: `发布插件 ${name} ${version}`, target: id });
  });
  return { id, version, hash: found.hash };
}

/** Stores a package that a trusted publisher signed. A version is never replaced: devices may run it. */
async function storePackage(sql: Sql, found: SignedPackage, now: number): Promise<void> {
  const { manifest, key, hash, signature, size } = found;
  const { id, version, name, about, category } = manifest;
  const [publisher] = await sql.query<{ public_key: string }>(
    'SELECT public_key FROM plugin_publisher WHERE fingerprint = $1',
    [key],
  );
  if (!publisher || !isSignedBy(publisher.public_key, found)) throw invalid({ file: because('pluginUntrusted') });
  await sql.query(
    `INSERT INTO plugin (id, publisher, name, about, category, version, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [id, key, name, about, category, version, iso(now)],
  );
  const [owner] = await sql.query<{ publisher: string }>('SELECT publisher FROM plugin WHERE id = $1 FOR UPDATE', [id]);
  if (owner!.publisher !== key) throw invalid({ file: because('pluginOfOther') });
  const stored = await sql.query(
    `INSERT INTO plugin_version (plugin_id, version, parts, manifest, hash, signature, size, package, published_at)
     VALUES ($1, $2, $3::integer[], $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING version`,
    [id, version, versionParts(version), manifest, hash, signature, size, found.package, iso(now)],
  );
  if (stored.length === 0) throw invalid({ file: because('pluginPublished') });
  await sql.query(
    `UPDATE plugin p SET version = v.version, name = v.manifest->>'name', about = v.manifest->>'about',
       category = v.manifest->>'category', updated_at = v.published_at
     FROM plugin_version v WHERE p.id = $1 AND v.plugin_id = p.id
       AND v.parts = (SELECT max(parts) FROM plugin_version WHERE plugin_id = $1)`,
    [id],
  );
}
