import { serviceSpecs, settingServices, type SettingService } from '../../../../src/domain/service-setting';
import { iso } from '../../../../src/domain/time';
import { settingChanged } from '../../fleet/delivery/settings';
import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { kindOf } from './kind';

/** Gateways told anew in one run. */
const atOnce = 200;

/** What a gateway was told rests on: its package and the edition of the lists; empty without a package. */
export const toldBy = (tier: string, edition: string): string => (tier === '' ? '' : `${tier} ${edition}`);

/** Gateways whose package began, changed or ended, or whose lists are newer than what they were told, are told anew. */
export async function followServices({ db, features }: Pick<Services, 'db' | 'features'>, now: number): Promise<void> {
  for (const service of settingServices) {
    const { edition } = kindOf(features, service);
    await db.tx(async (sql) => {
      const rows = await sql.query<{ gateway_id: string; account_id: string; tier: string }>(
        `SELECT s.gateway_id, s.account_id, coalesce(o.tier, '') AS tier FROM service_setting s
         JOIN device g ON g.id = s.gateway_id AND g.account_id = s.account_id
         LEFT JOIN service_owned o ON o.service = s.service AND o.gateway_id = s.gateway_id
           AND o.account_id = s.account_id AND o.expires_at > $2
         WHERE s.service = $1 AND s.told <> CASE WHEN o.tier IS NULL THEN '' ELSE o.tier || ' ' || $3::text END
         LIMIT ${atOnce} FOR UPDATE OF s SKIP LOCKED`,
        [service, iso(now), edition],
      );
      for (const { gateway_id, account_id, tier } of rows) {
        await sql.query('UPDATE service_setting SET told = $3 WHERE gateway_id = $1 AND service = $2', [
          gateway_id,
          service,
          toldBy(tier, edition),
        ]);
        await settingChanged(sql, { accountId: account_id, gwid: gateway_id, kind: serviceSpecs[service].command });
      }
    });
  }
}

/** Gateways of an account with a service are told anew: something that all of them share has changed. */
export async function tellAll(sql: Sql, accountId: string, service: SettingService, gwids: readonly string[]) {
  for (const gwid of [...new Set(gwids)].sort())
    await settingChanged(sql, { accountId, gwid, kind: serviceSpecs[service].command });
}
