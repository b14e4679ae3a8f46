import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type ApiError, type Client } from '../../src/api';
import { alarms } from '../../src/api/contract/alarm';
import { checkQrcodeId, login, registerForSmsCode, smsCodeLogin } from '../../src/api/contract/auth';
import { designSave } from '../../src/api/contract/design';
import { designLinkCreate, designShared } from '../../src/api/contract/design-link';
import { gateways } from '../../src/api/contract/device';
import * as embed from '../../src/api/contract/embed';
import {
  embedSignInAnswer,
  embedSignInAsked,
  embedSignInStart,
  embedSignInToken,
} from '../../src/api/contract/embed-sign-in';
import { user } from '../../src/api/contract/user';
import { schemeOf } from '../../src/domain/design/scheme';
import { startReference, type Reference } from './reference';

const site = 'https://inn.example';
const base = 'http://netpane.test';
const verifier = 'the-verifier-of-a-page-of-a-test-0123456789';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const secrets = { email: 'demo@netpane.cn', password: 'Netpane2026' };

let at = Date.parse('2026-11-20T06:00:00Z');
let server: Reference;
/** Any account may register a site: this one is up to no good. */
let attacker: Client;
let victim: Client;
let partner: string;

beforeAll(async () => {
  server = await startReference({ now: () => at });
  victim = await server.signIn();
  attacker = await server.signIn('agent@netpane.cn');
  const scopes = ['device:read', 'device:write', 'alarm:read'] as const;
  partner = (await attacker.call(embed.partnerCreate, { name: '云栖旅宿', origins: [site], scopes: [...scopes] })).data
    .id;
});
afterAll(() => server.close());

/** A page of `origin`; `framed`: it shows a frame of ours. */
const page = (token?: string, origin = site, framed = false) =>
  createClient({
    baseUrl: base,
    personal: false,
    token: () => token,
    fetch: (request) => {
      const headers = new Headers(request.headers);
      if (framed) {
        headers.set('netpane-parent', origin);
        headers.set('sec-fetch-site', 'same-origin');
      } else headers.set('origin', origin);
      return server.fetch(new Request(request, { headers }));
    },
  });

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('was not refused'),
    (error: ApiError) => [error.detail.status, error.detail.code],
  );

const wish = (change: object = {}) => ({ partner, scopes: ['device:read' as const], challenge, ...change });
const ask = async (change?: object, of = page()) => (await of.call(embedSignInStart, wish(change))).data.id;
const agree = async (id: string, scopes: embed.Partner['scopes'] = ['device:read']) =>
  (await victim.call(embedSignInAnswer, { id, scopes })).data;
const collect = (code: string, of = page(), proof = verifier) =>
  of.call(embedSignInToken, { code, verifier: proof }).then(({ data }) => data);

describe('a page of mine that signs a stranger in', () => {
  it.each([false, true])('is given no session, whatever the stranger types (framed: %s)', async (framed) => {
    const mine = page(undefined, site, framed);
    const mobile = { mobile: '13700001111', sms_code: '123456' };
    expect(await refusal(mine.call(login, secrets))).toEqual([403, 4031]);
    expect(await refusal(mine.call(smsCodeLogin, mobile))).toEqual([403, 4031]);
    expect(await refusal(mine.call(registerForSmsCode, mobile))).toEqual([403, 4031]);
    expect(await refusal(mine.call(checkQrcodeId, { qruuid: 'x' }))).toEqual([403, 4031]);
  });

  it('cannot act as them, even with a session that it got elsewhere', async () => {
    const { token } = await server.client.call(login, secrets);
    expect(await refusal(page(token).call(user, {}))).toEqual([403, 4031]);
    expect(await refusal(page(token, site, true).call(gateways, {}))).toEqual([403, 4031]);
    expect(await refusal(page(token).call(embedSignInAnswer, { id: await ask(), scopes: ['device:read'] }))).toEqual([
      403, 4031,
    ]);
  });

  it('gets a token of its own with what the stranger agreed to, and nothing more', async () => {
    const id = await ask({ scopes: ['device:read', 'device:write', 'alarm:read'] });
    expect((await victim.call(embedSignInAsked, { id })).data).toMatchObject({ partner: '云栖旅宿', origin: site });
    const { code } = await agree(id);
    const { token, scopes, expires_in } = await collect(code!);
    expect([scopes, expires_in]).toEqual([['device:read'], 600]);
    const seen = await page(token).call(gateways, {});
    expect(seen.data.total).toBe((await victim.call(gateways, {})).data.total);
    expect(await refusal(page(token).call(alarms, {}))).toEqual([403, 4032]);
    expect(await refusal(page(token).call(user, {}))).toEqual([403, 4030]);
    expect(await refusal(page(token, 'https://other.example').call(gateways, {}))).toEqual([403, 4031]);
  });

  it('is not asked for by a page that is on no list, nor for what the partner may not have', async () => {
    expect(await refusal(ask({}, page(undefined, 'https://nobody.example')))).toEqual([403, 4031]);
    expect(await refusal(ask({}, server.client))).toEqual([403, 4031]);
    expect(await refusal(ask({ partner: 'pt_x' }))).toEqual([403, 4031]);
    expect(await refusal(ask({ scopes: ['device:manage'] }))).toEqual([403, 4032]);
    expect(await refusal(ask({ back: 'https://nobody.example/' }))).toEqual([422, 4022]);
    const lied = createClient({
      baseUrl: base,
      fetch: (request) => {
        request.headers.set('netpane-parent', site);
        return server.fetch(request);
      },
    });
    expect(await refusal(lied.call(embedSignInStart, wish()))).toEqual([403, 4031]);
  });
});

