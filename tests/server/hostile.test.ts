import { expect, inject, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { type ApiError } from '../../src/api/error';
import type { Endpoint } from '../../src/api/endpoint';
import { minute } from '../../src/domain/time';
import * as account from './every-call/account';
import * as fleet from './every-call/fleet';
import * as services from './every-call/services';
import { callersOf } from './every-call/caller';
import { variantsOf } from './hostile/values';
import { startReference } from './reference';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every field takes every hostile value, in place of every fourth. */
    everyValue: boolean;
  }
}

it.each([account, fleet, services].flatMap((area) => Object.entries(area)))(
  '%s: no value of any field is answered with a fault of the server',
  async (_, calls) => {
    let clock = Date.parse('2026-11-20T06:00:00Z');
    const logged: string[] = [];
    const server = await startReference({ now: () => clock, log: (line) => void logged.push(line) });
    const good = new Map<Endpoint, { input: Record<string, unknown>; as: Client }>();
    const callers = await callersOf(
      server,
      (ms) => void (clock += ms),
      (endpoint, input, as) => good.has(endpoint) || good.set(endpoint, { input, as }),
    );
    await calls(callers);
    let demo = await server.signIn();

    const faults: string[] = [];
    let refused = 0;
    for (const [endpoint, { input, as }] of good) {
      for (const variant of variantsOf(endpoint, input, inject('everyValue') ? 1 : 4)) {
        // Limits of how often something may be tried are not the subject.
        clock += minute;
        logged.length = 0;
        const who = as === callers.demo ? demo : as;
        const status = await who.call(endpoint, variant.input as never).then(
          () => 200,
          (error: unknown) => (error as ApiError).detail.status,
        );
        if (status === 401 && who === demo) demo = await server.signIn();
        if (status === 422) refused += 1;
        if (status >= 500 || logged.length > 0) faults.push(`${endpoint.path} ${variant.what}: ${status} ${logged[0]}`);
      }
    }
    await server.close();
    expect(faults).toEqual([]);
    expect(refused).toBeGreaterThan(good.size);
  },
  900_000,
);
