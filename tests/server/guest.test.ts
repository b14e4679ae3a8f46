import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { deviceConfig, draftSave } from '../../src/api/contract/config';
import { gateways } from '../../src/api/contract/device';
import {
  couponBatches,
  couponCreate,
  couponVoid,
  guestCoupons,
  guestGateway,
  smsLog,
  smsRecharge,
  smsSummary,
} from '../../src/api/contract/guest';
import { logs } from '../../src/api/contract/log';
import {
  guestPage,
  portalApply,
  portalPresets,
  portalRemove,
  portalSave,
  portalTemplate,
  portalTemplates,
} from '../../src/api/contract/portal';
import { simulateMethods } from '../../host/server/demo/guest/simulate-methods';
import type { Sql } from '../../host/server/kit/store/db';
import { mostCoupons, type PortalContent } from '../../src/domain/guest';
import { day, dayStart, iso } from '../../src/domain/time';
import { failureOf as failure } from './failure';
import { overtaken } from './overtaken';
import { startReference, type Reference } from './reference';

let server: Reference;
let demo: Client;
let agent: Client;
let gwid: string;
let theirs: string;
let content: PortalContent;

beforeAll(async () => {
  server = await startReference();
  [demo, agent] = await Promise.all([server.signIn(), server.signIn('agent@netpane.cn')]);
  const first = async (client: Client) => (await client.call(gateways, { per_page: 1 })).data.list[0]!.gwid;
  [gwid, theirs] = await Promise.all([first(demo), first(agent)]);
  content = (await demo.call(portalPresets, {})).data.list[0]!.content;
});
afterAll(() => server.close());

let made = 0;
const save = async (name = `页面 ${++made}`, change: Partial<PortalContent> = {}, client = demo) =>
  (await client.call(portalSave, { name, content: { ...content, ...change } })).data;

describe('guest settings', () => {
  const rows = async (section: string) => {
    const { data } = await demo.call(deviceConfig, { id: gwid });
    return { rev: data.rev, rows: data.draft?.[section] ?? data.document[section]! };
  };

  it('have a row for each of the thirteen ways to sign in', async () => {
    expect((await rows('auth_methods')).rows).toHaveLength(13);
  });

  it('take a VLAN only that was created on the gateway', async () => {
    const before = await rows('auth_scope');
    const add = (vlan: string) => ({
      id: gwid,
      rev: before.rev,
      section: 'auth_scope',
      rows: [{ id: 'new', enabled: true, scope: 'vlan', ssid: '', vlan, note: '' }],
    });
    const error = await failure(demo.call(draftSave, add('999')));
    expect(error.detail.errors?.vlan?.[0]).toContain('VLAN 不存在：999');
    expect((await demo.call(draftSave, add('20'))).data.draft?.auth_scope).toHaveLength(1);
  });

  it('take a way only with what it needs, and never show its secrets again', async () => {
    const turn = async (changes: Record<string, string | number | boolean>) => {
      const { rev, rows: all } = await rows('auth_methods');
      const next = all.map((row) => (row.id === 'fixed' ? { ...row, enabled: true, ...changes } : row));
      return demo.call(draftSave, { id: gwid, rev, section: 'auth_methods', rows: next });
    };
    const error = await failure(turn({ password: '' }));
    expect(error.detail.errors).toHaveProperty('password');
    const { data } = await turn({ password: 'letmein-2026' });
    expect(JSON.stringify(data)).not.toContain('letmein-2026');
  });

  it('mark the bad line of the free list', async () => {
    const { rev } = await rows('auth_free');
    const bad = [{ id: 'settings', macs: '02:00:5e:00:00:01\n02:zz', domains: '', phones: '' }];
    const error = await failure(demo.call(draftSave, { id: gwid, rev, section: 'auth_free', rows: bad }));
    expect(error.detail.errors?.macs?.[0]).toContain('第 2 行');
  });

  it('refuse the page of another account', async () => {
    const other = await save('别人的页面', {}, agent);
    const { rev, rows: auth } = await rows('auth');
    const next = [{ ...auth[0]!, enabled: true, template: other.id, template_name: other.name, template_version: 1 }];
    const error = await failure(demo.call(draftSave, { id: gwid, rev, section: 'auth', rows: next }));
    expect(error.detail.errors).toHaveProperty('template_name');
  });
});

