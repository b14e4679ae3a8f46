import type { settingDetail, SettingGateway, settingGateways } from '../../../../src/api/contract/setting';
import type { DataOf, ParsedOf } from '../../../../src/api/endpoint';
import type { ConfigDocument } from '../../../../src/domain/config';
import { ownedState } from '../../../../src/domain/service';
import { serviceSpecs, type SettingService } from '../../../../src/domain/service-setting';
import type { Context } from '../../kit/context/context';
import { refuse } from '../../kit/refusal';
import { readPage } from '../../kit/sql/page';
import { searchPatterns } from '../../kit/sql/search';
import { soldTier } from '../catalogue/catalogue';
import { ableSql, commandSql, factsOf, unboundOf } from './known';
import { measuresOf } from './measure';

type Stored = Omit<SettingGateway, 'tier_name' | 'service_state'>;

/** Gateways of an account (`$1`) with a service (`$2`). */
const source = `FROM service_owned o
  JOIN device g ON g.id = o.gateway_id AND g.account_id = o.account_id AND g.kind = 'gateway'
  LEFT JOIN service_setting s ON s.gateway_id = g.id AND s.service = o.service AND s.account_id = o.account_id
  LEFT JOIN gateway_delivery d ON d.gateway_id = g.id AND d.kind = ${commandSql('o.service')} AND d.account_id = o.account_id
  WHERE o.account_id = $1 AND o.service = $2`;
const columns = `g.id AS gwid, g.remark, g.model, g.status = 'online' AS online, ${ableSql('g', commandSql('o.service'))} AS able,
  g.capabilities IS NOT NULL AS told,
  o.tier, o.expires_at, s.enabled, CASE WHEN s.enabled IS NOT NULL THEN d.state END AS delivery,
  CASE WHEN s.enabled IS NOT NULL AND d.state = 'failed' THEN d.error ELSE '' END AS error,
  CASE WHEN s.enabled IS NOT NULL AND d.state = 'failed' THEN d.error_said END AS error_said, g.simulated`;

const named = (row: Stored, service: SettingService, now: number): SettingGateway => ({
  ...row,
  tier_name: soldTier(service, row.tier)?.name ?? row.tier,
  service_state: ownedState(Date.parse(row.expires_at), now),
});

/** One page of the gateways that have or had a service. */
export async function gatewayPage(
  { db, caller, now }: Context,
  { service, q, ...paging }: ParsedOf<typeof settingGateways>,
): Promise<DataOf<typeof settingGateways>> {
  const at = now();
  const { list, total } = await readPage<Stored>(
    db,
    {
      select: columns,
      from: `${source} AND ($3::text[] IS NULL OR g.search LIKE ANY($3::text[]))`,
      params: [caller.accountId, service, q ? searchPatterns(q) : null],
      order: `(s.enabled IS NOT NULL AND d.state = 'failed') DESC NULLS LAST, o.expires_at, g.id`,
    },
    paging,
  );
  return {
    list: list.map((row) => named(row, service, at)),
    total,
    unbound: await unboundOf(db, caller.accountId, service, at),
  };
}

/** What a service sets on a gateway. */
export async function detailOf(
  context: Context,
  service: SettingService,
  gwid: string,
): Promise<DataOf<typeof settingDetail>> {
  const { db, caller, now } = context;
  const [row] = await db.query<
    Stored & { document: ConfigDocument | null; changed_by: string | null; changed_at: string | null }
  >(`SELECT ${columns}, s.document, s.changed_by, s.changed_at ${source} AND g.id = $3`, [
    caller.accountId,
    service,
    gwid,
  ]);
  if (!row) throw refuse('serviceNotOnGateway');
  const { document, changed_by, changed_at, ...gateway } = row;
  const { wan, lan, vlans, choices } = await factsOf(db, context, service, gwid);
  return {
    ...named(gateway, service, now()),
    // Sections that came into the product later are there as at first.
    document: { ...serviceSpecs[service].initial, ...document } as DataOf<typeof settingDetail>['document'],
    changed_by: changed_by ?? '',
    changed_at,
    wan: [...wan],
    lan: [...lan],
    vlans: [...vlans],
    choices: Object.fromEntries(Object.entries(choices).map(([field, all]) => [field, [...all]])),
    measures: await measuresOf(db, caller.accountId, service, gwid),
  };
}
