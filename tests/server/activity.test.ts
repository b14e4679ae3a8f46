import { byNumber, migrate } from '../../host/server/kit/store';
import { migrations, openEmpty } from './test-db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { activity, ad } from '../../src/api/contract';
import { serviceDetail } from '../../src/api/contract/service';
import { user } from '../../src/api/contract/user';
import { activityFlags } from '../../src/domain/activities';
import { adTarget } from '../../src/domain/links';
import { trackedEvent } from '../../src/domain/tracking';
import { startReference, type Reference } from './reference';

const day = 24 * 3_600_000;
const start = Date.parse('2026-11-20T14:00:00+08:00');

let clock = start;
let server: Reference;
let demo: Client;
let agent: Client;

beforeAll(async () => {
  server = await startReference({ now: () => clock });
  demo = await server.signIn();
  agent = await server.signIn('agent@netpane.cn');
});
afterAll(() => server.close());

/** Runs with another clock, then sets it back. */
async function at<T>(moment: number, work: () => Promise<T>): Promise<T> {
  clock = moment;
  try {
    return await work();
  } finally {
    clock = start;
  }
}

describe('operational activities', () => {
  const read = async (client: Client) => (await client.call(activity.activities, {})).data;

  it('run with offers and pictures that the console can read', async () => {
    const data = await read(demo);
    expect(activityFlags(data.activities)).toMatchObject({
      twoGetOne: true,
      activeId: 2,
      offer28: true,
      offer68: true,
      sdwanNotice: true,
      maxMoney: 68,
      popups: [1],
    });
    expect(data.isPopup).toBe(true);
    for (const image of [data.popupImgUrl, data.bannerImgUrl, data.menuMarkImgUrl]) {
      expect(image).toMatch(/^data:image\/svg\+xml,/);
    }
    expect(data.freeUpgradeMarkImgUrl).toBe('');
  });

  it('do not pop up again for the one who closed it', async () => {
    await demo.call(ad.activityPopup, { id: 1 });
    await demo.call(ad.activityPopup, { id: 1 });
    expect(await read(demo)).toMatchObject({ isPopup: false, popupImgUrl: '' });
    expect(await read(agent)).toMatchObject({ isPopup: true });
  });

  it('know no other id', async () => {
    await expect(demo.call(ad.activityPopup, { id: 99 })).rejects.toMatchObject({ kind: 'notFound' });
  });

  it('count a used offer as used', async () => {
    await server.services.db.query(
      `INSERT INTO activity_use (account_id, activity_id, apply_to, apply_to_package, at)
       VALUES ('acc_agent', 1, '异地组网', 3, $1)`,
      [new Date(start)],
    );
    expect(activityFlags((await read(agent)).activities)).toMatchObject({
      offer28: true,
      offer68: false,
      maxMoney: 28,
    });
    expect(activityFlags((await read(demo)).activities)).toMatchObject({ offer68: true });
  });

  it('end', async () => {
    expect((await at(start + 61 * day, async () => read(await server.signIn()))).activities).toEqual([]);
  });
});

describe('subsidy campaign', () => {
  const told = async (client: Client) => (await client.call(ad.campaignDetail, {})).data;
  /** While it runs. */
  const read = (email?: string) =>
    at(Date.parse('2019-09-10T12:00:00+08:00'), async () => told(await server.signIn(email)));

  it('is hidden once its time is over', async () => {
    expect((await told(demo)).is_hidden).toBe(true);
    expect((await read()).is_hidden).toBe(false);
  });

  it('counts the routers of the account whose disk is below 32 GB', async () => {
    const before = await read();
    const { db } = server.services;
    const add = (id: string, account: string, kind: string, disk: number | null) =>
      db.query(
        `INSERT INTO device (id, account_id, kind, gateway_id, remark, model, firmware, serial, mac, disk, simulated, bound_at, status_since)
         VALUES ($1, $2, $3, $1, $1, '', '', '', '', $4, false, $5, $5)`,
        [id, account, kind, disk, new Date(start)],
      );
    await add('gw-16', 'acc_demo', 'gateway', 16e9);
    await add('gw-32', 'acc_demo', 'gateway', 32e9);
    await add('gw-none', 'acc_demo', 'gateway', null);
    await add('sw-16', 'acc_demo', 'switch', 16e9);
    const other = await read('agent@netpane.cn');
    expect(await read()).toEqual({ is_hidden: false, lt_32g_router_num: before.lt_32g_router_num + 1 });
    expect(await read('agent@netpane.cn')).toEqual(other);
  });

  it('is hidden for ever for the one who said so', async () => {
    await demo.call(ad.campaignHide, {});
    await demo.call(ad.campaignHide, {});
    expect((await read()).is_hidden).toBe(true);
    expect((await read('agent@netpane.cn')).is_hidden).toBe(false);
  });
});

