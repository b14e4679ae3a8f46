import type { Context as HonoContext, Hono } from 'hono';
import { compress } from 'hono/compress';
import { contractHeader, type Endpoint } from '../../../src/api/endpoint';
import * as contract from '../../../src/api/contract';
import { endpointsOf } from '../../../src/api/endpoints-of';
import { parseInput, readText } from '../../../src/api/parse-input';
import { hasScope, type Caller, type Context, type Services } from '../kit/context/context';
import type { Log } from '../kit/log';
import { bearerOf, type Authenticate, type RefuseOrigin } from '../kit/context/authenticate';
import { handlers } from '../handlers';
import { onlyOnce } from '../account/replies/replies';
import { networkOf } from '../kit/limits/network';
import { foreignPageOf } from '../account/embed/page-of';
import { recordAction, targetBefore } from '../account/logs/record-action';
import { logOutcomes } from '../fleet/commands/outcome';
import { readBody } from './body';
import { cors } from './cors';
import { bearsReplica } from './history';
import { packedEvents } from './packed-events';
import { createTurns, type Turns } from './turns';
import { toJson, type Env } from './errors';
import { invalid, refuse, Refusal } from '../kit/refusal';

/** Who may call the API, and where its troubles are told. */
export interface ApiOptions {
  authenticate: Authenticate;
  /** Which other origins may call `/api`; none unless told. */
  refuseOrigin?: RefuseOrigin;
  log?: Log;
}

/** No browser says more of itself; what is looked for in it costs time. */
const longestUserAgent = 512;

/** Bytes that fit into one packet with its headers. */
const onePacket = 1200;

type AnyHandler = (context: Context, input: unknown) => Promise<unknown>;

/** One call with what answers it. */
export interface Route {
  endpoint: Endpoint;
  handler: AnyHandler;
}

/** Every call of the contract with its handler, calls with fixed paths first, so that `{id}` does not swallow them. */
export function routesOf(areas: object = contract, answers: object = handlers): Route[] {
  const byArea = answers as Record<string, Record<string, AnyHandler> | undefined>;
  const routes = endpointsOf(areas).flatMap(([area, name, endpoint]) => {
    const handler = byArea[area]?.[name];
    return handler ? [{ endpoint, handler }] : [];
  });
  const fields = ({ endpoint }: Route) => endpoint.path.split('{').length;
  return routes.sort((a, b) => fields(a) - fields(b));
}

/** Serves the contract. */
export function mountApi(app: Hono<Env>, services: Services, options: ApiOptions, routes = routesOf()): void {
  app.use('/api/*', cors(services, options.refuseOrigin), async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    c.res.headers.set('content-security-policy', `default-src 'none'; frame-ancestors 'none'`);
    c.res.headers.set('referrer-policy', 'no-referrer');
  });
  // Below one packet nothing is gained. Tokens travel in a header that no other site can send: what stands in an answer
  // can't be guessed by its length.
  app.use('/api/*', compress({ threshold: onePacket, contentTypeFilter: /^(application\/json|text\/csv)\b/ }));
  app.use('/api/*', packedEvents);
  const uploads = createTurns({ most: 6, mostOfOne: 2, mostWaiting: 100 });
  for (const route of routes) {
    const path = route.endpoint.path.replace(/\{(\w+)\}/g, ':$1');
    app.on(route.endpoint.method, path, (c) => inTurn(c, route, services, options, uploads));
  }
}

/** An upload is counted before anything of it is read, and lies in memory only while it has its turn. */
async function inTurn(
  c: HonoContext<Env>,
  route: Route,
  services: Services,
  options: ApiOptions,
  uploads: Turns,
): Promise<Response> {
  const caller = await callerOf(route.endpoint, c.req.raw, services, options);
  if (route.endpoint.encoding !== 'form') return answer(c, route, services, options, caller);
  const asker = caller.accountId || c.env.ip;
  await services.limits.take(`upload:${asker}`, 60, 3600);
  const end = await uploads(asker);
  try {
    return await answer(c, route, services, options, caller);
  } finally {
    end();
  }
}

