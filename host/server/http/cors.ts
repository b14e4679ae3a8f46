import type { MiddlewareHandler } from 'hono';
import { contractHeader } from '../../../src/api/endpoint';
import type { RefuseOrigin } from '../kit/context/authenticate';
import type { Services } from '../kit/context/context';
import { refused, type Env } from './errors';
import { refuse } from '../kit/refusal';

/**
 * Lets pages of known other origins call the API, and refuses those of unknown ones in a way that they can read: a
 * widget there says why it is empty. No cookies are involved: the bearer token alone says who asks.
 */
export function cors(
  services: Services,
  refuseOrigin: RefuseOrigin = async () => refuse('siteUnknown'),
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (!origin || isOwn(origin, c.req.header('host') ?? new URL(c.req.url).host)) return next();
    if (c.req.method === 'OPTIONS') {
      return new Response(null, {
        status: 204,
        headers: {
          ...shared(origin),
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'authorization, content-type, idempotency-key, last-event-id',
          'access-control-max-age': '600',
        },
      });
    }
    const refusal = await refuseOrigin(origin, services, c.req.raw);
    if (refusal) c.res = refused(refusal);
    else await next();
    for (const [name, value] of Object.entries(shared(origin))) c.res.headers.set(name, value);
  };
}

const shared = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': `retry-after, content-disposition, x-request-id, ${contractHeader}`,
  vary: 'Origin',
});

/** Whether a page of this server asks. The scheme is left out: behind a proxy the server does not see it. */
export function isOwn(origin: string, host: string): boolean {
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