describe('promotions in the menu', () => {
  it('give the stamps of the flow star', async () => {
    const [from, to] = (await demo.call(activity.starActive, {})).data ?? [];
    expect([from, to]).toEqual([
      Date.parse('2024-06-24T00:00:00+08:00') / 1000,
      Date.parse('2024-06-30T23:59:59+08:00') / 1000,
    ]);
  });

  it.each([
    ['2025-03-24T23:59:59+08:00', false],
    ['2025-03-25T00:00:00+08:00', true],
    ['2025-03-31T23:59:59+08:00', true],
    ['2025-04-01T00:00:00+08:00', false],
  ])('promote multi-line IPv6 at %s: %s', async (moment, is_active_time) => {
    const [row] = await server.services.db.query<{ count: number }>(
      `SELECT count(*) AS count FROM promotion WHERE service = 'ipv6' AND starts_at <= $1 AND ends_at > $1`,
      [new Date(moment)],
    );
    expect(row?.count).toBe(is_active_time ? 1 : 0);
  });

  it('are none where the operator has made none, and those that an earlier version made are gone unless changed', async () => {
    const { db } = await openEmpty();
    const all = await migrations();
    await migrate(
      db,
      all.filter(({ name }) => byNumber(name, '405') < 0),
    );
    await db.exec(`UPDATE promotion SET ends_at = '2025-05-01T00:00:00+08:00' WHERE service = 'ipv6'`);
    await migrate(db, all);
    expect(await db.query('SELECT service FROM promotion')).toEqual([{ service: 'ipv6' }]);
    await db.close();
  });

  it('answer for the server clock', async () => {
    expect((await demo.call(activity.ipv6Active, {})).data.is_active_time).toBe(false);
    expect(await demo.call(activity.tunnelActive, {})).toMatchObject({
      data: true,
      extra: { menu_icon: expect.stringMatching(/^data:image/) },
    });
    const later = await at(start + 61 * day, async () =>
      (await server.signIn('agent@netpane.cn')).call(activity.tunnelActive, {}),
    );
    expect(later).toMatchObject({ data: false, extra: { menu_icon: '' } });
  });
});

