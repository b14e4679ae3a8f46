import { expect, inject, it } from 'vitest';
import type { Client } from '../../src/api/client';
import { ApiError } from '../../src/api/error';
import type { Endpoint } from '../../src/api/endpoint';
import { minute } from '../../src/domain/time';
import { writtenByReading } from '../api/scopes';
import { parts } from './every-call';
import { callersOf } from './every-call/caller';
import { faultOf } from './hostile/fault';
import { nearOf } from './hostile/near';
import { isBeyondReading, readerOf } from './hostile/reader';
import { strangerFirst } from './hostile/stranger';
import { variantsOf } from './hostile/values';
import { startReference } from './reference';
import type { Db } from '../../host/server/kit/store/db';

declare module 'vitest' {
  interface ProvidedContext {
    /** Every field takes every hostile value, in place of every sixteenth, and each call many inputs at random. */
    everyValue: boolean;
  }
}

/** Calls that an area before has had its turn with. */
const done = new Set<Endpoint>();

/** What one account has, as a sum for each table, and the names of its devices, which nobody else may hear. */
async function ownOf(db: Db, account: string) {
  const tables = await db.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'account_id'
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition`,
  );
  const sums = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM ${name} t WHERE account_id = $1`,
  );
  const marks = await db.query<{ mark: string }>(
    `SELECT unnest(ARRAY[id, serial, mac]) AS mark FROM device WHERE account_id = $1`,
    [account],
  );
  return {
    sums: await db.query(`${sums.join(' UNION ALL ')} ORDER BY name`, [account]),
    marks: [...new Set(marks.map(({ mark }) => mark))].filter((mark) => mark.length > 5),
  };
}

it.each(parts)(
  '%s: whatever is sent, however often at once, is answered as the contract says',
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
    await calls(await strangerFirst(callers, 'acc_demo'));
    let demo = await server.signIn();

    const faults: string[] = [];
    let refused = 0;
    let status = 0;
    const send = async (endpoint: Endpoint, as: Client, input: object, what: string) => {
      // Limits of how often something may be tried are not the subject; what was refused for its input reached none.
      if (status !== 422) clock += minute;
      logged.length = 0;
      const who = as === callers.demo ? demo : as;
      const answer = await who.call(endpoint, input as never).catch((error: unknown) => error);
      status = answer instanceof ApiError ? answer.detail.status : 200;
      if (status === 401 && who === demo) demo = await server.signIn();
      if (status === 422) refused += 1;
      const fault = faultOf(endpoint, answer) ?? logged[0];
      if (fault !== undefined) faults.push(`${endpoint.path} ${what}: ${fault}`);
    };
    const reader = await readerOf(demo, callers);
    const before = await ownOf(server.services.db, 'acc_demo');
    for (const [endpoint, { input }] of good) {
      if (endpoint.path in writtenByReading || endpoint.scope === 'public' || done.has(endpoint)) continue;
      const answer = await reader.call(endpoint, input as never).catch((error: unknown) => error);
      const status = answer instanceof ApiError ? answer.detail.status : 200;
      if (isBeyondReading(endpoint) !== (status === 403))
        faults.push(`${endpoint.path} answers ${status} to who may read`);
    }
    expect((await ownOf(server.services.db, 'acc_demo')).sums).toEqual(before.sums);
    for (const [endpoint, { input, as }] of good) {
      if (as !== callers.demo || endpoint.scope === 'public' || done.has(endpoint)) continue;
      clock += minute;
      const answer = await callers.agent.call(endpoint, input as never).catch((error: unknown) => error);
      const [sent, told] = [JSON.stringify(input), JSON.stringify(answer)];
      const heard = before.marks.filter((mark) => told.includes(mark) && !sent.includes(mark));
      if (heard.length > 0) faults.push(`${endpoint.path} tells another account of ${heard.slice(0, 3).join()}`);
    }
    expect((await ownOf(server.services.db, 'acc_demo')).sums).toEqual(before.sums);

    const every = inject('everyValue');
    const all = [...good].filter(([endpoint]) => !done.has(endpoint));
    for (const [nth, [endpoint, { input, as }]] of all.entries()) {
      done.add(endpoint);
      for (const variant of variantsOf(endpoint, input, every ? 1 : 16))
        await send(endpoint, as, variant.input, variant.what);
      for (const random of nearOf(endpoint, input, every ? 60 : 2, nth))
        await send(endpoint, as, random, JSON.stringify(random).slice(0, 400));
    }
    // Of four that find their session over at once, one would be asked for a picture. Some change the password.
    demo = await server.signIn().catch(() => demo);
    for (const [endpoint, { input, as }] of all.filter(([{ method }]) => method === 'POST'))
      await Promise.all(Array.from({ length: 4 }, () => send(endpoint, as, input, 'four times at once')));
    await server.close();
    expect(faults).toEqual([]);
    expect(Reflect.ownKeys(Object.prototype).filter((name) => /poisoned/.test(String(name)))).toEqual([]);
    expect(refused).toBeGreaterThan(all.length);
  },
  900_000,
);
