import type { Services } from '../../kit/context/context';
import type { Sql } from '../../kit/store/db';
import { saidInBoth } from '../../kit/refusal';
import { newId } from '../../kit/secrets';
import { offerActivation } from '../../services/orders/activation';
import { sendMessage } from '../../account/messages/send';
import { seedMessageTexts } from './message-texts';
import { hour } from '../../../../src/domain/time';

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

/** A month of cloud backup that waits to be switched on. Accounts that have an offer get no second one. */
export async function seedActivations({ db, now }: Services): Promise<void> {
  const accounts = await db.query<{ id: string }>(
    `SELECT id FROM account a WHERE id IN ('acc_demo', 'acc_agent')
     AND NOT EXISTS (SELECT 1 FROM service_activation s WHERE s.account_id = a.id)`,
  );
  for (const { id } of accounts) await db.tx((sql) => seedOffer(sql, id, now()));
}

async function seedOffer(sql: Sql, accountId: string, now: number) {
  const id = newId('act');
  const link = `/messages/activation/${id}`;
  const message = {
    kind: 'service',
    title: saidInBoth('云备份 30 天体验待激活', 'Cloud backup, 30 days to try: switch it on'),
    msg: saidInBoth(
      `<p>账号获得云备份体验，30 天内激活有效。</p><p><a href="${link}">查看并激活</a></p>`,
      `<p>You may try cloud backup; switch it on within 30 days.</p><p><a href="${link}">Show and switch on</a></p>`,
    ),
  } as const;
  const at = now - 20 * hour;
  const messageId = await sendMessage(sql, accountId, message, at);
  const facts = [
    { label: '服务内容', value: '每天 3 点自动备份网关配置，每台保留 3 份' },
    { label: '适用范围', value: '账号下全部网关' },
    { label: '费用', value: '0.00 元，到期自动停止，不会扣费' },
  ];
  await offerActivation(
    sql,
    accountId,
    {
      id,
      messageId,
      service: '云备份',
      key: 'backup_v2',
      tier: 'trial',
      facts,
      days: 30,
      offeredUntil: at + 30 * 24 * hour,
    },
    at,
  );
}
