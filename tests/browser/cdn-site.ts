import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';

/** A server on a port of its own. */
export interface Listening {
  origin: string;
  /** Paths, with their queries, of everything that was read since the last `asked.length = 0`. */
  asked: string[];
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
    return bytes ? new Response(bytes, { headers: typed(path) }) : new Response('', { status: 404 });
  });
}

/** Waits until a page asks a site for nothing more; the stream of events stays open, so the network itself never rests. */
export async function rested({ asked }: Listening): Promise<void> {
  for (let before = -1; before < asked.length;) {
    before = asked.length;
    await new Promise((done) => setTimeout(done, 800));
  }
}

/** Puts a handler on a port. */
export async function listen(handler: (request: Request) => Promise<Response>): Promise<Listening> {
  const asked: string[] = [];
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'GET') asked.push(incoming.url ?? '/');
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
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

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
