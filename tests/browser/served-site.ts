import { createClient } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import * as embed from '../../src/api/contract/embed';
import { render } from '../../widgets/server';
import type { Reference } from '../server/reference';
import { listen } from './cdn-site';

const names = ['alarm-list', 'device-counts', 'device-list'] as const;
const tags = names.map((name) => `np-${name}`).join();

/** A partner's page that its server makes with widgets in it, under a policy that allows nothing inline but what is named. */
export async function servedSite(reference: Reference) {
  // Three hours and some minutes: how long ago that was is said in the same words for as long as anybody looks.
  await reference.services.db.query(
    `UPDATE alarm SET raised_at = now() - interval '185 minutes' WHERE state <> 'cleared'`,
  );
  const cloud = await listen((request) => reference.fetch(request));
  let token = '';
  /** A page that was made before. */
  let made: Response | undefined;
  const partner = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/token') return Response.json(token);
    if (pathname === '/watch.js') return script(watch);
    if (pathname === '/page.js') return script(connecting(cloud.origin));
    return made ?? page();
  });
  const owner = await reference.signIn();
  const [row] = (await owner.call(alarms, { state: 'active' })).data.list;
  const scopes: embed.Partner['scopes'] = ['alarm:read', 'stats:read', 'device:read'];
  const input = { name: '云栖旅宿', origins: [partner.origin], scopes };
  const { id, secret } = (await owner.call(embed.partnerCreate, input)).data;
  const backEnd = createClient({ baseUrl: cloud.origin, token: () => secret });

  /** The page as the partner's server makes it for a token. */
  async function page(): Promise<Response> {
    const options = { baseUrl: cloud.origin, token, origin: partner.origin };
    const drawn = await Promise.all(
      names.map((name) => render(name, { ...options, props: name === 'alarm-list' ? { limit: 3 } : {} })),
    );
    const policy = [
      "default-src 'none'",
      `script-src ${partner.origin} ${cloud.origin}`,
      `connect-src ${partner.origin} ${cloud.origin}`,
      `style-src ${drawn.map(({ style }) => style).join(' ')}`,
      'img-src data:',
      "require-trusted-types-for 'script'",
    ].join('; ');
    const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>t</title><link rel="icon" href="data:,">
    <script src="/watch.js"></script><script type="module" src="/page.js"></script></head>
    <body>${drawn.map((one) => one.html).join('\n')}</body></html>`;
    return new Response(html, {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
    });
  }

  return {
    origin: partner.origin,
    /** What an alarm says, which only the server can have told. */
    told: row!.remark,
    /** Gets the token that the page is made with from now on. */
    async trade() {
      token = (await backEnd.call(embed.embedToken, { scopes, origin: partner.origin })).data.token;
      return token;
    },
    /** Makes the page now, for whoever opens it later, and takes its token back. */
    async makeAndRevoke() {
      made = await page();
      await owner.call(embed.partnerRotate, { id, grace: false });
    },
    async close() {
      await cloud.close();
      await partner.close();
    },
  };
}

const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript' } });

const connecting = (cloud: string) => `import { connect } from '${cloud}/cdn/loader.js';
  for (const type of ['np-alarm-open', 'np-unauthorized']) addEventListener(type, () => { heard.push(type); });
  connect({ baseUrl: '${cloud}', token: async () => (await fetch('/token')).json() });`;

/** Notes at each frame how high the elements are and whether what the alarm says can be read; each shift of the layout; faults. */
const watch = `
  window.seen = [];
  window.shifts = [];
  window.heard = [];
  window.faults = [];
  for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(kind, (event) => faults.push(String(event.message ?? event.reason ?? event.violatedDirective)));
  const height = ({ previousRect, currentRect }) => Math.max(previousRect.height, currentRect.height);
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ sources }) => sources.length ? Math.max(...sources.map(height)) : Infinity)))
    .observe({ type: 'layout-shift', buffered: true });
  const readable = (element) => [...element.shadowRoot?.querySelectorAll('li') ?? []]
    .some((row) => row.checkVisibility({ visibilityProperty: true }) && row.offsetHeight > 0);
  const look = () => {
    const all = [...document.querySelectorAll('${tags}')];
    const list = document.querySelector('np-alarm-list');
    if (document.readyState !== 'loading' && all.length === 3) seen.push([readable(list), ...all.map((one) => one.offsetHeight)].join(' '));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);`;

/** For a page: whether no element shows what the server drew any more. */
export const isLive = `[...document.querySelectorAll('${tags}')].every(({ shadowRoot }) =>
  shadowRoot?.querySelector('[data-np-root]') && !shadowRoot.querySelector('[data-np-served]'))`;
