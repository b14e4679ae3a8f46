// Trades the partner's secret for a short-lived token that the page's widgets use. Node 20 or newer, nothing to install.
//   in your own server: import { netpaneToken } from './netpane-token.mjs'
//   by itself:          NETPANE_URL=… NETPANE_SECRET=… SITE_ORIGIN=https://portal.example.com node netpane-token.mjs

import { createServer } from 'node:http';
import { argv, env } from 'node:process';
import { pathToFileURL } from 'node:url';

const cloud = (env.NETPANE_URL ?? 'http://127.0.0.1:8080').replace(/\/$/, '');
const secret = env.NETPANE_SECRET ?? '';
const seconds = Number(env.NETPANE_TIMEOUT ?? 10);

/**
 * @param {string} origin of the page, as it is registered with the cloud
 * @param {string[]} scopes what its widgets need
 * @param {string} [account] code of the account to show; your own unless told
 * @returns what the page gets: status and body. A refusal goes through as it is, so that the widget can say why.
 */
export async function netpaneToken(origin, scopes, account) {
  try {
    const reply = await fetch(`${cloud}/api/v3/embed/token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ origin, scopes, ...(account && { account }) }),
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const { data, ...refusal } = await reply.json();
    if (reply.ok && data?.token) return { status: 200, body: data };
    return { status: 502, body: refusal };
  } catch {
    // Never the error itself: it may name what only the back end should know.
    return { status: 502, body: { code: 5020, message: '暂时无法连接网络云平台' } };
  }
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  if (!secret) throw new Error('NETPANE_SECRET is not set');
  const port = Number(env.PORT ?? 5001);
  const origin = env.SITE_ORIGIN ?? 'http://localhost:5173';
  const scopes = (env.NETPANE_SCOPES ?? 'device:read alarm:read').split(' ');
  createServer(async (request, response) => {
    const send = (status, body) => {
      response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    if (request.url !== '/netpane-token') return send(404, {});
    if (request.method !== 'POST') return send(405, {});
    // Your own pages only. Here is also where to ask who is signed in, and whether they may see this network.
    if (request.headers.origin !== origin) return send(403, {});
    const { status, body } = await netpaneToken(origin, scopes);
    send(status, body);
  }).listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/netpane-token`));
}
