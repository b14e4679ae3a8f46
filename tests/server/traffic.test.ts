import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { orderCreate, orderPay, serviceDetail } from '../../src/api/contract/service';
import { settingDetail, settingMeasure, settingSave } from '../../src/api/contract/setting';
import { listEdition, serviceSpecs, type SettingService } from '../../src/domain/service-setting';
import { day, iso } from '../../src/domain/time';
import { answerCommands } from '../../host/server/demo/simulation/answer-commands';
import { deliverSettings } from '../../host/server/fleet/delivery/settings';
import { soldService } from '../../host/server/services/catalogue/catalogue';
import { followServices } from '../../host/server/services/settings/serving';
import { failureOf } from './failure';
import { startReference, type Reference } from './reference';

let clock = Date.parse('2026-11-20T02:00:00Z');
let reference: Reference;
let demo: Client;
/** A gateway with two lines to the internet, and one with one. */
let two: string;
let one: string;
let wan: string[];

beforeAll(async () => {
  reference = await startReference({ now: () => clock });
  demo = await reference.signIn();
  const { db } = reference.services;
  const gateways = await db.query<{ id: string; wan: string[] }>(
    `SELECT d.id, array_agg(i.name ORDER BY i.position) AS wan FROM device d
     JOIN device_interface i ON i.device_id = d.id AND i.role = 'wan' AND i.state <> 'no_card'
     WHERE d.account_id = 'acc_demo' AND d.kind = 'gateway' GROUP BY 1 ORDER BY 1`,
  );
  ({ id: two, wan } = gateways.find((gateway) => gateway.wan.length > 1)!);
  one = gateways.find((gateway) => gateway.wan.length === 1)!.id;
  await db.query(`UPDATE device SET status = 'online' WHERE id = ANY($1::text[])`, [[two, one]]);
  await db.query(`DELETE FROM service_owned WHERE service = ANY($1::text[])`, [services]);
  await db.query(`UPDATE wallet SET balance_fen = 1000000 WHERE account_id = 'acc_demo'`);
});
afterAll(() => reference.close());

const services: SettingService[] = ['game_v2', 'speedup', 'onewu_speedup', 'ipv6'];
const own = async (service: SettingService, tier: string) => {
  const { db } = reference.services;
  await db.query('DELETE FROM service_owned WHERE service = $1', [service]);
  await db.query(
    `INSERT INTO service_owned (id, account_id, service, tier, quantity, gateway_id, starts_at, expires_at, created_at)
     VALUES ($1, 'acc_demo', $2, $3, 1, $4, $5, $6, $5)`,
    [`own_${service}_${tier}`, service, tier, two, iso(clock), iso(clock + 30 * day)],
  );
};
const work = async () => {
  await followServices(reference.services, clock);
  await deliverSettings(reference.services, clock);
  await answerCommands(reference.services, clock);
  await deliverSettings(reference.services, clock);
};
const told = async (service: SettingService) => {
  const [row] = await reference.services.db.query<{ params: Record<string, string> }>(
    `SELECT params FROM command WHERE kind = $1 AND gwid = $2 ORDER BY (params->>'rev')::int DESC LIMIT 1`,
    [serviceSpecs[service].command, two],
  );
  return JSON.parse(row!.params.settings!) as Record<string, unknown>;
};
const rows = (...all: object[]) => all.map((row, i) => ({ id: `r${i}`, ...row }));
const settings = (section: string, more: object) => ({ [section]: [{ id: 'settings', ...more }] });
const save = async (service: SettingService, document: Record<string, Record<string, unknown>[]>) => {
  await demo.call(settingSave, { service, gwid: two, document });
  await work();
  expect((await demo.call(settingDetail, { service, gwid: two })).data.delivery).toBe('done');
  return told(service);
};
const wrong = async (service: SettingService, document: Record<string, Record<string, unknown>[]>) =>
  Object.keys((await failureOf(demo.call(settingSave, { service, gwid: two, document }))).detail.errors!);

