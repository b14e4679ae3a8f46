import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type ApiError, type Client } from '../../src/api';
import { alarms } from '../../src/api/contract/alarm';
import * as embed from '../../src/api/contract/embed';
import { backupRemove } from '../../src/api/contract/backup';
import { designSave } from '../../src/api/contract/design';
import { designLinkCreate, designShared } from '../../src/api/contract/design-link';
import { reboot } from '../../src/api/contract/command';
import { gateways, unbind } from '../../src/api/contract/device';
import { jobCreate } from '../../src/api/contract/job';
import { user } from '../../src/api/contract/user';
import { wifiShareCreate } from '../../src/api/contract/wifi';
import { schemeOf } from '../../src/domain/design/scheme';
import { startReference, type Reference } from './reference';

const site = 'https://inn.example';
const base = 'http://netpane.test';
let at = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
let owner: Client;
let stranger: Client;

beforeAll(async () => {
  server = await startReference({ now: () => at });
  owner = await server.signIn();
  stranger = await server.signIn('agent@netpane.cn');
});
afterAll(() => server.close());

/** A page of `origin` (none: a program that is no browser) with a bearer token. */
const page = (token: string, origin?: string) =>
  createClient({
    baseUrl: base,
    token: () => token,
    fetch: (request) => {
      const headers = new Headers(request.headers);
      if (origin) headers.set('origin', origin);
      return server.fetch(new Request(request, { headers }));
    },
  });

const register = async (scopes: embed.Partner['scopes'] = ['device:read'], by = owner) =>
  (await by.call(embed.partnerCreate, { name: '云栖旅宿', origins: [site], scopes })).data;

const trade = async (secret: string, input: Parameters<typeof owner.call<typeof embed.embedToken>>[1]) =>
  (await page(secret).call(embed.embedToken, input)).data.token;

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('was not refused'),
    (error: ApiError) => [error.detail.status, error.detail.code],
  );

