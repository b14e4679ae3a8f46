import type { Sql } from '../../kit/store/db';

/**
 * Guests of simulated gateways who signed in by phone since the last message each took one, as long as there are some
 * left. No message is sent: the line says that it is simulated.
 */
export async function simulateMessages(sql: Sql): Promise<void> {
  await sql.query(
    `WITH late AS (
       SELECT b.gateway_id, b.account_id, b.balance,
         coalesce((SELECT max(e.at) FROM sms_entry e WHERE e.gateway_id = b.gateway_id AND e.kind = 'use'), '-infinity') AS last
       FROM sms_balance b JOIN device d ON d.id = b.gateway_id AND d.simulated WHERE b.balance > 0 FOR UPDATE OF b
     ), taken AS (
       SELECT l.gateway_id, l.account_id, c.id, c.online_since AS at, l.balance,
         row_number() OVER (PARTITION BY l.gateway_id ORDER BY c.online_since, c.id) AS nth
       FROM late l JOIN client c ON c.gateway_id = l.gateway_id AND c.auth = 'phone' AND c.online_since > l.last
     ), used AS (
       INSERT INTO sms_entry (id, account_id, gateway_id, at, kind, amount, balance, subject, simulated)
       SELECT 'sms_' || id || '_' || extract(epoch FROM at)::bigint, account_id, gateway_id, at, 'use', -1, balance - nth,
         '1' || (30 + abs(hashtext(id)) % 70) || '****' || lpad((abs(hashtext(id || 'x')) % 10000)::text, 4, '0'), true
       FROM taken WHERE nth <= balance ON CONFLICT DO NOTHING RETURNING gateway_id
     )
     UPDATE sms_balance b SET balance = b.balance - n.n
     FROM (SELECT gateway_id, count(*) AS n FROM used GROUP BY gateway_id) n WHERE b.gateway_id = n.gateway_id`,
  );
}
