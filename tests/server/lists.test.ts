import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import * as contract from '../../src/api/contract';
import type { Endpoint } from '../../src/api/endpoint';
import { endpointsOf } from '../../src/api/endpoints-of';
import { startReference, type Reference } from './reference';

// Every list of the contract that comes in pages, on the seeded store.

/** A clock that stands still: the same rows are read several times. */
const now = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
let clients: { demo: Client; agent: Client };
/** What the lists are asked with that are about one thing. */
let things: Record<string, string>;

const lists = endpointsOf(contract).filter(([, , { input }]) => {
  const { entries } = (input ?? {}) as { entries?: object };
  return entries !== undefined && 'page' in entries && 'per_page' in entries;
});

beforeAll(async () => {
  server = await startReference({ now: () => now });
  await server.signIn();
  clients = { demo: await server.signIn(), agent: await server.signIn('agent@netpane.cn') };
  const { db } = server.services;
  const id = async (text: string) => (await db.query<{ id: string }>(text))[0]!.id;
  things = {
    assetGateway: await id(`SELECT gateway_id AS id FROM client WHERE account_id = 'acc_demo' LIMIT 1`),
    switch: await id(
      `SELECT d.id FROM device d JOIN client c ON c.switch_id = d.id AND c.online WHERE d.account_id = 'acc_demo' LIMIT 1`,
    ),
    ap: await id(`SELECT ap_id AS id FROM client WHERE account_id = 'acc_demo' AND ap_id IS NOT NULL LIMIT 1`),
    configured: await id(`SELECT device_id AS id FROM config_version WHERE account_id = 'acc_demo' LIMIT 1`),
    domainGateway: await id(
      `SELECT gateway_id AS id FROM guard_domain WHERE account_id = 'acc_demo' AND list = 'black' LIMIT 1`,
    ),
    batchGateway: await id(`SELECT gateway_id AS id FROM guest_batch WHERE account_id = 'acc_demo' LIMIT 1`),
    batch: await id(`SELECT id FROM guest_batch WHERE account_id = 'acc_demo' LIMIT 1`),
    smsGateway: await id(`SELECT gateway_id AS id FROM sms_entry WHERE account_id = 'acc_demo' LIMIT 1`),
  };
  await fill();
});
afterAll(() => server.close());