describe('an embed token', () => {
  it('reads what its scopes allow, on its own origin, of its own account', async () => {
    const { secret } = await register();
    const token = await trade(secret, { scopes: ['device:read'], origin: site });
    const mine = await owner.call(gateways, {});
    const seen = await page(token, site).call(gateways, {});
    expect(seen.data.total).toBe(mine.data.total);
    expect(await refusal(page(token, site).call(alarms, {}))).toEqual([403, 4032]);
    expect(await refusal(page(token, site).call(embed.partners, {}))).toEqual([403, 4030]);
  });

  it('is refused elsewhere, with a code for each reason', async () => {
    const { id, secret } = await register();
    const other = await stranger.call(embed.partnerCreate, {
      name: '另一家',
      origins: ['https://other.example'],
      scopes: ['device:read'],
    });
    const token = await trade(secret, { scopes: ['device:read'], origin: site });
    expect(other.data.secret).not.toBe(secret);
    expect(await refusal(page(token, 'https://other.example').call(gateways, {}))).toEqual([403, 4031]);
    expect(await refusal(page(token, 'https://nobody.example').call(gateways, {}))).toEqual([403, 4031]);
    expect(await refusal(page(token).call(gateways, {}))).toEqual([403, 4031]);
    at += 601_000;
    expect(await refusal(page(token, site).call(gateways, {}))).toEqual([401, 4011]);
    const next = await trade(secret, { scopes: ['device:read'], origin: site });
    await owner.call(embed.partnerRevoke, { id });
    expect(await refusal(page(next).call(gateways, {}))).toEqual([401, 4012]);
    expect(await refusal(trade(secret, { scopes: ['device:read'], origin: site }))).toEqual([401, 4001]);
  });

  it('restarts, unbinds, deletes and gives passwords away with a scope of its own only', async () => {
    const { gwid } = (await owner.call(gateways, {})).data.list[0]!;
    const { secret } = await register(['device:write', 'device:manage']);
    const writes = page(await trade(secret, { scopes: ['device:write'], origin: site }), site);
    const target = { ids: [gwid] };
    for (const call of [
      () => writes.call(reboot, { gwid }),
      () => writes.call(unbind, { gwids: [gwid] }),
      () => writes.call(jobCreate, { request_id: 'r1', kind: 'unbind', target }),
      () => writes.call(jobCreate, { request_id: 'r2', kind: 'reboot', target }),
      () => writes.call(backupRemove, { ids: ['b1'] }),
      () => writes.call(wifiShareCreate, { gwid, name: '大堂', ssids: ['x'], days: 365 }),
    ]) {
      expect(await refusal(call())).toEqual([403, 4032]);
    }
    const manages = page(await trade(secret, { scopes: ['device:manage'], origin: site }), site);
    expect((await manages.call(unbind, { gwids: ['ff'.repeat(16)] })).data.removed).toBe(0);
  });

  it('is not made for what the partner may not have', async () => {
    const { secret } = await register();
    const ask = (change: object) => refusal(trade(secret, { scopes: ['device:read'], origin: site, ...change }));
    expect(await ask({ origin: 'https://evil.example' })).toEqual([403, 4031]);
    expect(await ask({ scopes: ['device:write'] })).toEqual([403, 4032]);
    expect(await ask({ account: 'NOSUCH' })).toEqual([403, 4033]);
    expect(await refusal(trade('nps_pt_x.y', { scopes: ['device:read'], origin: site }))).toEqual([401, 4001]);
  });

  it('acts for another account only while that account lets it', async () => {
    const { id, secret } = await register();
    const [row] = await server.services.db.query<{ account_code: string }>(
      `SELECT account_code FROM account WHERE id = 'acc_agent'`,
    );
    const account = row!.account_code;
    const input = { scopes: ['device:read' as const], origin: site, account };
    expect(await refusal(trade(secret, input))).toEqual([403, 4033]);
    await stranger.call(embed.grantCreate, { partner_id: id });
    const token = await trade(secret, input);
    const theirs = await stranger.call(gateways, {});
    expect((await page(token, site).call(gateways, {})).data.total).toBe(theirs.data.total);
    await stranger.call(embed.grantRemove, { partner_id: id });
    expect(await refusal(page(token, site).call(gateways, {}))).toEqual([401, 4012]);
  });

  it('has of another account what its partner had when that let it in, until that lets it in again', async () => {
    const { id, secret } = await register(['device:read', 'alarm:read']);
    await stranger.call(embed.grantCreate, { partner_id: id });
    const account = (await stranger.call(user, {})).data.account_code;
    const more = (scopes: embed.Partner['scopes']) =>
      owner.call(embed.partnerUpdate, { id, name: '云栖旅宿', origins: [site], scopes });
    const ask = (scope: embed.Partner['scopes'][number]) => trade(secret, { scopes: [scope], origin: site, account });
    const granted = async () =>
      (await stranger.call(embed.grants, {})).data.list.find(({ partner_id }) => partner_id === id)!;
    const alarmed = await ask('alarm:read');
    await stranger.call(embed.grantCreate, { partner_id: id, scopes: ['device:read'] });
    expect(await refusal(page(alarmed, site).call(alarms, {}))).toEqual([401, 4012]);
    await stranger.call(embed.grantCreate, { partner_id: id });
    await more(['device:read', 'device:manage']);
    expect(await refusal(ask('device:manage'))).toEqual([403, 4033]);
    expect(await refusal(ask('alarm:read'))).toEqual([403, 4032]);
    await ask('device:read');
    expect(await trade(secret, { scopes: ['device:manage'], origin: site })).toMatch(/^npe_/);
    expect(await granted()).toMatchObject({ scopes: ['device:read', 'alarm:read'], beyond: ['device:manage'] });
    await stranger.call(embed.grantCreate, { partner_id: id, scopes: ['device:read', 'client:read'] });
    expect(await granted()).toMatchObject({ scopes: ['device:read'], beyond: ['device:manage'] });
    await stranger.call(embed.grantCreate, { partner_id: id });
    await ask('device:manage');
    expect(await granted()).toMatchObject({ scopes: ['device:read', 'device:manage'], beyond: [] });
    await stranger.call(embed.grantRemove, { partner_id: id });
  });

  it('leaves no link behind: what its partner made ends with what it was let do', async () => {
    const { id, secret } = await register(['device:write']);
    await stranger.call(embed.grantCreate, { partner_id: id });
    const account = (await stranger.call(user, {})).data.account_code;
    const document = { scheme: schemeOf('shop'), floors: [], target: -65 };
    const share = async (by: Client, name: string) => {
      const design = (await by.call(designSave, { name, document })).data.id;
      return (await by.call(designLinkCreate, { design, days: 0 })).data.key;
    };
    const as = async (of?: string) =>
      page(await trade(secret, { scopes: ['device:write'], origin: site, account: of }), site);
    const own = await share(await as(), '给客户看');
    const granted = await share(await as(account), '给客户看');
    const ofPerson = await share(owner, '自己看');
    const look = (key: string) => server.client.call(designShared, { key });
    await stranger.call(embed.grantRemove, { partner_id: id });
    expect(await refusal(look(granted))).toEqual([403, 4034]);
    await look(own);
    await owner.call(embed.partnerRevoke, { id });
    expect(await refusal(look(own))).toEqual([403, 4034]);
    await look(ofPerson);
  });

  it('leaves no link behind that its partner may not make any more', async () => {
    const both: embed.Partner['scopes'] = ['device:read', 'device:write'];
    const { id, secret } = await register(both);
    const document = { scheme: schemeOf('shop'), floors: [], target: -65 };
    const account = (await stranger.call(user, {})).data.account_code;
    const share = async (of?: string) => {
      const by = page(await trade(secret, { scopes: ['device:write'], origin: site, account: of }), site);
      const design = (await by.call(designSave, { name: '只看几天', document })).data.id;
      return (await by.call(designLinkCreate, { design, days: 0 })).data.key;
    };
    const look = (key: string) => server.client.call(designShared, { key });
    const allow = (scopes: embed.Partner['scopes']) => stranger.call(embed.grantCreate, { partner_id: id, scopes });
    const change = (scopes: embed.Partner['scopes']) =>
      owner.call(embed.partnerUpdate, { id, name: '云栖旅宿', origins: [site], scopes });
    await allow(both);
    const [own, granted] = [await share(), await share(account)];
    await change(['device:write']);
    await allow(['device:write']);
    await look(granted);
    await change(both);
    await allow(['device:read']);
    expect(await refusal(look(granted))).toEqual([403, 4034]);
    await look(own);
    await change(['device:read']);
    expect(await refusal(look(own))).toEqual([403, 4034]);
    await stranger.call(embed.grantRemove, { partner_id: id });
  });

  it('is told to be revoked also where its partner was the only one with that site', async () => {
    const origin = 'https://alone.example';
    const { data } = await owner.call(embed.partnerCreate, {
      name: '独栋',
      origins: [origin],
      scopes: ['device:read'],
    });
    const token = await trade(data.secret, { scopes: ['device:read'], origin });
    await owner.call(embed.partnerRevoke, { id: data.id });
    expect(await refusal(page(token, origin).call(gateways, {}))).toEqual([401, 4012]);
    expect(await refusal(page('np_other', origin).call(gateways, {}))).toEqual([403, 4031]);
  });

  it('stops working when its partner loses the origin, the scope or the secret', async () => {
    const { id, secret } = await register(['device:read', 'alarm:read']);
    const token = await trade(secret, { scopes: ['alarm:read'], origin: site });
    await owner.call(embed.partnerUpdate, { id, name: '云栖旅宿', origins: [site], scopes: ['device:read'] });
    expect(await refusal(page(token, site).call(alarms, {}))).toEqual([401, 4012]);
    const next = await trade(secret, { scopes: ['device:read'], origin: site });
    const { data } = await owner.call(embed.partnerRotate, { id });
    expect(await refusal(page(next, site).call(gateways, {}))).toEqual([401, 4012]);
    expect(await refusal(trade(secret, { scopes: ['device:read'], origin: site }))).toEqual([401, 4001]);
    expect(await trade(data.secret, { scopes: ['device:read'], origin: site })).toMatch(/^npe_/);
  });
});

