import { Duplex } from 'node:stream';
import type { ReadableWritablePair } from 'node:stream/web';
import { constants, createGzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

/**
 * Packs streams of events for who reads gzip. Each event leaves at once, whole; what was told before is what later ones are
 * packed with, which is why names that come again and again cost nearly nothing. The window is small: 200 streams of an
 * account take 64 KB each. As for `compress`: nobody but who holds the token, which no other site can send, can have a
 * stream opened, and nothing that it carries is secret from its reader.
 */
export const packedEvents: MiddlewareHandler = async (c, next) => {
  await next();
  const { body, headers } = c.res;
  if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return;
  headers.append('vary', 'Accept-Encoding');
  if (!readsGzip.test(c.req.header('accept-encoding') ?? '')) return;
  const zip = createGzip({ flush: constants.Z_SYNC_FLUSH, windowBits: 13, memLevel: 6 });
  const pair = Duplex.toWeb(zip) as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array>;
  c.res = new Response((body as ReadableStream<Uint8Array>).pipeThrough(pair as never), c.res);
  c.res.headers.set('content-encoding', 'gzip');
};

const readsGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;