/** What the seeds leave empty. */
async function fill(): Promise<void> {
  const three = (table: string, columns: string, values: string) =>
    server.services.db.query(
      `INSERT INTO ${table} (${columns}) SELECT ${values} FROM generate_series(1, 3) AS n`.replaceAll(
        'at_n',
        `now() - n * interval '1 hour'`,
      ),
    );
  const mine = `'more' || n, 'acc_demo'`;
  await three(
    'client_session',
    'id, account_id, client_id, gateway_id, ap_id, start_at, end_at, simulated',
    `${mine}, (SELECT id FROM client WHERE ap_id = '${things.ap}' LIMIT 1), '', '${things.ap}', at_n, now(), true`,
  );
  await three(
    'after_sale',
    'id, account_id, kind, product, serial, reason, contact, mobile, address, state, created_at, updated_at',
    `${mine}, 'repair', 'NP-R1', 'SN' || n, '', '', '', '', 'submitted', at_n, at_n`,
  );
  await three(
    'ticket',
    'id, account_id, subject, category, state, created_at, updated_at',
    `${mine}, '', '', 'open', at_n, at_n`,
  );
  await three(
    'withdrawal',
    'id, account_id, request_id, card, amount_fen, state, created_at, updated_at',
    `${mine}, n, '', 100, 'pending', at_n, at_n`,
  );
  await three(
    'payment',
    'id, account_id, request_id, method, title, amount_fen, created_at, pay_until, asked_at',
    `${mine}, n, 'transfer', '', 100, at_n, at_n, at_n`,
  );
  // One of each account may wait for an answer.
  await server.services.db.query(
    `INSERT INTO contractor_application (id, account_id, company, licence, photos, region, contact, mobile, state, created_at)
     SELECT id, id, '', '', '[]', '', '', '', 'reviewing', now() FROM account`,
  );
  await server.services.db.query(
    `INSERT INTO real_name (account_id, stage, submitted_at) SELECT id, 2, now() FROM account
     ON CONFLICT (account_id) DO UPDATE SET stage = 2`,
  );
  await three(
    'service_order',
    `id, account_id, request_id, service, service_name, tier, tier_name, kind, months, quantity, lines, pay_fen, created_at,
     pay_until, invoice`,
    `${mine}, n, 'sdwan', '', 'basic', '', 'new', 12, 1, '[]', 100, at_n, at_n,
     '{"title":"","tax_no":"","email":"","state":"requested","at":"2026-11-20T00:00:00Z"}'`,
  );
  await server.services.db.query(
    `INSERT INTO speedup_member (id, group_id, account_id, name, mac, purpose, mbps, enabled, state, created_at)
     SELECT 'more' || n, g.id, g.account_id, '', 'more' || n, '', 0, true, 'pending', now()
     FROM (SELECT id, account_id FROM speedup_group LIMIT 1) g, generate_series(1, 3) AS n`,
  );
  await three(
    'star_application',
    'id, account_id, gateway_id, remark, simulated, disks, mbps, starts, ends, state, asked_by, asked_at',
    `${mine}, 'more' || n, '', true, '[{"disk":"sda","size_gb":64,"gb":1}]', 1, '00:00', '00:00', 'pending', '', at_n`,
  );
  await three(
    'star_dispute',
    'id, account_id, day, text, state, author, asked_at',
    `${mine}, '2026-11-01', '', 'open', '', at_n`,
  );
  await three('staff_act', 'at, author, text', `at_n, '', ''`);
  await three('device_identity', 'gwid, key_hash, model, serial, simulated', `'more' || n, '', '', '', false`);
  await three('sdwan_check', 'id, account_id, network_name, state, actor, started_at', `${mine}, '', 'done', '', at_n`);
  await three(
    'bulk_job',
    'id, account_id, request_id, kind, title, state, starts_at, total, created_at',
    `${mine}, 'more' || n, 'upgrade', '', 'done', at_n, 3, at_n`,
  );
  await three('bulk_item', 'job_id, position, device_id, remark', `'more1', n, n, ''`);
  await three(
    'strategy',
    `id, account_id, name, action, kind, target, target_ids, repeat, days, skip_holidays, time, wait_minutes, enabled,
     created_at`,
    `${mine}, 'more' || n, 'reboot', 'ap', 'all', '{}', 'workday', '{}', false, '04:00', 0, false, at_n`,
  );
  await three(
    'board',
    'id, account_id, name, document, created_at, updated_at',
    `${mine}, 'more' || n, '{"screens": []}', at_n, at_n`,
  );
  await three(
    'design',
    'id, account_id, name, document, created_at, updated_at',
    `${mine}, 'more' || n, '{"scheme": {"scene": "shop"}, "floors": [], "target": -65}', at_n, at_n`,
  );
  await three(
    'ap_template',
    'id, account_id, kind, name, note, target, target_ids, models, rows, created_at, updated_at',
    `${mine}, 'ssid', 'more' || n, '', 'all', '{}', '{}', '{"ssid": {}}', at_n, at_n`,
  );
  await server.services.db.query(
    `INSERT INTO ap_template_state (template_id, account_id, device_id, state, diff, compared_at)
     SELECT 'more1', 'acc_demo', id, 'missing', '[]', now() FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' LIMIT 3`,
  );
  await three('site_pool', 'id, account_id, name, blocks, created_at', `${mine}, 'more' || n, '{}', at_n`);
  await three(
    'site_template',
    'id, account_id, name, note, version, created_at, updated_at',
    `${mine}, 'more' || n, '', 1, at_n, at_n`,
  );
  await three(
    'site_template_version',
    'template_id, version, account_id, model, note, author, at',
    `'more' || n, 1, 'acc_demo', '{"variables": [], "sections": {}, "prefix": 24}', '', '', at_n`,
  );
  await server.services.db.query(
    `INSERT INTO site (device_id, account_id, template_id, version, named, values, state, updated_at)
     SELECT id, 'acc_demo', 'more1', 1, '', '{}', 'waiting', now() FROM device
     WHERE account_id = 'acc_demo' AND kind = 'gateway' ORDER BY id DESC LIMIT 3 ON CONFLICT DO NOTHING`,
  );
  await three(
    'strategy_run',
    'id, account_id, strategy_id, name, action, edge, planned_at, at',
    `${mine}, 'more', '', 'reboot', 'run', at_n, at_n`,
  );
  await server.services.db.exec(
    `INSERT INTO plugin_publisher (fingerprint, name, public_key, created_at) VALUES ('more', '', '', now())`,
  );
  await three(
    'plugin',
    'id, publisher, name, about, category, version, updated_at',
    `'more' || n, 'more', '', '', 'iot', '1.0.0', at_n`,
  );
  await three(
    'plugin_version',
    'plugin_id, version, parts, manifest, hash, signature, size, package, published_at',
    `'more' || n, '1.0.0', '{1,0,0}', '{"memory": 16, "rights": []}', '', '', 1, '', at_n`,
  );
  await server.services.db.query(
    `INSERT INTO plugin_install (gateway_id, plugin_id, account_id, version, settings, installed_at)
     SELECT id, 'more1', account_id, '1.0.0', '{}', now() FROM device
     WHERE account_id = 'acc_demo' AND kind = 'gateway' ORDER BY id LIMIT 3`,
  );
  await three(
    'prepared_device',
    'id, account_id, serial, kind, remark, created_at',
    `${mine}, 'MORE00' || n, 'ap', '', at_n`,
  );
  await three(
    'wifi_password_plan',
    `id, account_id, name, ssid, target, target_ids, repeat, days, every_days, times, skip_holidays, starts_on, shape, size,
     channels, tells_password, enabled, created_at`,
    `${mine}, 'more' || n, 'more', 'gateway', '{}', 'manual', '{}', 1, '{}', false, '2026-11-20', 'digits', 8, '{}', false,
     false, at_n`,
  );
  await three(
    'wifi_password',
    'id, account_id, plan_id, number, password, cause, planned_at, at, settled',
    `${mine}, 'more1', n, '', 'manual', at_n, at_n, true`,
  );
  await three(
    'wifi_person',
    'id, account_id, template_id, name, password, vlan, devices, created_at',
    `${mine}, 'more1', 'more' || n, 'more' || n, '', 0, at_n`,
  );
  await three(
    'client_block',
    'id, account_id, gateway_id, mac, created_at',
    `${mine}, '${things.assetGateway}', '02:00:00:00:00:0' || n, at_n`,
  );
  await three(
    'alarm_delivery',
    'id, account_id, type, target, event, items, state, next_at, created_at',
    `${mine}, 'email', '', 'raised', '[]', 'sent', at_n, at_n`,
  );
  await three(
    'config_version',
    'device_id, version, account_id, origin, document, changes, sections, author, at, state',
    `'${things.configured}', 100 + n, 'acc_demo', 'apply', '{}', 1, '{}', '', at_n, 'done'`,
  );
  await three(
    'config_backup',
    'id, account_id, device_id, at, origin, author, version, document, bytes',
    `${mine}, '${things.configured}', at_n, 'manual', '', 1, '{}', 2`,
  );
}

