import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { deviceConfig } from '../../src/api/contract/config';
import { bind, unbind } from '../../src/api/contract/device';
import { groupCreate } from '../../src/api/contract/group';
import { keptRestore } from '../../src/api/contract/kept';
import { logs } from '../../src/api/contract/log';
import { preparedRetry, preparedSave, replacement, replacementSave } from '../../src/api/contract/prepared';
import { siteApply, sites, siteTemplateSave } from '../../src/api/contract/site-template';
import type { InputOf } from '../../src/api/endpoint';
import { newModel, newModelRow, siteSections } from '../../src/domain/site-template';
import { runJobs } from '../../host/server/fleet/bulk/run';
import { sdwanRules } from '../../src/api/contract/sdwan-rule';
import { newRule } from '../../src/domain/sdwan';
import { followNetworks } from '../../host/server/services/sdwan/tell';
import { failureOf } from './failure';
import { key, plan, preparing } from './prepared-devices';
import { startReference, type Reference } from './reference';

const clock = Date.parse('2026-11-20T02:00:00Z');
type Model = InputOf<typeof siteTemplateSave>['model'];
let server: Reference;
let demo: Client;
let agent: Client;
let group: string;
let { fresh, prepare, rowOf, deviceOf, answer } = {} as ReturnType<typeof preparing>;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  [demo, agent] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
  ({ fresh, prepare, rowOf, deviceOf, answer } = preparing(server, demo, clock));
  await server.services.db.query('DELETE FROM prepared_device');
  group = (await demo.call(groupCreate, { name: '新店' })).data.id;
});
afterAll(() => server.close());

