import type { ConfigDocument } from '../../../../src/domain/config';
import type { SettingService } from '../../../../src/domain/service-setting';
import { iso } from '../../../../src/domain/time';
import type { Word } from '../../../../src/api/refusal/words';
import type { Setting } from '../../fleet/delivery/setting';
import type { Sql } from '../../kit/store/db';
import type { ServiceKind } from './kind';

/** The package of a service that a gateway has now; undefined: none. */
export async function tierOn(
  sql: Sql,
  service: SettingService,
  gwid: string,
  now: number,
): Promise<string | undefined> {
  const [owned] = await sql.query<{ tier: string }>(
    `SELECT o.tier FROM service_owned o JOIN device g ON g.id = o.gateway_id AND g.account_id = o.account_id
     WHERE o.service = $1 AND o.gateway_id = $2 AND o.expires_at > $3`,
    [service, gwid, iso(now)],
  );
  return owned?.tier;
}

/** What a gateway is told of a service: off once it is paused or has ended. */
export const settingOf = (name: Word, service: SettingService, kind: ServiceKind): Setting => ({
  name,
  async document(sql, gwid, now): Promise<Record<string, string>> {
    const [row] = await sql.query<{ account_id: string; document: ConfigDocument }>(
      `SELECT s.account_id, s.document FROM service_setting s
       JOIN device g ON g.id = s.gateway_id AND g.account_id = s.account_id
       WHERE s.gateway_id = $1 AND s.service = $2 AND s.enabled`,
      [gwid, service],
    );
    const tier = row && (await tierOn(sql, service, gwid, now));
    if (!row || tier === undefined) return { enabled: 'false' };
    return { enabled: 'true', settings: JSON.stringify(await kind.told(sql, row.account_id, row.document, tier)) };
  },
});
