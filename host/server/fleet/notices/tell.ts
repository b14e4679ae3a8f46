import { iso } from '../../../../src/domain/time';
import { newId } from '../../kit/secrets';
import type { Sql } from '../../kit/store/db';
import { shownTarget } from './channels';
import type { OtherEvent } from './told';

/** Puts a message to those of the channels that are enabled and confirmed. */
export async function tellChannels(
  sql: Sql,
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
    await sql.query(
      `INSERT INTO alarm_delivery (id, account_id, channel_id, type, target, event, about, items, total, state, next_at,
         created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, 'waiting', $9, $9)`,
      [
        newId('dlv'),
        accountId,
        channel.id,
        channel.type,
        shownTarget(channel),
        event,
        about,
        JSON.stringify([{ remark, content }]),
        iso(now),
      ],
    );
  }
}