describe('what is sold', () => {
  it.each(services)(
    '%s says what it changes, how it is seen and how it ends, and has what each package promises',
    async (key) => {
      const { for_sale, about } = (await demo.call(serviceDetail, { key })).data;
      expect(for_sale).toBe(true);
      expect(about!.map(({ title }) => title)).toEqual(['适用设备', '对网关的改变', '怎样看到效果', '怎样停用']);
      expect(soldService(key)!.tiers.length).toBeGreaterThan(1);
    },
  );

  it('is not sold to a gateway that it cannot be true for', async () => {
    const order = (service: string, gwid: string) =>
      demo.call(orderCreate, { request_id: `${service}-${gwid}`, service, tier: 'basic', gwid, sure: true });
    for (const service of ['speedup', 'ipv6']) {
      expect((await failureOf(order(service, one))).message).toBe('该服务需要 2 条上网线路，这台网关只有 1 条');
    }
    const { db } = reference.services;
    await db.query(`UPDATE device SET capabilities = '{config}' WHERE id = $1`, [two]);
    for (const service of services) expect((await failureOf(order(service, two))).detail.code).toBe(4761);
    await db.query('UPDATE device SET capabilities = NULL WHERE id = $1', [two]);
  });

  it('is bought, set up, in force and measured: before, and after', async () => {
    const bought = { request_id: 'whole', service: 'speedup', tier: 'basic', gwid: two, sure: true };
    await demo.call(orderPay, { id: (await demo.call(orderCreate, bought)).data.id });
    const measure = async () => {
      clock += 1000;
      await demo.call(settingMeasure, { service: 'speedup', gwid: two });
      await answerCommands(reference.services, clock);
      return (await demo.call(settingDetail, { service: 'speedup', gwid: two })).data.measures[0]!;
    };
    const before = await measure();
    expect(before).toMatchObject({ state: 'done', in_force: false });
    await save('speedup', {
      bonding_lines: rows({ bonding_line: wan[0]!, bonding_weight: 10 }, { bonding_line: wan[1]!, bonding_weight: 5 }),
    });
    const after = await measure();
    expect(after).toMatchObject({ state: 'done', in_force: true });
    expect(after.figures.down!).toBeGreaterThan(before.figures.down!);
  });
});

describe('游戏加速', () => {
  it('tells the ports of the chosen games, the devices of the package, and a newer list by itself', async () => {
    await own('game_v2', 'basic');
    const document = {
      game_list: rows({ game: 'lol' }),
      ...settings('game_settings', { game_line: 'auto', game_reserve: 20 }),
    };
    const { devices, classes, mbps } = await save('game_v2', document);
    expect({ devices, mbps }).toEqual({ devices: 20, mbps: 20 });
    expect(classes).toEqual([expect.objectContaining({ key: 'lol', udp: '5000-5500' })]);
    const { db } = reference.services;
    await db.query(`UPDATE service_setting SET told = 'basic 2026-01' WHERE service = 'game_v2' AND gateway_id = $1`, [
      two,
    ]);
    await db.query(`UPDATE command SET params = params || '{"settings": "{}"}' WHERE kind = 'game' AND gwid = $1`, [
      two,
    ]);
    await work();
    expect(await told('game_v2')).toMatchObject({ list: listEdition });
  });

  it('has ten games on trial, and own rules in the professional package', async () => {
    const all = serviceSpecs.game_v2.sections[1]!.fields[0]!.options!.map(({ value }) => ({ game: value }));
    const rule = rows({ rule_name: '自建', rule_protocol: 'udp', rule_ports: '28015-28016' });
    await own('game_v2', 'trial');
    expect(await wrong('game_v2', { game_list: rows(...all.slice(0, 11)) })).toEqual(['game_list.r10.game']);
    expect(await save('game_v2', { game_list: rows(...all.slice(0, 10)) })).toMatchObject({ devices: 2 });
    await own('game_v2', 'basic');
    expect(await wrong('game_v2', { game_rules: rule })).toEqual(['game_rules.r0.rule_name']);
    await own('game_v2', 'pro');
    expect(await wrong('game_v2', { game_rules: rows({ ...rule[0], rule_ports: '90-80' }) })).toEqual([
      'game_rules.r0.rule_ports',
    ]);
    expect(await save('game_v2', { game_list: rows(...all), game_rules: rule })).toMatchObject({
      devices: 200,
      rules: [{ name: '自建', protocol: 'udp', ports: '28015-28016' }],
    });
  });
});

