import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { message } from '../../src/api/contract';
import { backupPlan } from '../../src/api/contract/backup';
import { gateways } from '../../src/api/contract/device';
import { ownedList } from '../../src/api/contract/service';
import { user } from '../../src/api/contract/user';
import { messagePopup } from '../../src/domain/popup-turns';
import { sendMessage } from '../../host/server/account/messages/send';
import { because } from '../../host/server/kit/refusal';
import { serviceCare } from '../../host/server/jobs/service';
import { startReference, type Reference } from './reference';

let server: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  server = await startReference();
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
});
afterAll(() => server.close());

const page = async (input: Parameters<typeof query>[0] = {}) => (await query(input)).data;
const query = (input: { page?: number; per_page?: number; state?: 'unread' | 'read'; q?: string }) =>
  demo.call(message.messages, input);
const unread = async (client = demo) => (await client.call(message.messagesUnread, {})).data.count;

describe('the message box', () => {
  it('lists unread messages first, then the newest', async () => {
    const { list, total } = await page();
    expect(total).toBe(list.length);
    const reads = list.map(({ read }) => read);
    expect(reads).toEqual([...reads].sort((a, b) => Number(a) - Number(b)));
    const newest = list.filter(({ read }) => read).map(({ created_at }) => created_at);
    expect(newest).toEqual([...newest].sort().reverse());
  });

  it('pages, filters and searches', async () => {
    const { list, total } = await page();
    expect(await page({ page: 2, per_page: 5 })).toEqual({ list: list.slice(5, 10), total });
    expect((await page({ state: 'unread' })).total).toBe(await unread());
    expect((await page({ state: 'read' })).total).toBe(total - (await unread()));
    expect((await page({ q: 'sd-wan 套餐买' })).list.map(({ title }) => title)).toEqual(['SD-WAN 套餐买二送一']);
    expect(await page({ q: '%' })).toEqual({ list: [], total: 0 });
    expect(await page({ page: 99 })).toEqual({ list: [], total });
  });

  it('finds by the words that an English reader sees, too', async () => {
    const found = async (q: string) => (await page({ q })).list.map(({ title }) => title);
    expect(await found('Buy 2 months')).toEqual(['SD-WAN 套餐买二送一']);
    expect(await found('identity verified')).toEqual([]);
    const { db, now } = server.services;
    const title = because('messageRealNameGood');
    await db.tx((sql) =>
      sendMessage(sql, 'acc_demo', { kind: 'system', title, msg: because('messageRealNameGoodText') }, now()),
    );
    expect(await found('identity verified')).toEqual(['实名认证已通过']);
    expect(await found('实名认证已通过')).toEqual(['实名认证已通过']);
  });

  it('gives the text and the neighbours of one, and marks nothing', async () => {
    const before = await unread();
    const rows = [...(await page()).list].sort((a, b) => b.created_at.localeCompare(a.created_at));
    const one = (await demo.call(message.messageDetail, { id: rows[1]!._id })).data;
    expect(one).toMatchObject({ ...rows[1], newer: rows[0]!._id, older: rows[2]!._id });
    expect(one.msg).toContain('<p>');
    expect((await demo.call(message.messageDetail, { id: rows[0]!._id })).data.newer).toBeNull();
    expect((await demo.call(message.messageDetail, { id: rows.at(-1)!._id })).data.older).toBeNull();
    expect(await unread()).toBe(before);
  });

  it('feeds the pop-ups of the user record, one less for each that is read', async () => {
    const record = async () => (await demo.call(user, {})).data.messages;
    const first = messagePopup(await record());
    expect(first).toMatchObject({ number: 1, count: 3, offerAll: true });
    const before = await unread();
    await demo.call(message.messageRead, { msg_ids: [first!.message._id] });
    await demo.call(message.messageRead, { msg_ids: [first!.message._id] });
    expect(await unread()).toBe(before - 1);
    expect(messagePopup(await record())).toMatchObject({ count: 2 });
  });
});

