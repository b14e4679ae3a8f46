import type { Plugin, PluginManifest, pluginDetail, plugins, pluginReview } from '../../../../src/api/contract/plugin';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { PluginCategory } from '../../../../src/domain/plugin';
import { iso } from '../../../../src/domain/time';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { readPage } from '../../kit/sql/page';
import { likePattern } from '../../kit/sql/search';

/** Columns of a plugin, over `plugin p` of account $1. */
const columns = `p.id, p.name, p.about, p.category, o.name AS publisher, p.version, v.size,
  (v.manifest->>'memory')::integer AS memory,
  coalesce(jsonb_path_query_array(v.manifest, '$.rights[*].right'), '[]') AS rights,
  ${countOf('true')} AS installed, ${countOf('i.version <> p.version')} AS upgradable,
  (SELECT round(avg(r.stars), 1) FROM plugin_review r WHERE r.plugin_id = p.id) AS stars,
  (SELECT count(*) FROM plugin_review r WHERE r.plugin_id = p.id) AS reviews, p.updated_at`;
const joined = `JOIN plugin_publisher o ON o.fingerprint = p.publisher
  JOIN plugin_version v ON v.plugin_id = p.id AND v.version = p.version`;

/** Gateways of account $1 that have plugin `p`, of those that fit. */
function countOf(fits: string): string {
  return `(SELECT count(*) FROM plugin_install i WHERE i.account_id = $1 AND i.plugin_id = p.id AND NOT i.removed AND ${fits})`;
}

const matching = `($2::text IS NULL OR lower(p.name || ' ' || p.about || ' ' || o.name) LIKE $2)`;

/** One page of the market. */
export async function pluginPage(
  { db, caller }: Context,
  { q, category, sort, ...paging }: ParsedOf<typeof plugins>,
): Promise<DataOf<typeof plugins>> {
  const params = [caller.accountId, q ? likePattern(q) : null, category ?? null];
  const found = await readPage<Plugin>(
    db,
    {
      select: columns,
      from: `FROM plugin p ${joined} WHERE ${matching} AND ($3::text IS NULL OR p.category = $3)`,
      params,
      order: sort === 'updated' ? 'p.updated_at DESC, p.id' : 'installed DESC, p.updated_at DESC, p.id',
    },
    paging,
  );
  const counts = await db.query<{ category: PluginCategory; count: number }>(
    `SELECT p.category, count(*) AS count FROM plugin p JOIN plugin_publisher o ON o.fingerprint = p.publisher
     WHERE ($1::text IS NULL OR lower(p.name || ' ' || p.about || ' ' || o.name) LIKE $1)
     GROUP BY p.category ORDER BY p.category`,
    [params[1]],
  );
  return { ...found, counts };
}

/** Everything about one plugin. */
export async function readPlugin({ db, caller }: Context, id: string): Promise<DataOf<typeof pluginDetail>> {
  const [plugin] = await db.query<Plugin & { manifest: PluginManifest; hash: string; without: number }>(
    `SELECT ${columns}, v.manifest, v.hash, (
       SELECT count(*) FROM device g WHERE g.account_id = $1 AND g.kind = 'gateway' AND NOT EXISTS (
         SELECT 1 FROM plugin_install i WHERE i.gateway_id = g.id AND i.plugin_id = p.id AND NOT i.removed
       )
     ) AS without FROM plugin p ${joined} WHERE p.id = $2`,
    [caller.accountId, id],
  );
  if (!plugin) throw refuse('noPlugin');
  const versions = await db.query<{ version: string; changes: string; size: number; published_at: string }>(
    `SELECT version, manifest->>'changes' AS changes, size, published_at FROM plugin_version
     WHERE plugin_id = $1 ORDER BY parts DESC LIMIT 50`,
    [id],
  );
  const opinions = await db.query<{ stars: number; text: string; at: string; mine: boolean }>(
    `SELECT stars, text, at, account_id = $2 AS mine FROM plugin_review WHERE plugin_id = $1
     ORDER BY account_id = $2 DESC, at DESC, account_id LIMIT 20`,
    [id, caller.accountId],
  );
  return { ...plugin, versions, opinions };
}

/** Says what the account thinks of a plugin that it has. */
export async function reviewPlugin(
  { db, caller, now }: Context,
  { id, stars, text }: ParsedOf<typeof pluginReview>,
): Promise<void> {
  const written = await db.query(
    `INSERT INTO plugin_review (plugin_id, account_id, stars, text, at)
     SELECT p.id, $2, $3, $4, $5 FROM plugin p WHERE p.id = $1 AND EXISTS (
       SELECT 1 FROM plugin_install i WHERE i.account_id = $2 AND i.plugin_id = p.id AND NOT i.removed
     ) ON CONFLICT (plugin_id, account_id) DO UPDATE SET stars = excluded.stars, text = excluded.text, at = excluded.at
     RETURNING plugin_id`,
    [id, caller.accountId, stars, text, iso(now())],
  );
  if (written.length === 0) throw refuse('pluginReviewed');
}
