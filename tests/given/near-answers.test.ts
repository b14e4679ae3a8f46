import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError, createClient } from '../../src/api';
import * as areas from '../../src/api/contract';
import { answerOf } from '../../src/api/answer';
import type { Endpoint } from '../../src/api/endpoint';
import { endpointsOf } from '../../src/api/endpoints-of';
import { usualAnswer } from './back-end';
import { near } from './near';

// Whatever another server answers near what the specification describes: what the client hands on has the contract's shape.

const given = endpointsOf(areas)
  .map(([, , e]) => e)
  .filter(({ origin }) => origin === 'given');

/** Calls whose usual answer has more than one form. */
const forms: Readonly<Record<string, readonly object[]>> = {
  '/api/v3/user_stat/ap_complex': [{ 总部: 3, 二店: '4' }, [1, 2, 3], { total: 7, '01-02': 7 }].map((week_flow) => ({
    code: 2000,
    data: { ap_flow: { online: 5, online_5g: 3, download: 1, upload: 1, week_flow } },
  })),
};

it.each(given.map((e) => [`${e.method} ${e.path}`, e] as const))('%s', async (_, e) => {
  const usual = usualAnswer(e.path, { day: '7', email: 'owner@example.cn', password: 'Owner2026' });
  const bodies = fc.oneof(...[usual, ...(forms[e.path] ?? [])].map(near));
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const client = createClient({ baseUrl: 'http://given.invalid', fetch: async () => Response.json(body) });
      const input = e.path.includes('{') ? { id: 1, mobile: '13900001111' } : {};
      const reply = await client.call<Endpoint>(e, input as never).catch((error: unknown) => error as Error);
      if (reply instanceof Error) {
        expect(reply).toBeInstanceOf(ApiError);
        return;
      }
      // Read as one of our own server, of which nothing is put right.
      expect(answerOf({ ...e, origin: 'ours' }, { ...reply })).toBeDefined();
    }),
    { numRuns: 200, seed: 2026 },
  );
});
