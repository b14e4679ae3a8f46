import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { inject } from 'vitest';
import { keptOpen } from '../../host/server/http/keep-alive';
import { startReference, type Reference, type ReferenceOptions } from '../server/reference';
import type { ConsoleServer } from './console-server';

/** The built console on a server inside the test, which may decide what a process cannot be told. */
export async function startReferenceConsole(
  options: ReferenceOptions,
): Promise<ConsoleServer & { reference: Reference }> {
  const site = { console: 'dist/console', cdn: 'dist/cdn' };
  const reference = await startReference({ ...options, site });
  return new Promise((ready) => {
    const server = serve(
      { fetch: (request) => reference.fetch(request), hostname: '127.0.0.1', port: 0, serverOptions: keptOpen },
      ({ port }: AddressInfo) =>
        ready({
          reference,
          url: `http://127.0.0.1:${port}`,
          data: inject('folder'),
          async stop() {
            const closed = new Promise((done) => server.close(done));
            if ('closeAllConnections' in server) server.closeAllConnections();
            await closed;
            await reference.close();
          },
        }),
    );
  });
}
