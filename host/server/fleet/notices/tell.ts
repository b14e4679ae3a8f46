import type { Sql } from '../../kit/store/db';
import type { Vault } from '../../kit/vault';
import { openTarget } from './kept-target';
import type { OtherEvent } from './told';
import { writeDelivery } from './write-delivery';

/** Puts a message to those of the channels that are enabled and confirmed. */
export async function tellChannels(
  sql: Sql,
  vault: Vault,
  now: number,
  accountId: string,
  ids: readonly string[],
  { event, about, remark, content }: { event: OtherEvent; about: string; remark: string; content: string },
): Promise<void> {
  const channels = await sql.query<{ id: string; type: string; target: string }>(
    `SELECT id, type, target FROM alarm_channel
     WHERE account_id = $1 AND id = ANY($2::text[]) AND enabled AND confirmed_at IS NOT NULL ORDER BY id`,
    [accountId, ids],
  );
  for (const channel of channels) {
    await writeDelivery(sql, now, accountId, openTarget(vault, channel), {
      event,
      about,
      items: [{ remark, content }],
      total: 1,
      at: now,
    });
  }
}