describe("a page on nobody's list", () => {
  const ask = (method: string) =>
    server.fetch(new Request(`${base}/api/v3/alarm/list`, { method, headers: { origin: 'https://nobody.example' } }));

  it('can read why it is refused, and nothing else', async () => {
    expect((await ask('OPTIONS')).headers.get('access-control-allow-origin')).toBe('https://nobody.example');
    const refused = await ask('GET');
    expect(refused.headers.get('access-control-allow-origin')).toBe('https://nobody.example');
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      { code: 4031, message: '此网站未获准使用本接口' },
    ]);
  });
});

describe('a frame', () => {
  it.each(['', 'pt_none', '%00', '%ff'])('of no partner (%s) is not there', async (partner) => {
    const framing = await startReference({ db: server.services.db, site: { console: '.', cdn: '.' } });
    const answer = await framing.fetch(new Request(`${base}/embed/alarm-list?partner=${partner}`));
    expect([answer.status, await answer.text()]).toEqual([404, '没有找到']);
  });
});

describe("the server's clock", () => {
  it('can be read by the page of any site', async () => {
    const reply = await server.fetch(new Request(`${base}/JSON/time.json`, { headers: { origin: site } }));
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-expose-headers')).toBe('date');
    expect(Date.parse(reply.headers.get('date') ?? '')).toBe(at);
  });
});

