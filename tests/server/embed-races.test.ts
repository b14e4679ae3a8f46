import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type ApiError, type Client } from '../../src/api';
import { designSave } from '../../src/api/contract/design';
import { designLinkCreate, designLinks } from '../../src/api/contract/design-link';
import { gateways } from '../../src/api/contract/device';
import * as embed from '../../src/api/contract/embed';
import { embedSignInAnswer, embedSignInStart, embedSignInToken } from '../../src/api/contract/embed-sign-in';
import { user } from '../../src/api/contract/user';
import { schemeOf } from '../../src/domain/design/scheme';
import type { Sql } from '../../host/server/kit/store/db';
import { overtaken } from './overtaken';
import { startReference, type Reference } from './reference';

// What is asked for at the moment at which it is taken away.

const site = 'https://inn.example';
const verifier = 'the-verifier-of-a-page-of-a-test-0123456789';
const challenge = createHash('sha256').update(verifier).digest('base64url');
const scopes: embed.Partner['scopes'] = ['device:read', 'device:write'];

let server: Reference;
let owner: Client;
let stranger: Client;
beforeAll(async () => {
  server = await startReference({ now: () => Date.parse('2026-11-20T06:00:00Z') });
  [owner, stranger] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
});
afterAll(() => server.close());

/** A page of the partner with a bearer token. */
const page = (token?: string) =>
  createClient({
    baseUrl: 'http://netpane.test',
    personal: false,
    token: () => token,
    fetch: (request) => {
      request.headers.set('origin', site);
      return server.fetch(request);
    },
  });

const register = async () =>
  (await owner.call(embed.partnerCreate, { name: '云栖旅宿', origins: [site], scopes })).data;
const trade = async (secret: string, account?: string) =>
  (await page(secret).call(embed.embedToken, { scopes, origin: site, account })).data.token;

/** What a call is refused with that `change` overtakes. */
const overtakenBy = (change: (sql: Sql) => Promise<unknown>, call: () => Promise<unknown>) =>
  overtaken(server.services.db, change, () =>
    call().then(
      () => expect.fail('was not refused'),
      (error: ApiError) => [error.detail.status, error.detail.code],
    ),
  );

describe('no token is given', () => {
  it('to a partner that is just revoked', async () => {
    const { id, secret } = await register();
    const revoke = async (sql: Sql) => {
      await sql.query('SELECT 1 FROM partner WHERE id = $1 FOR UPDATE', [id]);
      await sql.query('UPDATE partner SET revoked_at = now() WHERE id = $1', [id]);
    };
    expect(await overtakenBy(revoke, () => trade(secret))).toEqual([401, 4001]);
  });

  it('for an account that just takes back what it let the partner do, or some of it', async () => {
    const { id, secret } = await register();
    const account = (await stranger.call(user, {})).data.account_code;
    await stranger.call(embed.grantCreate, { partner_id: id });
    const less = (sql: Sql) =>
      sql.query(`UPDATE partner_grant SET scopes = '["device:read"]' WHERE partner_id = $1`, [id]);
    expect(await overtakenBy(less, () => trade(secret, account))).toEqual([403, 4033]);
    await stranger.call(embed.grantCreate, { partner_id: id });
    const none = (sql: Sql) => sql.query('DELETE FROM partner_grant WHERE partner_id = $1', [id]);
    expect(await overtakenBy(none, () => trade(secret, account))).toEqual([403, 4033]);
  });

  it('to a page on which the one who signed in there just takes that back', async () => {
    const { id: partner } = await register();
    const { id } = (await page().call(embedSignInStart, { partner, scopes, challenge })).data;
    const { code } = (await stranger.call(embedSignInAnswer, { id, scopes })).data;
    const collect = () => page().call(embedSignInToken, { code: code!, verifier });
    const { db } = server.services;
    // Its code would go with the consent: here the page has shown it already.
    await db.exec('ALTER TABLE embed_code DROP CONSTRAINT embed_code_partner_id_account_id_origin_fkey');
    const none = (sql: Sql) => sql.query('DELETE FROM embed_consent WHERE partner_id = $1', [partner]);
    expect(await overtakenBy(none, collect)).toMatchObject([expect.any(Number), 4014]);
    expect(await db.query('SELECT 1 FROM embed_token WHERE partner_id = $1', [partner])).toEqual([]);
  });
});

it('no link is made with a token that is just ended', async () => {
  const { id, secret } = await register();
  const by = page(await trade(secret));
  const document = { scheme: schemeOf('shop'), floors: [], target: -65 };
  const design = (await owner.call(designSave, { name: '给客户看', document })).data.id;
  await by.call(gateways, {});
  const end = (sql: Sql) => sql.query('DELETE FROM embed_token WHERE partner_id = $1', [id]);
  expect(await overtakenBy(end, () => by.call(designLinkCreate, { design, days: 0 }))).toEqual([401, 4012]);
  expect((await owner.call(designLinks, { design })).data.list).toEqual([]);
});
