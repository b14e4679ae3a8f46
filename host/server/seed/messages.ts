import type { Services } from '../context';
import type { Sql } from '../db';
import { sendMessage } from '../messages/send';
import { seedMessageTexts } from './message-texts';

const hour = 3600_000;

/** Messages of the demo accounts: a few unread, three of them popping up. */
export async function seedMessages({ db, now }: Services): Promise<void> {
  const accounts = await db.query<{ id: string }>(
    `SELECT id FROM account a WHERE id IN ('acc_demo', 'acc_agent')
     AND NOT EXISTS (SELECT 1 FROM message m WHERE m.account_id = a.id)`,
  );
  if (!accounts.length) return;
  await db.tx(async (sql) => {
    for (const { id } of accounts) await seedBox(sql, id, now());
  });
}

async function seedBox(sql: Sql, accountId: string, now: number) {
  for (const { hoursAgo, read, ...message } of seedMessageTexts(now)) {
    const at = now - hoursAgo * hour;
    const id = await sendMessage(sql, accountId, message, at);
    if (read) await sql.query('UPDATE message SET read_at = $2 WHERE id = $1', [id, new Date(at + hour / 2)]);
  }
}
