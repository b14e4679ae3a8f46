import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '../../src/api/contract';
import type { Client } from '../../src/api/client';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let server: Reference;
let demo: Client;
let account_code: string;
/** By what somebody is found: the account's id, how its owner is reached, and what they wrote. */
const marks = ['acc_demo', 'demo@netpane.cn', '13866660317', '只此一处的标记'];
beforeAll(async () => {
  server = await startReference();
  demo = await server.signIn();
  const { data } = await demo.call(contract.user.user, {});
  account_code = data.account_code;
  await server.services.db.query(`UPDATE account SET mobile = $1 WHERE id = 'acc_demo'`, [marks[2]]);
  const mark = marks[3]!;
  const { id } = (await demo.call(contract.support.ticketOpen, { subject: mark, category: 'network', text: mark }))
    .data;
  await demo.call(contract.support.ticketReply, { id, text: mark });
  await demo.call(contract.embed.partnerCreate, {
    name: mark,
    origins: ['https://a.example'],
    scopes: ['device:read'],
  });
  await demo.call(contract.alarmNotice.alarmChannelSave, { type: 'mail', name: mark, target: marks[1]! });
  await demo.call(contract.profile.smsCodeForMobile, { mobile: '13711112222' });
  await server.services.sms.send(marks[2]!, { kind: 'code', value: mark, text: mark });
  await server.services.limits.take(`sms:${marks[2]}`, 5, 3600);
});
afterAll(() => server.close());

/** Tables in which a row holds one of the marks, with how many rows. */
async function found(): Promise<Record<string, number>> {
  const { db } = server.services;
  const tables = await db.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relnamespace = current_schema()::regnamespace ORDER BY 1`,
  );
  const all: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await db.query<{ n: number }>(
      `SELECT count(*) AS n FROM ${name} t WHERE EXISTS (
         SELECT 1 FROM unnest($1::text[]) mark WHERE position(mark IN to_jsonb(t)::text) > 0)`,
      [marks],
    );
    if (row!.n > 0) all[name] = row!.n;
  }
  return all;
}

/** Counters and their like, which are no data of a person. */
const counters = ['rate_limit', 'simulation'];

it('an export holds every row of every table that names the account or its owner, and nothing that lets anybody in', async () => {
  const exported = JSON.parse(
    await (await server.staff.call(contract.staff.staffAccountExport, { account_code })).text(),
  ) as Record<string, object[]>;
  const held = Object.entries(await found()).filter(([table]) => !counters.includes(table));
  expect(held.length).toBeGreaterThan(30);
  const missing = held.filter(([table, rows]) => (exported[table]?.length ?? 0) < rows);
  expect(missing).toEqual([]);
  expect(JSON.stringify(exported)).not.toMatch(/argon2|password_hash|token_hash/);
});

it('a deletion leaves no row of any table that names the account or its owner, and all of others', async () => {
  const { db } = server.services;
  const others = () =>
    db.query(`SELECT (SELECT count(*) FROM device WHERE account_id = 'acc_agent') AS devices,
    (SELECT count(*) FROM account) AS accounts, (SELECT count(*) FROM wallet_entry WHERE account_id = 'acc_agent') AS money`);
  const before = (await others())[0]!;
  await db.query(`UPDATE wallet SET balance_fen = 100 WHERE account_id = 'acc_demo'`);
  const erase = () => server.staff.call(contract.staff.staffAccountErase, { account_code });
  expect((await failureOf(erase())).detail).toMatchObject({ code: 4503 });
  await db.query(`UPDATE wallet SET balance_fen = 0 WHERE account_id = 'acc_demo'`);
  await db.query(`DELETE FROM withdrawal WHERE account_id = 'acc_demo'`);
  await erase();
  expect(await found()).toEqual({});
  expect((await others())[0]).toEqual({ ...before, accounts: Number(before.accounts) - 1 });
  expect((await failureOf(demo.call(contract.user.user, {}))).kind).toBe('unauthorized');
});
