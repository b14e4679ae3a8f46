import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

// What every example site needs behind its pages: files, a content policy, and one call that trades the partner's secret
// for a token. The secret never reaches the browser. Settings: NETPANE_URL, NETPANE_SECRET, PORT.

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a site.
 * @param {object} site
 * @param {string} site.name said on start
 * @param {number} site.port used unless PORT says another
 * @param {Record<string, string>} site.folders files by the start of their path; `/` for the rest
 * @param {string[]} site.scopes what its widgets need
 * @param {(html: string, site: { netpane: string, origin: string, trade: () => Promise<object> }) => string | { html: string,
 *   styles: string[] } | Promise<string | { html: string, styles: string[] }>} [site.page] last hand on a page before it is sent:
 *   its HTML, or that with what its policy allows of styles; `trade` gets a token as the call of the page does
 * @param {string[]} [site.policy] directives that replace those of the same name
 */
export function serveSite({ name, port: usual, folders, scopes, page = (html) => html, policy = [] }) {
  const netpane = process.env.NETPANE_URL ?? 'http://127.0.0.1:8080';
  const secret = process.env.NETPANE_SECRET;
  const port = Number(process.env.PORT ?? usual);
  const origin = `http://127.0.0.1:${port}`;
  if (!secret) throw new Error('NETPANE_SECRET 未设置：在“个人中心 → 账号安全 → 嵌入合作方”登记网站后得到');

  // Public, unlike the rest of the secret.
  const partner = /^nps_([\w-]+)\./.exec(secret)?.[1] ?? '';
  const server = createServer(async (request, response) => {
    const send = (status, type, body, styles = []) => {
      response.writeHead(status, {
        'content-type': type,
        'content-security-policy': contentPolicy(netpane, policy, styles),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      response.end(body);
    };
    try {
      const { pathname } = new URL(request.url ?? '/', origin);
      if (request.method === 'POST' && pathname === '/netpane-token') return await token(request, send);
      if (request.method !== 'GET') return send(405, 'text/plain', '');
      const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
      const start = Object.keys(folders).find((prefix) => path.startsWith(prefix));
      const type = types[extname(path)];
      if (!start || !type) return send(404, 'text/plain', 'Not found');
      const bytes = await readFile(join(folders[start], path.slice(start.length)));
      if (!type.startsWith('text/') || start !== '/') return send(200, type, bytes);
      const text = bytes.toString().replaceAll('{{netpane}}', netpane).replaceAll('{{partner}}', partner);
      if (!type.startsWith('text/html')) return send(200, type, text);
      const made = await page(text, { netpane, origin, trade });
      send(200, type, made.html ?? made, made.styles);
    } catch (error) {
      const missing = error.code === 'ENOENT' || error.code === 'EISDIR';
      if (!missing) console.error(error);
      send(missing ? 404 : 502, 'text/plain', missing ? 'Not found' : 'Bad gateway');
    }
  });

  /** A real site would first look at its own visitor's session; this one only answers its own pages. */
  async function token(request, send) {
    if (request.headers.origin !== origin) return send(403, 'text/plain', 'Forbidden');
    const given = await trade();
    send(given.token ? 200 : 502, 'application/json', JSON.stringify(given));
  }

  /** A token with the seconds it lives, or why there is none. */
  async function trade() {
    const reply = await fetch(`${netpane}/api/v3/embed/token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ scopes, origin }),
    });
    const { code, data, message } = await reply.json();
    return reply.ok && data ? data : { code, message };
  }

  server.listen(port, '127.0.0.1', () => console.log(`${name}  ${origin}`));
}

/** As strict as a site can be: the cloud is named where its scripts and its API are used, nothing else is allowed. */
function contentPolicy(netpane, changes, styles) {
  const directives = [
    `default-src 'none'`,
    `script-src 'self' ${netpane}`,
    `style-src ${[`'self'`, ...styles.filter(Boolean)].join(' ')}`,
    `connect-src 'self' ${netpane}`,
    `img-src 'self' data:`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
  ];
  const name = (directive) => directive.split(' ')[0];
  const changed = changes.map((directive) => directive.replaceAll('{{netpane}}', netpane));
  const kept = directives.filter((directive) => !changed.some((change) => name(change) === name(directive)));
  return [...kept, ...changed].join('; ');
}
