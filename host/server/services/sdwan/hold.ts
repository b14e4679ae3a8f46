import { excessOf, limitsOf, ruleKinds, type Sized } from '../../../../src/domain/sdwan';
import { because, invalid, type Said } from '../../kit/refusal';
import type { Sql } from '../../kit/store/db';
import type { Priced, Wanted } from '../catalogue/price';

/**
 * Refuses to open again, with a package that is too small for the network on it, what has ended. Nothing could say which
 * members, Mbps or rules its gateways should do without, so they would go on with more than was paid for.
 */
export async function mustHold(
  sql: Sql,
  kind: Wanted['kind'],
  { owned, tier, quantity, months }: Pick<Priced, 'owned' | 'tier' | 'quantity' | 'months'>,
): Promise<void> {
  // An upgrade of what has not ended has no months, and never makes anything smaller.
  if (kind !== 'upgrade' || months === 0 || !owned) return;
  const limits = limitsOf(tier.key, quantity);
  if (!limits) return;
  const [network] = await sql.query<Sized & { name: string; rules: number }>(
    `SELECT n.name, n.topology, (
       SELECT coalesce(jsonb_agg(jsonb_build_object('gwid', m.gwid, 'position', m.position, 'widthband', m.widthband,
         'foreign_widthband', m.foreign_widthband)), '[]') FROM sdwan_member m WHERE m.network_id = n.id
     ) AS nodes, (
       SELECT count(*) FROM sdwan_rules r, jsonb_array_elements(r.rules) one
       WHERE r.network_id = n.id AND r.kind = ANY($2::text[]) AND (one->>'enabled')::boolean
     ) AS rules
     FROM sdwan_network n WHERE n.owned_id = $1`,
    [owned.id, ruleKinds.filter((kind) => !limits.rules.includes(kind))],
  );
  if (!network) return;
  // What is said of a member is said once, whichever it is.
  const faults = new Map<string, Said>(
    excessOf(network, limits).map(({ gwid: _, ...params }) => [params.kind, { reason: 'drawing', params }]),
  );
  if (network.rules > 0) faults.set('rules', because('networkRulesOver', { count: network.rules }));
  if (faults.size > 0)
    throw invalid({ tier: because('networkTooLarge', { name: network.name, faults: [...faults.values()] }) });
}
