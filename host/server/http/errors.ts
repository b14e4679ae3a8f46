import { randomUUID } from 'node:crypto';
import type { Log } from '../kit/log';
import type { Hono } from 'hono';
import { isDuplicate, StoreAway, StoreFull } from '../kit/store/db';
import { notFound, refuse, Refusal, storeAway, storeFull } from '../kit/refusal';

/** What every part of the HTTP side shares. */
export interface Env {
  Bindings: {
    /** Address of the asking machine. */
    ip: string;
  };
  Variables: {
    /** Names the request in the log and in the answer. */
    requestId: string;
  };
}

/** An answer as JSON, with its length: short ones are not worth compressing. */
export function toJson(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return new Response(text, {
    status,
    headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
  });
}

/** A refusal as the answer that it is. */
export const refused = ({ status, body, retryAfter }: Refusal): Response =>
  toJson(status, { data: null, ...body }, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) });

/** Names every request, and turns whatever was thrown into an answer that gives nothing away. */
export function mountErrors(app: Hono<Env>, log: Log = () => undefined): void {
  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    await next();
    c.res.headers.set('x-request-id', c.get('requestId'));
    c.res.headers.set('x-content-type-options', 'nosniff');
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return refused(error);
    const id = c.get('requestId');
    // Uploads lie beside the store.
    const isFull = error instanceof StoreFull || /^(ENOSPC|EDQUOT)$/.test((error as NodeJS.ErrnoException).code ?? '');
    if (isFull || error instanceof StoreAway) {
      log(`${id} ${c.req.method} ${new URL(c.req.url).pathname} store: ${error.message}`);
      return refused(isFull ? storeFull() : storeAway());
    }
    // Two asked for the same at once, and the call knows no field that it could say it of.
    if (isDuplicate(error)) return refused(refuse('taken'));
    log(`${id} ${c.req.method} ${new URL(c.req.url).pathname} ${error.stack ?? error.message}`);
    return refused(refuse('broken', { request: id.slice(0, 8) }));
  });
  app.notFound(() => refused(notFound()));
}