describe('portal pages', () => {
  it('are kept as versions; what did not change is no new one', async () => {
    const first = await save();
    const same = await demo.call(portalSave, { id: first.id, version: 1, name: first.name, content: first.content });
    expect(same.data.version).toBe(1);
    const next = await demo.call(portalSave, {
      id: first.id,
      version: 1,
      name: first.name,
      content: { ...content, title: '新标题' },
    });
    expect(next.data).toMatchObject({ version: 2, content: { title: '新标题' } });
  });

  it('are not saved over what somebody else saved', async () => {
    const page = await save();
    await demo.call(portalSave, { id: page.id, version: 1, name: page.name, content: { ...content, title: '甲' } });
    const late = demo.call(portalSave, {
      id: page.id,
      version: 1,
      name: page.name,
      content: { ...content, title: '乙' },
    });
    expect((await failure(late)).detail).toMatchObject({ code: 4471, reason: 'pageChanged' });
  });

  it('are not saved over what somebody else saves at the same moment', async () => {
    const page = await save();
    const other = async (sql: Sql) => {
      await sql.query(
        `INSERT INTO portal_version (template_id, version, account_id, content, author, at)
         SELECT template_id, 2, account_id, content, author, at FROM portal_version WHERE template_id = $1`,
        [page.id],
      );
      await sql.query('UPDATE portal_template SET version = 2 WHERE id = $1', [page.id]);
    };
    const changed = { ...content, title: '丙' };
    const late = () => failure(demo.call(portalSave, { id: page.id, version: 1, name: page.name, content: changed }));
    const { detail } = await overtaken(server.services.db, other, late);
    expect(detail).toMatchObject({ code: 4471, reason: 'pageChanged' });
  });

  it.each<[string, string, Partial<PortalContent>]>([
    ['title', '空标题', { title: '' }],
    ['accent', '浅色', { accent: '#EEEEEE' }],
    ['methods', '没有方式', { methods: [] }],
    ['methods', '重复方式', { methods: ['phone', 'phone'] }],
    ['end_url', '网址', { end: 'url', end_url: 'shanyu.cn/menu' }],
    ['terms', '协议', { terms: ' ', must_agree: true }],
    ['logo', '图片', { logo: 'pho_of_somebody_else' }],
  ])('name the field %s that is wrong: %s', async (field, name, change) => {
    expect(Object.keys((await failure(save(name, change))).detail.errors ?? {})).toEqual([field]);
  });

  it('have a name each', async () => {
    const page = await save();
    expect((await failure(save(page.name))).detail.errors).toHaveProperty('name');
  });

  it('are applied as a version of the gateway’s configuration, and cannot be removed meanwhile', async () => {
    const page = await save();
    const { data } = await demo.call(portalApply, { id: page.id, gateways: [gwid] });
    expect(data).toEqual([expect.objectContaining({ id: gwid, ok: true })]);
    const { users, gateways: count } = (await demo.call(portalTemplate, { id: page.id })).data;
    expect([count, users.map(({ id }) => id)]).toEqual([1, [gwid]]);
    const seen = await demo.call(guestPage, { gwid, id: page.id });
    // Both sides know what is on at the other.
    expect([...users[0]!.on!].sort()).toEqual([...seen.data.on].sort());
    const { templates } = (await demo.call(guestGateway, { gwid })).data;
    expect(templates.find(({ id }) => id === page.id)?.methods).toEqual(content.methods);
    expect(seen.data).toMatchObject({ enabled: true, shown: 1 });
    expect((await failure(demo.call(portalRemove, { id: page.id }))).detail.code).toBe(4045);
    const next = await save();
    await demo.call(portalApply, { id: next.id, gateways: [gwid] });
    await demo.call(portalRemove, { id: page.id });
    expect((await failure(demo.call(portalTemplate, { id: page.id }))).kind).toBe('notFound');
  });

  it('leave a line in the log with what changed', async () => {
    const page = await save();
    await demo.call(portalSave, { id: page.id, version: 1, name: page.name, content: { ...content, title: '记录' } });
    const { list } = (await demo.call(logs, { kind: 'action', q: '认证模板', per_page: 1 })).data;
    expect(list[0]?.detail).toMatchObject({ before: expect.stringContaining(content.title), after: '标题：记录' });
  });

  it('are nobody else’s', async () => {
    const page = await save();
    const calls = [
      () => agent.call(portalTemplate, { id: page.id }),
      () => agent.call(portalRemove, { id: page.id }),
      () => agent.call(portalApply, { id: page.id, gateways: [theirs] }),
      () => agent.call(portalSave, { id: page.id, name: '抢来的', content }),
      () => agent.call(guestPage, { gwid: theirs, id: page.id }),
      () => demo.call(portalApply, { id: page.id, gateways: [theirs] }),
      () => demo.call(guestPage, { gwid: theirs, id: page.id }),
    ];
    for (const call of calls) expect((await failure(call())).kind).toBe('notFound');
    const { list } = (await agent.call(portalTemplates, { per_page: 1000 })).data;
    expect(list.map(({ id }) => id)).not.toContain(page.id);
  });
});

