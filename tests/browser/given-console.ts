import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createUpstreamApp } from '../../host/server/app';
import { keptOpen } from '../../host/server/http/keep-alive';
import { givenBackEnd, listen, type GivenBackEnd, type GivenOptions } from '../given/back-end';

/** The built console in front of a back end that answers the specification's calls alone. */
export interface GivenConsole {
  url: string;
  backEnd: GivenBackEnd;
  stop: () => Promise<void>;
}

/** Starts both, as `NETPANE_UPSTREAM` puts them together. */
export async function startGivenConsole(options?: GivenOptions): Promise<GivenConsole> {
  const backEnd = givenBackEnd(options);
  const upstream = await listen(backEnd);
  const site = { console: 'dist/console', cdn: 'dist/cdn' };
  const app = createUpstreamApp(upstream.url, { site, log: () => undefined });
  return new Promise((ready) => {
    const server = serve(
      { fetch: (request) => app(request), hostname: '127.0.0.1', port: 0, serverOptions: keptOpen },
      ({ port }: AddressInfo) =>
        ready({
          url: `http://127.0.0.1:${port}`,
          backEnd,
          async stop() {
            const closed = new Promise((done) => server.close(done));
            if ('closeAllConnections' in server) server.closeAllConnections();
            await closed;
            await upstream.stop();
          },
        }),
    );
  });
}
