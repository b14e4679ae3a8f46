import { Hono } from 'hono';
import type { Services } from './kit/context/context';
import type { Answered } from './kit/log';
import type { Metrics } from './kit/metrics';
import type { Room } from './kit/store';
import { mountFrames } from './http/frame-page';
import { mountApi, type ApiOptions } from './http/api';
import { mountErrors, type Env } from './http/errors';
import { mountHealth, type Readiness } from './http/health';
import { mountMetrics } from './http/metrics';
import { mountCashierPage } from './http/cashier-page';
import { mountPayNotices } from './http/pay-notice';
import { mountOutboxPage } from './http/outbox-page';
import { mountReference } from './http/reference-page';
import { mountRequestLog } from './http/request-log';
import { mountSite, type SiteFolders } from './http/site';
import { mountTime } from './http/time';
import { mountUpstream } from './http/upstream';

/** Who is on the other end of the connection. */
interface Peer {
  /** Address of the asking machine. */
  ip: string;
}

/** The server as one function: a request in, a response out. No port, no process. */
export type App = (request: Request, peer?: Peer) => Promise<Response>;

/** What the server is put together from, beside its services. */
export interface AppOptions extends ApiOptions {
  /** Built pages and elements; without it only the API is there. */
  site?: SiteFolders;
  /** The room on the disk of the data folder. */
  room?: Room;
  /** Is told each request. */
  answered?: (request: Answered) => void;
  /** What is counted; without it there is no `/metrics`. */
  metrics?: Metrics;
  /** What `/readyz` looks at; without it there is none. */
  readiness?: Readiness;
  /** The page of messages that nothing sends: they carry codes, so in demo mode only. */
  outbox?: boolean;
}

/** The reference cloud: the API over `services`, and the pages. */
export function createApp(services: Services, options: AppOptions): App {
  const app = new Hono<Env>();
  mountErrors(app, options.log);
  if (options.answered) mountRequestLog(app, options.answered);
  if (options.metrics) mountMetrics(app, services, { ...options, metrics: options.metrics });
  mountHealth(app, services.db, options.room, options.readiness);
  mountTime(app, services.now);
  mountReference(app);
  mountPayNotices(app, services);
  mountApi(app, services, options);
  mountCashierPage(app, services);
  if (options.outbox) mountOutboxPage(app, services.db);
  if (options.site) mountFrames(app, services, options.site.cdn);
  if (options.site) mountSite(app, options.site);
  return serve(app);
}

/** The pages alone; `/api` and `/JSON` go to another server. */
export function createUpstreamApp(
  upstream: string,
  options: Pick<AppOptions, 'site' | 'log' | 'answered'> & {
    /** Milliseconds until it must begin to answer. */
    longest?: number;
  },
): App {
  const app = new Hono<Env>();
  mountErrors(app, options.log);
  if (options.answered) mountRequestLog(app, options.answered);
  mountHealth(app);
  mountUpstream(app, upstream, options.longest);
  if (options.site) mountSite(app, options.site);
  return serve(app);
}

const serve =
  (app: Hono<Env>): App =>
  async (request, peer) =>
    app.fetch(request, { ip: peer?.ip ?? '127.0.0.1' });