describe('simulated guests', () => {
  it('sign in no more by what was switched off', async () => {
    const { db } = server.services;
    const document = (ways: string[]) => ({
      auth: [{ id: 'settings', enabled: true }],
      auth_methods: ways.map((id) => ({ id, enabled: true })),
    });
    await db.query(
      `INSERT INTO config_version (device_id, version, account_id, origin, document, changes, sections, author, at, state,
         settled_at)
       SELECT $1, 900, account_id, 'apply', $2, 1, '{}', '', now(), 'done', now() - interval '1 hour' FROM device WHERE id = $1`,
      [gwid, document(['simple_key'])],
    );
    const [guest] = await db.query<{ id: string }>(
      `UPDATE client SET gateway_id = $1, auth = 'qq', online = true, online_since = now()
       WHERE id = (SELECT id FROM client WHERE account_id = 'acc_demo' AND online LIMIT 1) RETURNING id`,
      [gwid],
    );
    await db.tx(simulateMethods);
    expect(await db.query('SELECT auth FROM client WHERE id = $1', [guest!.id])).toEqual([{ auth: 'simple_key' }]);
  });
});

describe('sign-ins of the week', () => {
  it('are as many as the log has, also of who came twice', async () => {
    const now = server.services.now();
    const { db } = server.services;
    await db.query(
      `UPDATE client SET auth = 'phone', online_since = $2 WHERE id = (
         SELECT id FROM client WHERE account_id = 'acc_demo' AND gateway_id = $1 ORDER BY id LIMIT 1)`,
      [gwid, iso(now - 2 * day)],
    );
    await db.query(
      `UPDATE client SET online_since = $2 WHERE id = (
         SELECT id FROM client WHERE account_id = 'acc_demo' AND gateway_id = $1 ORDER BY id LIMIT 1)`,
      [gwid, iso(now - day)],
    );
    const { week } = (await demo.call(guestGateway, { gwid })).data;
    const from = iso(dayStart(now) - 6 * day);
    const { total } = (await demo.call(logs, { kind: 'auth', device: gwid, from })).data;
    expect(week.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });
});

describe('coupons', () => {
  const batch = { name: '', count: 5, minutes: 60, devices: 1, until: '' };

  it('are made, used no more once they are ended, and counted', async () => {
    const { id } = (await demo.call(couponCreate, { gwid, ...batch, name: '春季' })).data;
    const codes = (await demo.call(guestCoupons, { batch: id })).data.list;
    expect(new Set(codes.map(({ code }) => code)).size).toBe(5);
    const one = await demo.call(couponVoid, { id, codes: [codes[0]!.code] });
    expect(one.data.ended).toBe(1);
    const rest = await demo.call(couponVoid, { id });
    expect(rest.data.ended).toBe(4);
    const { list } = (await demo.call(couponBatches, { gwid, q: '春季' })).data;
    expect(list[0]).toMatchObject({ count: 5, unused: 0, void: 5 });
  });

  it.each([
    ['name', { name: ' ' }],
    ['count', { count: 0 }],
    ['count', { count: 1001 }],
    ['minutes', { minutes: 1.5 }],
    ['devices', { devices: 0 }],
    ['until', { until: '2020-01-01' }],
    ['until', { until: '2026-02-30' }],
  ])('refuse a bad %s', async (field, change) => {
    const error = await failure(demo.call(couponCreate, { gwid, ...batch, name: '坏的', ...change }));
    expect(Object.keys(error.detail.errors ?? {})).toEqual([field]);
  });

  it('are no longer counted as unused once their last day is over, as in the list of codes', async () => {
    const { id } = (await demo.call(couponCreate, { gwid, ...batch, name: '过期' })).data;
    const { db } = server.services;
    await db.query('UPDATE guest_batch SET until = $2 WHERE id = $1', [id, iso(server.services.now() - day)]);
    const listed = async (state: 'unused' | 'expired') =>
      (await demo.call(guestCoupons, { batch: id, state })).data.total;
    expect([await listed('unused'), await listed('expired')]).toEqual([0, 5]);
    const [row] = (await demo.call(couponBatches, { gwid, id })).data.list;
    expect(row).toMatchObject({ count: 5, unused: 0, used: 0, void: 0, expired: true });
    // Nor do they take the place of new ones.
    await db.query(
      `INSERT INTO guest_coupon (gateway_id, code, account_id, batch_id, position)
       SELECT $1, 'old' || n, 'acc_demo', $2, 5 + n FROM generate_series(1, $3::integer) n`,
      [gwid, id, mostCoupons],
    );
    expect((await demo.call(couponCreate, { gwid, ...batch, name: '新的' })).data.made).toBe(5);
    await db.query('DELETE FROM guest_coupon WHERE batch_id = $1', [id]);
  });

  it('are nobody else’s', async () => {
    const { id } = (await demo.call(couponCreate, { gwid, ...batch, name: '自己的' })).data;
    const calls = [
      () => agent.call(couponBatches, { gwid }),
      () => agent.call(guestCoupons, { batch: id }),
      () => agent.call(couponVoid, { id }),
      () => agent.call(couponCreate, { gwid, ...batch, name: '别人的' }),
      () => agent.call(guestGateway, { gwid }),
    ];
    for (const call of calls) expect((await failure(call())).kind).toBe('notFound');
  });
});

describe('text messages', () => {
  it('are paid once from the balance, at the price of the server', async () => {
    const before = (await demo.call(smsSummary, { gwid })).data;
    const buy = () => demo.call(smsRecharge, { gwid, pack: 'sms_100', request_id: 'once' });
    const [first, again] = [await buy(), await buy()];
    expect(first.data).toEqual({ balance: before.balance + 100, balance_fen: before.balance_fen - 800 });
    expect(again.data).toEqual(first.data);
    const { list } = (await demo.call(smsLog, { gwid, kind: 'recharge' })).data;
    expect(list[0]).toMatchObject({ amount: 100, price_fen: 800, balance: before.balance + 100 });
  });

  it('are not bought at another price than was shown', async () => {
    const { balance, balance_fen } = (await demo.call(smsSummary, { gwid })).data;
    const buy = (price_fen: number) =>
      demo.call(smsRecharge, { gwid, pack: 'sms_100', request_id: 'shown', price_fen });
    expect((await failure(buy(700))).detail).toMatchObject({ code: 4425, body: { params: { amount: '8.00 元' } } });
    for (const price_fen of [800, 700])
      expect((await buy(price_fen)).data).toEqual({ balance: balance + 100, balance_fen: balance_fen - 800 });
  });

  it('are counted over the last seven days in China, as the book has them', async () => {
    const used = async () => (await demo.call(smsSummary, { gwid })).data.used_week;
    const before = await used();
    const from = dayStart(server.services.now()) - 6 * day;
    await server.services.db.query(
      `INSERT INTO sms_entry (id, account_id, gateway_id, at, kind, amount, balance, price_fen, subject, actor)
       VALUES ('sms_in', 'acc_demo', $1, $2, 'use', -3, 0, 0, '', ''), ('sms_out', 'acc_demo', $1, $3, 'use', -5, 0, 0, '', '')`,
      [gwid, iso(from), iso(from - 1)],
    );
    expect(await used()).toBe(before + 3);
    const { list } = (await demo.call(smsLog, { gwid, kind: 'use', from: iso(from), per_page: 1000 })).data;
    expect(list.reduce((sum, { amount }) => sum - amount, 0)).toBe(before + 3);
  });

  it('are not sold without money, nor in a pack that is none', async () => {
    await server.services.db.query('UPDATE wallet SET balance_fen = 100 WHERE account_id = $1', ['acc_agent']);
    const poor = agent.call(smsRecharge, { gwid: theirs, pack: 'sms_100', request_id: 'poor' });
    expect((await failure(poor)).detail.code).toBe(4402);
    const strange = agent.call(smsRecharge, { gwid: theirs, pack: 'sms_1', request_id: 'strange' });
    expect((await failure(strange)).detail.errors).toHaveProperty('pack');
  });

  it('of another account are not there', async () => {
    const calls = [
      () => agent.call(smsSummary, { gwid }),
      () => agent.call(smsLog, { gwid }),
      () => agent.call(smsRecharge, { gwid, pack: 'sms_100', request_id: 'theirs' }),
    ];
    for (const call of calls) expect((await failure(call())).kind).toBe('notFound');
  });
});