describe('ads of the home page', () => {
  const read = async (client: Client) => (await client.call(ad.homeAds, {})).data;

  it('are those of the user record, with links that lead somewhere', async () => {
    const ads = await read(demo);
    const { home_middle, home_banners } = (await demo.call(user, {})).data;
    expect({ home_middle, home_banners }).toEqual(ads);
    expect(ads.home_banners.length).toBeGreaterThan(1);
    for (const { links, repeat_rate } of ads.home_banners) {
      expect(adTarget(links)).toMatchObject({ kind: 'route' });
      expect(repeat_rate).toBeGreaterThan(0);
    }
    expect(adTarget(ads.home_middle?.links)).toBeDefined();
    expect(ads.home_middle?.image).toMatch(/^data:image/);
  });

  it('do not come again once closed', async () => {
    const { home_middle } = await read(demo);
    await demo.call(ad.adClose, { id: home_middle!.id });
    await demo.call(ad.adClose, { id: 'no such ad' });
    expect((await read(demo)).home_middle).toBeNull();
    expect((await read(agent)).home_middle).toEqual(home_middle);
  });

  it('end', async () => {
    expect(await at(start + 61 * day, async () => read(await server.signIn()))).toEqual({
      home_middle: null,
      home_banners: [],
    });
  });

  it('say what the service costs now, and the last day', async () => {
    const { tiers } = (await agent.call(serviceDetail, { key: 'domain_parsing' })).data;
    const least = Math.min(...tiers.map(({ month_fen }) => month_fen).filter((fen) => fen > 0)) / 100;
    const { home_middle, home_banners } = await read(agent);
    expect(home_middle?.body).toBe(`${least} 元 / 网关 / 月起`);
    expect(home_banners.map(({ body }) => body)).toEqual([
      '1 月 19 日前为任意网络开通标准版，满两个月赠送一个月',
      `恶意域名、钓鱼网站，在网关上就拦下，${least} 元 / 网关 / 月起`,
      '已开通的网络自动生效，不需要重新配置',
    ]);
    const { db } = server.services;
    await db.query(`UPDATE ad SET service = 'sdwan' WHERE place = 'middle'`);
    expect((await read(agent)).home_middle?.body).toBe('18 元 / 成员 / 月起');
    await db.query(`UPDATE ad SET service = 'domain_parsing' WHERE place = 'middle'`);
  });

  it('about an activity go with it', async () => {
    const { db } = server.services;
    const titles = async () => (await read(agent)).home_banners.map(({ title }) => title);
    expect(await titles()).toContain('SD-WAN 套餐买二送一');
    await db.query('UPDATE activity SET ends_at = $1 WHERE id = 2', [new Date(start - 1)]);
    expect(await titles()).not.toContain('SD-WAN 套餐买二送一');
    await db.query('UPDATE activity SET ends_at = $1 WHERE id = 2', [new Date(start + 60 * day)]);
  });

  it('count clicks by day', async () => {
    await demo.call(ad.adClick, {});
    await demo.call(ad.adClick, {});
    const rows = await server.services.db.query('SELECT account_id, clicks FROM home_ad_click');
    expect(rows).toEqual([{ account_id: 'acc_demo', clicks: 2 }]);
  });
});

describe('event tracking', () => {
  const event = () => trackedEvent('header_ad', 'show_homePageEPCAD', clock);
  const kept = () => server.services.db.query<{ code: string }>('SELECT code, subject FROM tracked_event ORDER BY at');

  it('keeps a signed event once', async () => {
    const sent = { ...event(), appendData: { ADid: '2600' } };
    await demo.call(ad.eventTracking, sent);
    await demo.call(ad.eventTracking, sent);
    expect(await kept()).toEqual([{ code: sent.code, subject: '2600' }]);
  });

  it.each([
    ['another code', { code: '000000' }],
    ['another type', { type: 'click_homePageEPCAD' as const }],
    ['another event', { event: 'middle_ad' as const }],
    ['another time', { timestamp: start - 1 }],
    ['no signature at all', { sign: '0'.repeat(32) }],
  ])('refuses %s under the same signature', async (_, change) => {
    const sent = { ...trackedEvent('header_ad', 'show_homePageEPCAD', start, () => 0.5), appendData: {}, ...change };
    await expect(demo.call(ad.eventTracking, sent)).rejects.toMatchObject({ detail: { code: 4301 } });
  });

  it('refuses a time that is far off', async () => {
    const sent = { ...trackedEvent('header_ad', 'show_homePageEPCAD', start - 2 * day), appendData: {} };
    await expect(demo.call(ad.eventTracking, sent)).rejects.toMatchObject({ detail: { code: 4302 } });
    expect(await kept()).toHaveLength(1);
  });

  it('refuses a code that is not six digits', async () => {
    const sent = { ...event(), code: '12345', appendData: {} };
    await expect(demo.call(ad.eventTracking, sent)).rejects.toMatchObject({ kind: 'invalid' });
  });
});

it('the contact in sales is a QR code of the account', async () => {
  const [own, common] = [await agent.call(ad.salesQrcode, {}), await demo.call(ad.salesQrcode, {})];
  expect(own.data.sales_qrcode).toMatch(/^data:image\/svg\+xml,/);
  expect(own.data.sales_qrcode).not.toBe(common.data.sales_qrcode);
});

it('a visitor without a session gets none of it', async () => {
  for (const call of [activity.activities, ad.campaignDetail, ad.homeAds, ad.salesQrcode]) {
    await expect(server.client.call(call, {})).rejects.toMatchObject({ kind: 'unauthorized' });
  }
});
