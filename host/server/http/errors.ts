import { randomUUID } from 'node:crypto';
import type { Log } from '../kit/log';
import type { Hono } from 'hono';
import { Refusal } from '../kit/refusal';

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

/** An answer as JSON. */
export const toJson = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Names every request, and turns whatever was thrown into an answer that gives nothing away. */
export function mountErrors(app: Hono<Env>, log: Log = () => undefined): void {
  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    await next();
    c.res.headers.set('x-request-id', c.get('requestId'));
    c.res.headers.set('x-content-type-options', 'nosniff');
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) {
      return toJson(
        error.status,
        { data: null, ...error.body },
        error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) },
      );
    }
    const id = c.get('requestId');
    log(`${id} ${c.req.method} ${new URL(c.req.url).pathname} ${error.stack ?? error.message}`);
    return toJson(500, { code: 5000, message: `服务器出错，请稍后重试（${id.slice(0, 8)}）`, data: null });
  });
  app.notFound(() => toJson(404, { code: 4004, message: '没有找到', data: null }));
}
