import { randomBytes } from 'node:crypto';
import { pluginLimits } from '../../../../src/domain/plugin';
import type { Context, KnownDevice } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';

/** Seconds that the counts of measurements are over. */
const hour = 3600;

/** Lets a gateway measure its line: one with a plugin that may talk to the server, or that lends; not all the time. */
export async function takeSpeedTest(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  { gwid, accountId }: KnownDevice,
  bytes: number,
): Promise<void> {
  const [one] = await db.query(
    `SELECT 1 FROM plugin_install i JOIN plugin_version v ON v.plugin_id = i.plugin_id AND v.version = i.version
     WHERE i.gateway_id = $1 AND i.account_id = $2 AND i.enabled AND NOT i.removed
       AND v.manifest @> '{"rights": [{"right": "server"}]}'
     UNION ALL SELECT 1 FROM device WHERE id = $1 AND account_id = $2 AND 'star' = ANY(capabilities) LIMIT 1`,
    [gwid, accountId],
  );
  if (!one) throw refuse('pluginNotThere');
  await limits.take(`speed:${gwid}`, pluginLimits.speedCalls, hour);
  if (bytes > 0) await limits.take(`speed-bytes:${gwid}`, pluginLimits.speedTests, hour);
}

/** What nothing on the way makes smaller. */
const block = randomBytes(1_000_000);

/** Random bytes as a file; the same million again and again. */
export function speedBytes(bytes: number): Response {
  const whole = Array.from({ length: Math.floor(bytes / block.length) }, () => block);
  return new Response(new Blob([...whole, block.subarray(0, bytes % block.length)]), {
    headers: { 'content-type': 'application/octet-stream', 'content-length': String(bytes) },
  });
}
