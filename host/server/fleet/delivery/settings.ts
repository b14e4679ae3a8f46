import { because } from '../../kit/refusal';
import type { Feature, Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { deliver, retry, type Delivery } from './deliver';
import type { Setting, SettingKind } from './setting';

/** What a gateway was told has changed: a new revision waits for it. Gives its number. */
export async function settingChanged(
  sql: Sql,
  { accountId, gwid, kind }: { accountId: string; gwid: string; kind: SettingKind },
): Promise<number> {
  return (await settingsChanged(sql, accountId, kind, [gwid])).get(gwid)!;
}

/** The same for many gateways of an account: the number of each. */
export async function settingsChanged(
  sql: Sql,
  accountId: string,
  kind: SettingKind,
  gwids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql.query<{ gateway_id: string; rev: number }>(
    `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, state)
     SELECT id, $2, $3, 1, 'pending' FROM unnest($1::text[]) AS r(id)
     ON CONFLICT (gateway_id, kind) DO UPDATE SET rev = gateway_delivery.rev + 1, account_id = excluded.account_id,
       state = 'pending', error = '', error_said = NULL, attempts = 0
     RETURNING gateway_id, rev`,
    [gwids, kind, accountId],
  );
  return new Map(rows.map(({ gateway_id, rev }) => [gateway_id, rev]));
}

const table: Omit<Delivery, 'command' | 'words'> = {
  table: 'gateway_delivery',
  key: ['gateway_id', 'kind'],
  rev: 'rev',
  sentRev: 'command_rev',
  done: 'done_rev = greatest(done_rev, command_rev)',
  refused: because('configRefused'),
};

/** What features set on gateways; a newer revision may come while one is under way. */
function settingsOf(features: readonly Feature[]): Delivery {
  const of = (kind: string): Setting => {
    const setting = features.map(({ settings }) => settings?.[kind as SettingKind]).find((one) => one !== undefined);
    if (!setting) throw new Error(`no feature sets ${kind}`);
    return setting;
  };
  return {
    ...table,
    async command(sql, { device, part, rev }, now) {
      const document = await of(part).document(sql, device, now);
      return { kind: part as SettingKind, params: { rev: String(rev), ...document } };
    },
    words: ({ part }) => ({
      done: because('settingInForce', { noun: of(part).name }),
      failed: because('settingFailed', { noun: of(part).name }),
    }),
  };
}

/** Carries the answers of gateways over to the revisions they were about, and sends what can be sent by now. */
export const deliverSettings = ({ db, features }: Pick<Services, 'db' | 'features'>, now: number): Promise<void> =>
  deliver(db, settingsOf(features), now);

/** Tries a delivery that failed once more; false when none has. */
export const retryDelivery = (sql: Sql, accountId: string, gwid: string, kind: SettingKind): Promise<boolean> =>
  retry(sql, table, { accountId, device: gwid, part: kind });

/** How what belongs to revision `rev` stands, over the delivery `d`. */
export const deliverySql = (rev: string, d = 'd'): string =>
  `CASE WHEN ${d}.rev IS NULL THEN 'pending' WHEN ${d}.done_rev >= ${rev} THEN 'done' ELSE ${d}.state END`;