describe('messages of another account', () => {
  it('cannot be read, marked or deleted', async () => {
    const { _id: id } = (await agent.call(message.messages, {})).data.list[0]!;
    const before = await unread(agent);
    await expect(demo.call(message.messageDetail, { id })).rejects.toMatchObject({ kind: 'notFound' });
    await demo.call(message.messageRead, { msg_ids: [id] });
    expect((await demo.call(message.messagesRemove, { ids: [id] })).data.count).toBe(0);
    expect(await unread(agent)).toBe(before);
  });
});

describe('all at once', () => {
  it('deletes what is chosen', async () => {
    const { list, total } = await page();
    const ids = list.slice(-2).map(({ _id }) => _id);
    expect((await demo.call(message.messagesRemove, { ids })).data.count).toBe(2);
    expect((await page()).total).toBe(total - 2);
  });

  it('marks the rest read', async () => {
    const before = await unread();
    expect((await demo.call(message.messagesReadAll, {})).data.count).toBe(before);
    expect(await unread()).toBe(0);
    expect((await demo.call(user, {})).data.messages).toEqual([]);
    expect(await unread(agent)).toBeGreaterThan(0);
  });

  it('wants at least one id', async () => {
    await expect(demo.call(message.messageRead, { msg_ids: [] })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('a service that a message announces', () => {
  const offer = async (client: Client) => {
    const { list } = (await client.call(message.messages, { q: '待激活' })).data;
    const { msg } = (await client.call(message.messageDetail, { id: list[0]!._id })).data;
    return /messages\/activation\/([\w-]+)/.exec(msg)![1]!;
  };
  const logged = () =>
    server.services.db.query(`SELECT id FROM log WHERE account_id = 'acc_demo' AND text = '激活服务'`);

  it('is switched on once, however often and at the same time', async () => {
    const id = await offer(demo);
    expect((await demo.call(message.messageActivation, { id })).data).toMatchObject({
      state: 'open',
      service: '云备份',
      service_key: 'backup_v2',
    });
    const all = await Promise.all([1, 2, 3].map(() => demo.call(message.messageActivate, { id })));
    const [first] = all;
    expect(first!.data.state).toBe('active');
    expect(new Set(all.map(({ data }) => data.activated_at)).size).toBe(1);
    const again = (await demo.call(message.messageActivate, { id })).data;
    expect(again).toEqual(first!.data);
    expect(Date.parse(again.ends_at!) - Date.parse(again.activated_at!)).toBe(30 * 86_400_000);
    expect((await logged()).length).toBeGreaterThan(0);
  });

  it('becomes something owned that works: each router is backed up at night, until it runs out', async () => {
    const owned = (await demo.call(ownedList, { service: 'backup_v2' })).data.list;
    expect(owned).toHaveLength(1);
    const [row] = (await demo.call(gateways, { per_page: 1 })).data.list;
    expect((await demo.call(backupPlan, { id: row!.id })).data).toMatchObject({
      enabled: true,
      every: 'daily',
      keep: 3,
    });
    const [other] = (await agent.call(gateways, { per_page: 1 })).data.list;
    expect((await agent.call(backupPlan, { id: other!.id })).data.enabled).toBe(false);
    await server.services.db.query(`UPDATE service_owned SET expires_at = now() - interval '1 day' WHERE id = $1`, [
      owned[0]!.id,
    ]);
    await serviceCare.run(server.services);
    expect((await demo.call(backupPlan, { id: row!.id })).data.enabled).toBe(false);
  });

  it('is found by its own account only, and not after the offer ended', async () => {
    const id = await offer(agent);
    await expect(demo.call(message.messageActivation, { id })).rejects.toMatchObject({ kind: 'notFound' });
    await expect(demo.call(message.messageActivate, { id })).rejects.toMatchObject({ kind: 'notFound' });
    await server.services.db.query(
      `UPDATE service_activation SET offered_until = now() - interval '1 day' WHERE id = $1`,
      [id],
    );
    await expect(agent.call(message.messageActivate, { id })).rejects.toThrow('激活期限已过');
    expect((await agent.call(message.messageActivation, { id })).data.state).toBe('missed');
  });
});