async function answer(
  c: HonoContext<Env>,
  { endpoint, handler }: Route,
  services: Services,
  options: ApiOptions,
  caller: Caller,
): Promise<Response> {
  const request = c.req.raw;
  const input = await inputOf(endpoint, c);
  const context: Context = {
    ...services,
    ...(services.reads && bearsReplica(endpoint, request) && { db: services.reads }),
    caller,
    ip: c.env.ip,
    network: networkOf(c.env.ip),
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, longestUserAgent),
    origin: request.headers.get('origin') ?? undefined,
    request,
    answer: new Headers(),
  };
  const work = async (given: Context) => {
    const failed = (error: unknown) => options.log?.(`log of ${endpoint.path}: ${String(error)}`);
    const target = await targetBefore(endpoint, given, input).catch(failed);
    const done = await handler(given, input);
    if (!(done instanceof Response)) {
      try {
        const command = await recordAction(endpoint, given, input, done as object, target ?? undefined);
        // A quick device may have answered before the line was there.
        if (command) await logOutcomes(services.db, [command]);
      } catch (error) {
        failed(error);
      }
    }
    return done;
  };
  const result = endpoint.creates ? await onlyOnce(context, endpoint, input, work) : await work(context);
  if (result instanceof Response) return result;
  context.answer.set(contractHeader, '3');
  return toJson(200, { code: 2000, message: '', ...(result as object) }, Object.fromEntries(context.answer));
}

/** Nobody: what a public call gets without a token. Its account matches no row. */
const nobody: Caller = { accountId: '', scopes: [] };

/**
 * A public call works with any token; every other one wants a living token that holds its scope. A session is neither
 * begun nor used on somebody else's page.
 */
async function callerOf(
  endpoint: Endpoint,
  request: Request,
  services: Services,
  options: ApiOptions,
): Promise<Caller> {
  const foreign = foreignPageOf(request);
  if (endpoint.session && foreign) throw refuse('signInElsewhere');
  const token = bearerOf(request);
  const caller = token && (await options.authenticate(token, services, request));
  if (caller && caller.sessionId !== undefined && foreign) throw refuse('sessionElsewhere');
  if (endpoint.scope === 'public') return caller || nobody;
  if (!caller) throw refuse('sessionEnded');
  if (!mayCall(caller, endpoint)) throw lacks(endpoint);
  return caller;
}

/** A person's session holds everything of its account; the staff's key holds the staff's calls, and neither the other's. */
function mayCall(caller: Caller, { scope }: Endpoint): boolean {
  const isStaff = caller.scopes.includes('staff');
  if (scope === 'staff' || isStaff) return scope === 'staff' && isStaff;
  return scope === 'any' || hasScope(caller, scope);
}

/** What belongs to a person or to the staff is closed to every embed token; other scopes a partner may be given. */
const lacks = ({ scope }: Endpoint): Refusal =>
  scope === 'account' || scope === 'staff' ? refuse('forbidden') : scopeMissing(scope);

/** The scope stands beside the sentence as well: pages that embed widgets read it there. */
function scopeMissing(scope: string): Refusal {
  const { status, body } = refuse('scopeMissing', { scope });
  return new Refusal(status, { ...body, scope });
}

async function inputOf(endpoint: Endpoint, c: HonoContext<Env>): Promise<unknown> {
  const inPath = readText(endpoint, Object.entries(c.req.param()));
  const rest =
    endpoint.method === 'GET'
      ? readText(endpoint, new URL(c.req.url).searchParams)
      : await readBody(endpoint, c.req.raw);
  const parsed = parseInput(endpoint, { ...rest, ...inPath });
  if ('wrong' in parsed) throw invalid(parsed.wrong);
  return parsed.value;
}