describe('a gateway that takes the place of a broken one', () => {
  it('gets its name, group, configuration, services and what stands behind it; the old one is given back', async () => {
    const { db } = server.services;
    const old = await fresh();
    await prepare(
      plan(old.serial, { remark: '北京三里屯店', group, settings: { vlan: '60', address: '10.70.0.1/24' } }),
    );
    await demo.call(bind, { gwid: old.gwid, key });
    await answer(old.gwid, true);
    const scope = [old.gwid, new Date(clock).toISOString()];
    await db.query(
      `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
       VALUES ('own_rma', 'acc_demo', 'tunnel', 'pro', 1, $1, $2::timestamptz, $2::timestamptz + interval '90 days', $2)`,
      scope,
    );
    await db.query(
      `INSERT INTO device (id, account_id, kind, gateway_id, remark, status_since, model, firmware, serial, mac, simulated, bound_at)
       VALUES ('ap_rma', 'acc_demo', 'ap', $1, 'AP', $2, 'NP-A630', '', 'APRMA', '', false, $2)`,
      scope,
    );
    await db.query(
      `INSERT INTO sms_balance (gateway_id, account_id, balance) VALUES ($1, 'acc_demo', 77)`,
      scope.slice(0, 1),
    );
    await db.query(
      `INSERT INTO syslog_setting (gateway_id, account_id, enabled, port, protocol, level, rev)
       VALUES ($1, 'acc_demo', true, 514, 'udp', 6, 1)`,
      scope.slice(0, 1),
    );
    await db.query(
      `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, done_rev, state)
       VALUES ($1, 'syslog', 'acc_demo', 1, 1, 'done')`,
      scope.slice(0, 1),
    );
    await db.query(
      `INSERT INTO camera (id, account_id, gateway_id, client_id, name, model, mac, record, days, quality, simulated)
       SELECT 'cam_rma', 'acc_demo', $1, $1 || '_020000000001', '门口', '', '02:00:00:00:00:01', record, days, quality, false
       FROM camera LIMIT 1`,
      scope.slice(0, 1),
    );
    await db.query(
      `INSERT INTO strategy (id, account_id, name, action, kind, target, target_ids, repeat, days, skip_holidays, time,
         wait_minutes, enabled, created_at)
       VALUES ('stg_rma', 'acc_demo', '替换前', 'reboot', 'gateway', 'device', ARRAY[$1, 'other'], 'workday', '{}', false,
         '04:00', 0, false, $2)`,
      scope,
    );
    const facts = (await demo.call(replacement, { gwid: old.gwid })).data;
    expect(facts).toMatchObject({ remark: '北京三里屯店', group_name: '新店', waiting: null, online: true });
    expect(facts.services).toMatchObject([{ service: 'tunnel', tier: 'pro' }]);
    expect(facts.moves).toMatchObject({ devices: 1, cameras: 1, messages: 77, network: null });

    const next = await fresh();
    const wanted = { gwid: old.gwid, serial: next.serial, name: '北京三里屯店', note: 'AS-1120-0037' };
    expect((await failureOf(demo.call(replacementSave, { ...wanted, name: '别的' }))).detail.errors).toEqual({
      name: ['名称与设备不一致'],
    });
    expect((await failureOf(demo.call(replacementSave, { ...wanted, serial: old.serial }))).detail.errors).toEqual({
      serial: ['这台设备已在你的账号下'],
    });
    expect((await failureOf(agent.call(replacementSave, wanted))).message).toBe('没有找到');
    const { id } = (await demo.call(replacementSave, wanted)).data;
    expect((await demo.call(replacement, { gwid: old.gwid })).data.waiting).toBe(next.serial);
    expect(
      Object.keys((await failureOf(demo.call(replacementSave, { ...wanted, serial: 'NPANOTHER' }))).detail.errors!),
    ).toEqual(['serial']);
    expect((await failureOf(demo.call(preparedSave, { ...plan(next.serial), id }))).message).toContain('不能修改');
    // Nothing has happened to the old one until the new one is there.
    expect(await deviceOf(old.gwid)).toMatchObject({ remark: '北京三里屯店' });

    await demo.call(bind, { gwid: next.gwid, key });
    expect(await deviceOf(next.gwid)).toMatchObject({ remark: '北京三里屯店', group_id: group });
    expect(await deviceOf(old.gwid)).toBeUndefined();
    const { document } = (await demo.call(deviceConfig, { id: next.gwid })).data;
    expect(document.vlan).toMatchObject([{ vlan: '60', address: '10.70.0.1/24' }]);
    const at = async (table: string, column: string, of: string) =>
      (await db.query<Record<string, unknown>>(`SELECT * FROM ${table} WHERE ${of}`))[0]![column];
    expect(await at('service_owned', 'gateway_id', `id = 'own_rma'`)).toBe(next.gwid);
    expect(await at('device', 'gateway_id', `id = 'ap_rma'`)).toBe(next.gwid);
    expect(await at('sms_balance', 'balance', `gateway_id = '${next.gwid}'`)).toBe(77);
    expect(await at('camera', 'client_id', `id = 'cam_rma'`)).toBe(`${next.gwid}_020000000001`);
    expect(await at('gateway_delivery', 'state', `gateway_id = '${next.gwid}' AND kind = 'syslog'`)).toBe('pending');
    expect(await at('strategy', 'target_ids', `id = 'stg_rma'`)).toEqual([next.gwid, 'other']);
    expect(await at('device_identity', 'account_id', `gwid = '${old.gwid}'`)).toBeNull();
    expect(await rowOf(id)).toMatchObject({ state: 'bound', replaces_serial: old.serial, note: 'AS-1120-0037' });
    await answer(next.gwid, true);
    expect(await rowOf(id)).toMatchObject({ state: 'applied' });
    const said = (await demo.call(logs, { kind: 'action', q: '北京三里屯店' })).data.list.map(({ text }) => text);
    expect(said.some((text) => text.startsWith(`已替换 ${old.serial}`))).toBe(true);
  });

  it('leaves the old one alone where it cannot take its place, and says why', async () => {
    const [old, next] = [await fresh(), await fresh()];
    await demo.call(bind, { gwid: old.gwid, key, remark: '坏了的店' });
    const wanted = { gwid: old.gwid, serial: next.serial, name: '坏了的店' };
    const { id } = (await demo.call(replacementSave, wanted)).data;
    await demo.call(unbind, { gwids: [old.gwid] });
    await demo.call(bind, { gwid: next.gwid, key });
    expect(await rowOf(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('已不在账号下') as string,
    });
    // Taken back, it is replaced at the next try.
    await demo.call(keptRestore, { gwid: old.gwid });
    await demo.call(preparedRetry, { id });
    expect(await rowOf(id)).toMatchObject({ state: 'applied' });
    expect(await deviceOf(old.gwid)).toBeUndefined();
  });

  it('may be one that the account had before: what was kept of it gives way, and nothing that was paid for is lost', async () => {
    const { db } = server.services;
    const [old, next] = [await fresh(), await fresh()];
    for (const [n, { gwid }] of [old, next].entries()) {
      await demo.call(bind, { gwid, key, remark: `店 ${n}` });
      await db.query(
        `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
         VALUES ($1, 'acc_demo', 'tunnel', 'pro', 1, $2, now(), now() + interval '90 days', now())`,
        [`own_before${n}`, gwid],
      );
      await db.query(`INSERT INTO sms_balance (gateway_id, account_id, balance) VALUES ($1, 'acc_demo', $2)`, [
        gwid,
        40 + n,
      ]);
      await db.query(
        `INSERT INTO guest_batch (id, account_id, gateway_id, name, minutes, devices, count, author, created_at)
         VALUES ($1, 'acc_demo', $2, '会议', 60, 1, 1, '', now())`,
        [`batch_before${n}`, gwid],
      );
    }
    await demo.call(unbind, { gwids: [next.gwid] });
    const { id } = (await demo.call(replacementSave, { gwid: old.gwid, serial: next.serial, name: '店 0' })).data;
    await demo.call(bind, { gwid: next.gwid, key });
    expect(await rowOf(id)).toMatchObject({ state: 'applied' });
    expect(await db.query(`SELECT id, gateway_id FROM service_owned WHERE id LIKE 'own_before%' ORDER BY id`)).toEqual([
      { id: 'own_before0', gateway_id: next.gwid },
      { id: 'own_before1', gateway_id: null },
    ]);
    expect(await db.query('SELECT balance FROM sms_balance WHERE gateway_id = $1', [next.gwid])).toEqual([
      { balance: 81 },
    ]);
    expect(await db.query('SELECT name FROM guest_batch WHERE gateway_id = $1 ORDER BY id', [next.gwid])).toEqual([
      { name: '会议' },
      { name: '会议 batch_before1' },
    ]);
  });

  it('is brought what waited for the old one to come back', async () => {
    const { services } = server;
    const old = await fresh();
    await prepare(plan(old.serial, { remark: '等待替换店' }));
    await demo.call(bind, { gwid: old.gwid, key });
    await answer(old.gwid, true);
    await services.db.query(`UPDATE device SET status = 'offline' WHERE id = $1`, [old.gwid]);
    const row = newModelRow(
      siteSections.find(({ key: of }) => of === 'vlan')!,
      'a',
    );
    const vlan = { ...row, vlan: '88', name: '收银', interface: 'lan1', address: '10.88.0.1/24', dhcp: false };
    const model = structuredClone({ ...newModel(), sections: { vlan: [vlan] } });
    const { id } = (await demo.call(siteTemplateSave, { name: '替换店', model: model as unknown as Model })).data;
    await demo.call(siteApply, { id, sites: [{ gwid: old.gwid }], request_id: 'replaced' });
    await runJobs(services, clock);
    const siteOf = async () => (await demo.call(sites, { id })).data.list;
    expect(await siteOf()).toMatchObject([{ gwid: old.gwid, state: 'waiting' }]);

    const next = await fresh();
    await demo.call(replacementSave, { gwid: old.gwid, serial: next.serial, name: '等待替换店' });
    await demo.call(bind, { gwid: next.gwid, key });
    await answer(next.gwid, true);
    await runJobs(services, clock);
    await answer(next.gwid, true);
    expect(await siteOf()).toMatchObject([{ gwid: next.gwid, state: 'same' }]);
    const { document } = (await demo.call(deviceConfig, { id: next.gwid })).data;
    expect(document.vlan).toMatchObject([{ vlan: '88', name: '收银' }]);
  });

  it('is what prepared gateways copy that were to copy the old one', async () => {
    const [old, next, later] = [await fresh(), await fresh(), await fresh()];
    await prepare(plan(old.serial, { remark: '样板店', settings: { vlan: '66', address: '10.66.0.1/24' } }));
    await demo.call(bind, { gwid: old.gwid, key });
    await answer(old.gwid, true);
    const id = await prepare(plan(later.serial, { remark: '分店', copy_from: old.gwid }));
    await demo.call(replacementSave, { gwid: old.gwid, serial: next.serial, name: '样板店' });
    await demo.call(bind, { gwid: next.gwid, key });
    expect(await rowOf(id)).toMatchObject({ state: 'waiting', copy_from: next.gwid, copy_remark: '样板店' });
    await demo.call(bind, { gwid: later.gwid, key });
    expect(await rowOf(id)).toMatchObject({ state: 'bound', error: '' });
  });

  it('takes its place in its SD-WAN network', async () => {
    const { db } = server.services;
    const [member] = await db.query<{ gwid: string; network_id: string; remark: string; rev: number }>(
      `SELECT m.gwid, m.network_id, d.remark, n.rev FROM sdwan_member m JOIN device d ON d.id = m.gwid
       JOIN sdwan_network n ON n.id = m.network_id WHERE m.account_id = 'acc_demo' AND d.kind = 'gateway'
       ORDER BY (SELECT count(*) FROM sdwan_member c WHERE c.pid = m.gwid) DESC LIMIT 1`,
    );
    const { gwid, network_id: network, remark: name, rev } = member!;
    const below = async (pid: string) =>
      (await db.query('SELECT gwid FROM sdwan_member WHERE network_id = $1 AND pid = $2', [network, pid])).length;
    const before = await below(gwid);
    const [other] = await db.query<{ gwid: string }>(
      'SELECT gwid FROM sdwan_member WHERE network_id = $1 AND gwid <> $2 ORDER BY gwid LIMIT 1',
      [network, gwid],
    );
    const rule = (id: string, from: string, to: string) => ({ ...newRule('filter', id), name: id, from, to });
    await db.query(
      `INSERT INTO sdwan_rules (network_id, kind, rev, rules, updated_at) VALUES ($1, 'filter', 4, $2::jsonb, $3)
       ON CONFLICT (network_id, kind) DO UPDATE SET rev = excluded.rev, rules = excluded.rules`,
      [
        network,
        JSON.stringify([rule('a', gwid, other!.gwid), rule('b', '', gwid), rule('c', other!.gwid, '')]),
        new Date(clock).toISOString(),
      ],
    );
    const next = await fresh();
    await demo.call(replacementSave, { gwid, serial: next.serial, name });
    await demo.call(bind, { gwid: next.gwid, key });
    expect(await db.query('SELECT network_id FROM sdwan_member WHERE gwid = $1', [next.gwid])).toEqual([
      { network_id: network },
    ]);
    // It is told what the old one had, and the others that it is it now.
    await followNetworks(db, server.services.now());
    const told = await db.query<{ gwid: string }>(
      `SELECT t.gwid FROM sdwan_told t JOIN gateway_delivery d ON d.gateway_id = t.gwid AND d.kind = 'sdwan' AND d.rev = t.rev
       WHERE t.network_id = $1 AND d.state = 'pending'`,
      [network],
    );
    expect(told.map(({ gwid: one }) => one)).toContain(next.gwid);
    expect([await below(next.gwid), await below(gwid)]).toEqual([before, 0]);
    expect(await db.query('SELECT rev FROM sdwan_network WHERE id = $1', [network])).toEqual([{ rev: rev + 1 }]);
    // Rules that named the old one are about the new one, each at its place.
    const { rev: ruled, list } = (await demo.call(sdwanRules, { id: network, kind: 'filter' })).data;
    expect(list.map(({ id, from, to }) => [id, from, to])).toEqual([
      ['a', next.gwid, other!.gwid],
      ['b', '', next.gwid],
      ['c', other!.gwid, ''],
    ]);
    expect(ruled).toBe(5);
  });
});
