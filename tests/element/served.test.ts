import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../src/api/client';
import { gateways } from '../../src/api/contract/device';
import * as embed from '../../src/api/contract/embed';
import { contracts } from '../../widgets/catalog';
import { render, type RenderOptions } from '../../widgets/server';
import { startReference, type Reference } from '../server/reference';

// What a partner's server gets of each widget that can be embedded, with the data of the reference server in it.

const origin = 'https://inn.example';
const baseUrl = 'http://netpane.test';
const grantable: readonly string[] = [...embed.embedScopes, 'public'];
const names = Object.keys(contracts).filter((name) =>
  contracts[name]!.scopes.every((scope) => grantable.includes(scope)),
);

let server: Reference;
let token: string;
let gwid: string;
/** Something that only the server can have told. */
let remark: string;

beforeAll(async () => {
  server = await startReference();
  const owner = await server.signIn();
  const [gateway] = (await owner.call(gateways, { per_page: 1 })).data.list;
  ({ gwid, remark } = gateway!);
  const scopes = [...embed.embedScopes];
  const { secret } = (await owner.call(embed.partnerCreate, { name: '云栖旅宿', origins: [origin], scopes })).data;
  const backEnd = createClient({ baseUrl, token: () => secret, fetch: (request) => server.fetch(request) });
  token = (await backEnd.call(embed.embedToken, { scopes, origin })).data.token;
});
afterAll(() => server.close());

const drawn = (name: string, more: Partial<RenderOptions> = {}) =>
  render(name, { baseUrl, token, origin, fetch: (request) => server.fetch(request), ...more });

/** What waits for the browser: charts, and what shows nothing before something is named or chosen. */
const waiting: readonly string[] = [
  ...['client-trend', 'gateway-throughput', 'user-model'],
  ...['board-view', 'global-search', 'iptv-config', 'password-reset', 'service-settings'],
  ...['speedup-detail', 'speedup-manage', 'speedup-policies'],
];
/** What has nothing to show for this account. */
const empty: readonly string[] = ['home-banner', 'message-popups'];

describe('a widget that a server draws', () => {
  it.each(names)('np-%s has its content, and is finished or among those that wait for the browser', async (name) => {
    const props = 'gwid' in contracts[name]!.props ? { gwid } : {};
    const { html, style } = await drawn(name, { props });
    const [, css, shown, data] =
      /<template shadowrootmode="open"><style>([^]*?)<\/style>([^]*)<script type="application\/json">([^<]*)<\/script><\/template>/.exec(
        html,
      ) ?? [];
    expect(style).toBe(`'sha256-${createHash('sha256').update(css!).digest('base64')}'`);
    expect(shown).not.toMatch(/ style=|<script|<style|undefined|\[object/);
    expect(html).not.toContain(token);
    expect(JSON.parse(data!)).toBeInstanceOf(Array);
    expect(/data-np-waits|aria-busy="true"/.test(shown!)).toBe(waiting.includes(name));
    const text = shown!.replace(/<[^>]*>/g, '').trim();
    expect(text === '').toBe(empty.includes(name));
  });
});

describe('render', () => {
  it('gives what the server told, and its answers for the browser', async () => {
    const { html } = await drawn('device-list', { attributes: { id: 'a"b' } });
    const [before, data = ''] = html.split('<script type="application/json">');
    expect(before).toContain(remark);
    expect(data).toContain(remark);
    expect(html).toMatch(/^<np-device-list id="a&quot;b"><template/);
  });

  it('speaks the language, the theme and the time zone that it is told', async () => {
    const { html } = await drawn('alarm-list', { lang: 'en', theme: 'BLACK', props: { limit: 2 } });
    expect(html).toMatch(/^<np-alarm-list limit="2" lang="en" theme="BLACK"><template/);
    expect(html).toMatch(/<h2 part="heading">[A-Z]/);
    expect(html.match(/:host\{color-scheme:\w+/g)).toEqual([':host{color-scheme:light', ':host{color-scheme:dark']);
    expect((await drawn('alarm-list')).html).not.toContain(':host{color-scheme:dark');
    const clock = async (timeZone: string) =>
      /<time[^>]* title="([^"]*)"/.exec((await drawn('alarm-list', { timeZone })).html)![1]!;
    const [there, here] = [await clock('Asia/Shanghai'), await clock('UTC')];
    expect(Date.parse(there) - Date.parse(here)).toBe(8 * 3_600_000);
  });

  it('leaves what was refused marked as loading, and throws nothing', async () => {
    const { html } = await drawn('alarm-list', { token: 'npe_none' });
    expect(html).toContain('data-np-waits');
    expect(html).toContain('<script type="application/json">[]</script>');
    const away = await drawn('alarm-list', { fetch: () => Promise.reject(new Error('away')) });
    expect(away.html).toContain('data-np-waits');
    await expect(drawn('no-such')).rejects.toThrow('no-such');
  });

  it('keeps two readers apart that are drawn at the same time', async () => {
    const [mine, nobody] = await Promise.all([drawn('device-list'), drawn('device-list', { token: 'npe_none' })]);
    expect(mine.html).toContain(remark);
    expect(nobody.html).not.toContain(remark);
  });
});