describe('宽带提速', () => {
  const lines = () => rows(...wan.slice(0, 2).map((bonding_line) => ({ bonding_line, bonding_weight: 10 })));

  it('takes two lines at least, each once, and hours in the professional package', async () => {
    await own('speedup', 'basic');
    expect(await wrong('speedup', { bonding_lines: lines().slice(0, 1) })).toEqual(['bonding_lines..bonding_line']);
    expect(await wrong('speedup', { bonding_lines: rows({ bonding_line: wan[0] }, { bonding_line: wan[0] }) })).toEqual(
      ['bonding_lines.r1.bonding_line'],
    );
    const hours = settings('bonding_settings', { bonding_mode: 'overflow', bonding_period: '19:00-23:00' });
    expect(await wrong('speedup', { bonding_lines: lines(), ...hours })).toEqual([
      'bonding_settings.settings.bonding_period',
    ]);
    await own('speedup', 'pro');
    expect(await save('speedup', { bonding_lines: lines(), ...hours })).toMatchObject({
      mode: 'overflow',
      period: '19:00-23:00',
      lines: [{ line: wan[0] }, { line: wan[1] }],
    });
  });
});

describe('一五加速', () => {
  it('tells the domains of the chosen apps, and keeps as much as the package has', async () => {
    await own('onewu_speedup', 'basic');
    const apps = { office_apps: rows({ app: 'wecom' }) };
    const much = settings('office_settings', { office_line: 'auto', office_reserve: 40 });
    const custom = { office_rules: rows({ app_name: 'ERP', app_domains: 'erp.example.com\ncrm.example.com' }) };
    expect(await wrong('onewu_speedup', { ...apps, ...much, ...custom })).toEqual([
      'office_settings.settings.office_reserve',
      'office_rules.r0.app_name',
    ]);
    expect(await save('onewu_speedup', apps)).toMatchObject({
      mbps: 10,
      classes: [{ domains: ['work.weixin.qq.com'] }],
    });
    await own('onewu_speedup', 'pro');
    expect(await save('onewu_speedup', { ...apps, ...much, ...custom })).toMatchObject({
      mbps: 40,
      rules: [{ name: 'ERP', domains: ['erp.example.com', 'crm.example.com'] }],
    });
  });
});

describe('多线 IPv6', () => {
  const lines = (translate: boolean) =>
    rows(
      { v6_line: wan[0], v6_way: 'pd', v6_prefix: '', v6_translate: translate },
      { v6_line: wan[1], v6_way: 'fixed', v6_prefix: '2001:db8:1::/56', v6_translate: translate },
    );

  it('takes prefixes of lines, and translates them where the network keeps its own', async () => {
    await own('ipv6', 'basic');
    expect(await save('ipv6', { v6_lines: lines(false) })).toMatchObject({
      stable: '',
      lines: [{ way: 'pd' }, { way: 'fixed', prefix: '2001:db8:1::/56' }],
    });
    const bad = lines(false);
    for (const v6_prefix of ['2001:db8::', '2001:db8::/96', 'x::/48', '2001:db8::/48/1']) {
      expect(await wrong('ipv6', { v6_lines: [bad[0]!, { ...bad[1]!, v6_prefix }] })).toEqual([
        'v6_lines.r1.v6_prefix',
      ]);
    }
    const stable = settings('v6_settings', { v6_stable: 'fd12:3456:789a::/48', v6_failover: true });
    expect(await wrong('ipv6', { ...stable, v6_lines: lines(true) })).toEqual(['v6_settings.settings.v6_stable']);
    await own('ipv6', 'pro');
    expect(await wrong('ipv6', { ...stable, v6_lines: lines(false) })).toEqual([
      'v6_lines.r0.v6_translate',
      'v6_lines.r1.v6_translate',
    ]);
    expect(await save('ipv6', { ...stable, v6_lines: lines(true) })).toMatchObject({
      stable: 'fd12:3456:789a::/48',
      failover: true,
      lines: [{ translate: true }, { translate: true }],
    });
  });
});