describe('the code of a sign-in', () => {
  it('is good once, for a minute, with its verifier, on its page', async () => {
    const gone = [200, 4014];
    expect(await refusal(collect((await agree(await ask())).code!, page(), 'w'.repeat(43)))).toEqual(gone);
    await attacker.call(embed.partnerCreate, {
      name: '另一家',
      origins: ['https://other.example'],
      scopes: ['device:read'],
    });
    const elsewhere = (await agree(await ask())).code!;
    expect(await refusal(collect(elsewhere, page(undefined, 'https://other.example')))).toEqual(gone);
    expect(await refusal(collect(elsewhere))).toEqual(gone);
    const late = (await agree(await ask())).code!;
    at += 61_000;
    expect(await refusal(collect(late))).toEqual(gone);
    const { code } = await agree(await ask());
    await collect(code!);
    expect(await refusal(collect(code!))).toEqual(gone);
  });

  it('goes to the page that asked, or to a frame of ours around which it stands', async () => {
    expect(await agree(await ask({ back: `${site}/in?x=1#y` }))).toMatchObject({
      origin: site,
      framed: false,
      back: `${site}/in?x=1`,
    });
    const frame = page(undefined, site, true);
    const { code, framed } = await agree(await ask({}, frame));
    expect(framed).toBe(true);
    expect((await frame.call(embedSignInToken, { code: code!, verifier })).data.scopes).toEqual(['device:read']);
  });

  it('is not given to who refuses, nor twice for one question', async () => {
    const id = await ask();
    expect((await agree(id, [])).code).toBeNull();
    expect(await refusal(agree(id))).toEqual([200, 4014]);
  });

  it('and its tokens hold no longer than what they were for is agreed to', async () => {
    const scopes = ['device:read' as const, 'device:write' as const];
    const more = await collect((await agree(await ask({ scopes }), scopes)).code!);
    const less = await collect((await agree(await ask())).code!);
    expect(await refusal(collect(more.next))).toEqual([200, 4014]);
    expect(await refusal(page(more.token).call(gateways, {}))).toEqual([401, 4012]);
    const again = await collect((await agree(await ask({ scopes }), scopes)).code!);
    expect(again.scopes).toEqual(scopes);
    // More than before leaves what there was.
    expect((await collect(less.next)).scopes).toEqual(['device:read']);
  });

  it('and links made with it end when what is agreed to makes none any more', async () => {
    const scopes = ['device:read' as const, 'device:write' as const];
    const { token } = await collect((await agree(await ask({ scopes }), scopes)).code!);
    const document = { scheme: schemeOf('shop'), floors: [], target: -65 };
    const design = (await page(token).call(designSave, { name: '给客户看', document })).data.id;
    const { key } = (await page(token).call(designLinkCreate, { design, days: 0 })).data;
    const look = () => server.client.call(designShared, { key });
    // Agreed to once more, on the same page or on another.
    await agree(await ask({ scopes }), scopes);
    await look();
    await agree(await ask());
    expect(await refusal(look())).toEqual([403, 4034]);
  });

  it('and links made with it outlast a page that may less where another may still make them', async () => {
    const other = 'https://bar.example';
    const scopes = ['device:read' as const, 'device:write' as const];
    const details = { id: partner, name: '云栖旅宿', scopes: [...scopes, 'alarm:read' as const] };
    await attacker.call(embed.partnerUpdate, { ...details, origins: [site, other] });
    const { token } = await collect((await agree(await ask({ scopes }), scopes)).code!);
    await agree(await ask({ scopes }, page(undefined, other)), scopes);
    const document = { scheme: schemeOf('shop'), floors: [], target: -65 };
    const design = (await page(token).call(designSave, { name: '两处都给', document })).data.id;
    const { key } = (await page(token).call(designLinkCreate, { design, days: 0 })).data;
    await agree(await ask());
    await server.client.call(designShared, { key });
    await victim.call(embed.grantRemove, { partner_id: partner });
    await attacker.call(embed.partnerUpdate, { ...details, origins: [site] });
  });

  it('is followed by one for the next token, until the sign-in ends or is taken back', async () => {
    const first = await collect((await agree(await ask())).code!);
    const second = await collect(first.next);
    expect(second.token).not.toBe(first.token);
    expect((await victim.call(embed.grants, {})).data.list).toMatchObject([
      { partner_id: partner, origin: site, scopes: ['device:read'] },
    ]);
    await victim.call(embed.grantRemove, { partner_id: partner });
    expect(await refusal(page(second.token).call(gateways, {}))).toEqual([401, 4012]);
    expect(await refusal(collect(second.next))).toEqual([200, 4014]);
    const third = await collect((await agree(await ask())).code!);
    at += 8 * 3_600_000 + 1;
    expect(await refusal(collect(third.next))).toEqual([200, 4014]);
  });
});

it('a wildcard is no origin', async () => {
  const wild = { name: '通配', origins: ['https://*.example.com'], scopes: ['device:read' as const] };
  expect(await refusal(attacker.call(embed.partnerCreate, wild))).toEqual([422, 4022]);
});
