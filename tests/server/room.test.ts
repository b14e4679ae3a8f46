import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '../../src/api/contract';
import type { Client } from '../../src/api/client';
import { hour } from '../../src/domain/time';
import { json } from '../../host/server/kit/store/db';
import { startReference, type Reference } from './reference';

let server: Reference;
let demo: Client;
let channel: string;
beforeAll(async () => {
  server = await startReference();
  demo = await server.signIn();
  channel = (await demo.call(contract.alarmNotice.alarmChannelSave, mail(0))).data.id;
});
afterAll(() => server.close());

const mail = (n: number) => ({ type: 'mail', name: `值班 ${n}`, target: `ops${n}@example.cn` }) as const;
const png = () => new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])], 'a.png');
const moment = (hours: number) => new Date(server.services.now() + hours * hour).toISOString();
const view = { table: 'alarm', shared: false, query: {}, columns: [] };
const plan = { kind: 'time', price_fen: 100, days: 30, down: 1, up: 1, on_sale: true } as const;

/** What an account may have, in which table, how many, and how the nth is made; `own`: columns that no two share. */
const kinds: [table: string, most: number, make: (n: number) => Promise<unknown>, own?: string[]][] = [
  ['table_view', 50, (n) => demo.call(contract.tableView.tableViewSave, { ...view, name: `视图 ${n}` }), ['name']],
  [
    'wallboard_link',
    20,
    (n) => demo.call(contract.wallboard.wallboardLinkCreate, { name: `前台 ${n}`, cards: ['users'], days: 7 }),
    ['key_hash'],
  ],
  ['alarm_channel', 50, (n) => demo.call(contract.alarmNotice.alarmChannelSave, mail(n))],
  [
    'alarm_subscription',
    50,
    (n) =>
      demo.call(contract.alarmNotice.alarmSubscriptionSave, {
        name: `值班 ${n}`,
        enabled: true,
        target: 'all',
        target_id: null,
        categories: [],
        matrix: { FATAL: [channel], MIDDLE: [], GENERAL: [] },
        cleared: false,
        quiet: null,
        zone: 'Asia/Shanghai',
        fatal_always: false,
      }),
  ],
  [
    'alarm_silence',
    200,
    (n) =>
      demo.call(contract.alarmSilence.windowSave, {
        name: `割接 ${n}`,
        target: 'all',
        zone: 'Asia/Shanghai',
        once: { from: moment(1), to: moment(2) },
      }),
  ],
  ['billing_plan', 200, (n) => demo.call(contract.billing.billingPlanSave, { ...plan, name: `包月 ${n}` }), ['name']],
  ['upload', 500, () => demo.call(contract.support.photoUpload, { file: png() })],
];

it.each(kinds)('%s: an account has %i at most, however many are made at once', async (table, most, make, own = []) => {
  const { db } = server.services;
  const count = async () =>
    (await db.query<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE account_id = 'acc_demo'`))[0]!.n;
  await make(0);
  const others = Array.from({ length: most - 3 - (await count()) }, (_, n) =>
    Object.fromEntries(['id', ...own].map((column) => [column, `${table} ${n}`])),
  );
  await db.query(
    `INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table}, to_jsonb(one) || other)).*
     FROM (SELECT * FROM ${table} WHERE account_id = 'acc_demo' ORDER BY created_at DESC LIMIT 1) one,
       jsonb_array_elements($1::jsonb) other`,
    [json(others)],
  );
  expect(await count()).toBe(most - 3);
  const made = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => make(n + 1)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await count()).toBe(most);
});
