import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { Page } from 'playwright-core';

/** A server on a port of its own. */
export interface Listening {
  origin: string;
  /** Paths, with their queries, of everything that was read since the last `asked.length = 0`. */
  asked: string[];
  /** Requests that have no complete answer yet, but for streams of events, which never have one. */
  readonly underWay: number;
  close(): Promise<void>;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * Somebody's site under a strict policy: `pages` by path, `dist/cdn` under `/cdn`, and the cloud's paths answered in this process.
 * @param api answers a request of the page
 */
export function cdnSite(
  pages: Record<string, string>,
  api: (request: Request) => Promise<Response>,
): Promise<Listening> {
  return listen(async (request) => {
    const path = new URL(request.url).pathname;
    if (/^\/(api|JSON)\//.test(path)) return api(request);
    const page = pages[path];
    if (page !== undefined) return new Response(page, { headers: typed(path) });
    const bytes = path.startsWith('/cdn/') && (await readFile(join('dist', normalize(path))).catch(() => undefined));
    return bytes ? new Response(bytes, { headers: { ...typed(path), ...kept } }) : new Response('', { status: 404 });
  });
}

/** Waits until a page has nothing left to do for now: no request of it is under way, and none follows from what came in. */
export async function rested(site: Listening, page: Page): Promise<void> {
  for (let looks = 0; looks < 3; looks++) {
    const before = site.asked.length;
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestIdleCallback(done));
    });
    if (site.underWay > 0 || site.asked.length > before) looks = -1;
  }
}

/** Puts a handler on a port. */
export async function listen(handler: (request: Request) => Promise<Response>): Promise<Listening> {
  const asked: string[] = [];
  let underWay = 0;
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'GET') asked.push(incoming.url ?? '/');
    if (!incoming.url?.includes('/stream')) {
      underWay++;
      outgoing.once('close', () => underWay--);
    }
    void toRequest(incoming)
      .then(handler)
      .then((response) => {
        outgoing.writeHead(response.status, Object.fromEntries(response.headers));
        if (response.body) Readable.fromWeb(response.body as WebStream).pipe(outgoing);
        else outgoing.end();
      })
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    get underWay() {
      return underWay;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Files of the build are kept by the browser, and what it compiled of them with them. */
const kept = { 'cache-control': 'max-age=3600' };

const typed = (path: string): Record<string, string> => {
  if (path.endsWith('.js')) return { 'content-type': 'text/javascript; charset=utf-8' };
  if (path.endsWith('.css')) return { 'content-type': 'text/css; charset=utf-8' };
  return { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
};

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === 'string') headers.set(name, value);
  const body = parts.length > 0 ? Buffer.concat(parts) : undefined;
  return new Request(`http://${incoming.headers.host}${incoming.url}`, { method: incoming.method, headers, body });
}