/** What a list needs to be asked with besides the page. */
const asked: Readonly<Record<string, () => Record<string, unknown>>> = {
  'apTemplate.apTemplates': () => ({ kind: 'ssid' }),
  'apTemplate.apTemplateSites': () => ({ kind: 'ssid' }),
  'apTemplate.apTemplateAps': () => ({ id: 'more1' }),
  'client.assets': () => ({ gwid: things.assetGateway }),
  'config.configVersions': () => ({ id: things.configured }),
  'equipment.switchMacs': () => ({ id: things.switch }),
  'accessPoint.apStays': () => ({ id: things.ap }),
  'guard.guardDomains': () => ({ gwid: things.domainGateway, list: 'black' }),
  'guard.guardEvents': () => ({ service: 'domain_parsing' }),
  'guard.guardGateways': () => ({ service: 'domain_parsing' }),
  'service.serviceGateways': () => ({ service: 'speedup' }),
  'setting.settingGateways': () => ({ service: 'iptv' }),
  'guest.couponBatches': () => ({ gwid: things.batchGateway }),
  'guest.guestCoupons': () => ({ batch: things.batch }),
  'guest.smsLog': () => ({ gwid: things.smsGateway }),
  'income.incomeDetails': () => ({ source: 'wechat' }),
  'income.incomeMethodGateways': () => ({ source: 'wechat' }),
  'job.jobItems': () => ({ id: 'more1' }),
  'log.logs': () => ({ kind: 'online' }),
  'wifiPassword.passwordHistory': () => ({ id: 'more1' }),
  'wifiPerson.wifiPeople': () => ({ template: 'more1' }),
};

const clientOf = (area: string, { scope }: Endpoint): Client =>
  scope === 'staff' ? server.staff : area === 'promotion' ? clients.agent : clients.demo;

describe('a list in pages', () => {
  it.each(lists.map(([area, name, endpoint]) => [endpoint.path, area, name, endpoint] as const))(
    '%s tells the same total on every page, and beyond the end',
    async (_, area, name, endpoint) => {
      const client = clientOf(area, endpoint);
      const more = asked[`${area}.${name}`]?.() ?? {};
      const read = async (page: number, per_page: number) => {
        const input = { ...more, page, per_page } as never;
        return (await client.call(endpoint, input)).data as { list: unknown[]; total: number };
      };
      const { list, total } = await read(1, 1000);
      expect(list.length).toBeGreaterThan(1);
      expect(total).toBe(list.length);
      expect(await read(1, 1)).toMatchObject({ list: list.slice(0, 1), total });
      expect(await read(total, 1)).toMatchObject({ list: list.slice(-1), total });
      expect(await read(total + 1, 1)).toMatchObject({ list: [], total });
      expect(await read(9999, 50)).toMatchObject({ list: [], total });
      expect(await read(Number.MAX_SAFE_INTEGER, 1000)).toMatchObject({ list: [], total });
    },
  );

  it('of devices of all kinds is empty far behind its end, by whatever it is sorted', async () => {
    for (const sort of ['cpu', 'uptime', 'remark'] as const)
      expect((await clients.demo.call(contract.device.devices, { sort, page: 1e300 })).data.list).toEqual([]);
  });
});