describe('a new secret', () => {
  const input = { scopes: ['device:read' as const], origin: site };

  it('leaves the old one good for a day when time is asked for, and its tokens as long as they live', async () => {
    const { id, secret } = await register();
    const token = await trade(secret, input);
    const next = (await owner.call(embed.partnerRotate, { id, grace: true })).data.secret;
    expect((await page(token, site).call(gateways, {})).data.total).toBeGreaterThan(0);
    expect(await trade(secret, input)).toMatch(/^npe_/);
    expect(await trade(next, input)).toMatch(/^npe_/);
    at += 24 * 3_600_000;
    [owner, stranger] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
    expect(await refusal(trade(secret, input))).toEqual([401, 4001]);
    expect(await trade(next, input)).toMatch(/^npe_/);
    await owner.call(embed.partnerRotate, { id });
    expect(await refusal(trade(next, input))).toEqual([401, 4001]);
  });

  it('ends the grace of the one before it at once', async () => {
    const { id, secret } = await register();
    await owner.call(embed.partnerRotate, { id, grace: true });
    await owner.call(embed.partnerRotate, { id });
    expect(await refusal(trade(secret, input))).toEqual([401, 4001]);
  });
});

describe('a partner', () => {
  it.each([
    [{ name: ' ' }, 'name', '必须填写名称'],
    [{ origins: [] }, 'origins', '至少填写一个网站来源'],
    [
      { origins: ['http://inn.example'] },
      'origins',
      '来源无效：http://inn.example，应为 https://域名，不带路径和通配符',
    ],
    [
      { origins: ['https://inn.example/a'] },
      'origins',
      '来源无效：https://inn.example/a，应为 https://域名，不带路径和通配符',
    ],
    [{ scopes: [] }, 'scopes', '至少选择一项权限'],
  ])('with %j is not registered', async (change, field, message) => {
    const input = { name: '甲', origins: [site], scopes: ['device:read' as const], ...change };
    const error = await owner.call(embed.partnerCreate, input).catch((cause: ApiError) => cause);
    expect((error as ApiError).detail.errors?.[field]?.[0]).toBe(message);
  });

  it('is seen and changed by its own account alone, and its secret is shown once', async () => {
    const { id, secret } = await register();
    const { data } = await owner.call(embed.partners, {});
    const row = data.list.find((partner) => partner.id === id);
    expect(row).toMatchObject({ secret_hint: secret.slice(-4), revoked_at: null });
    expect(JSON.stringify(data)).not.toContain(secret);
    expect((await stranger.call(embed.partners, {})).data.list.map((partner) => partner.id)).not.toContain(id);
    for (const call of [embed.partnerRotate, embed.partnerRevoke]) {
      expect(await refusal(stranger.call(call, { id }))).toEqual([404, 4004]);
    }
    expect(await refusal(stranger.call(embed.partnerTheme, { id, theme: null }))).toEqual([404, 4004]);
  });

  it('has a test token for pages on this machine alone, that reads for eight hours and needs no back end', async () => {
    const local = 'http://localhost:5173';
    const both: embed.Partner['scopes'] = ['device:read', 'device:write'];
    const details = { name: '试用', origins: [site, local], scopes: both };
    const { id } = (await owner.call(embed.partnerCreate, details)).data;
    const test = (origin: string, by = owner) => by.call(embed.partnerTestToken, { id, origin });
    for (const origin of [site, 'http://localhost:9', 'localhost', 'http://localhost.evil.example']) {
      expect((await refusal(test(origin)))[0]).toBe(422);
    }
    expect(await refusal(test(local, stranger))).toEqual([404, 4004]);
    const { token, scopes, expires_in } = (await test(local)).data;
    expect([scopes, expires_in]).toEqual([['device:read'], 8 * 3600]);
    at += 7 * 3_600_000;
    const { list } = (await page(token, local).call(gateways, {})).data;
    expect(list.length).toBeGreaterThan(0);
    expect(await refusal(page(token, site).call(gateways, {}))).toEqual([403, 4031]);
    expect((await refusal(page(token, local).call(reboot, { gwid: list[0]!.gwid })))[0]).toBe(403);
    await owner.call(embed.partnerUpdate, { ...details, id, origins: [site] });
    expect(await refusal(page(token, local).call(gateways, {}))).toEqual([401, 4012]);
  });

  it('has a theme that comes with its tokens, until there is none', async () => {
    const { id, secret } = await register();
    const given = async () =>
      (await page(secret).call(embed.embedToken, { scopes: ['device:read'], origin: site })).data.theme;
    expect(await given()).toBe(null);
    const theme = { accent: '#0b6e4f', radius: 10, dark: { ground: '#101418' }, headingFont: 'Georgia, "宋体"' };
    await owner.call(embed.partnerTheme, { id, theme });
    expect(await given()).toEqual(theme);
    for (const wrong of [{ accent: 'red' }, { radius: 400 }, { font: 'a;} :host{display:none' }]) {
      expect((await refusal(owner.call(embed.partnerTheme, { id, theme: wrong })))[0]).toBe(422);
    }
    await owner.call(embed.partnerTheme, { id, theme: null });
    expect(await given()).toBe(null);
  });
});
