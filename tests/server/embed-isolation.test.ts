import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as contract from '../../src/api/contract';

import { embedScopes, embedToken, partnerCreate } from '../../src/api/contract/embed';
import { endpointsOf } from '../../src/api/endpoints-of';
import type { Endpoint } from '../../src/api/endpoint';
import { parseInput } from '../../src/api/parse-input';
import { startReference, type Reference } from './reference';

// Every call of the contract with a partner's token of one account and the ids of another one.

const site = 'https://inn.example';
let server: Reference;
let token: string;
/** What only the other account has: ids, names, addresses of its things. */
let theirs: { ids: string[]; marks: string[] };
/** Tables whose rows belong to an account, and what they hold of the other one. */
let owned: string[];
let stored: Record<string, string>;
/** Everything that was sent to be kept. */
let written = '';

/** Calls that a partner's token may make at all. */
const open = endpointsOf(contract).filter(
  ([, , { scope }]) => scope === 'any' || (embedScopes as readonly string[]).includes(scope),
);

beforeAll(async () => {
  server = await startReference();
  const owner = await server.signIn();
  const { secret } = (await owner.call(partnerCreate, { name: '甲', origins: [site], scopes: [...embedScopes] })).data;
  const trade = await server.fetch(
    new Request(`http://netpane.test${embedToken.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ scopes: embedScopes, origin: site }),
    }),
  );
  token = ((await trade.json()) as { data: { token: string } }).data.token;
  owned = await tablesWith('account_id');
  theirs = await thingsOf('acc_agent');
  stored = await kept();
});
afterAll(() => server.close());

/** Every table that has this column; a part of a table stands in its whole. */
async function tablesWith(column: string): Promise<string[]> {
  const rows = await server.services.db.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attname = $1
     ORDER BY 1`,
    [column],
  );
  return rows.map(({ name }) => name);
}

/** An id of every table that has an account, and what names its devices. */
async function thingsOf(account: string) {
  const { db } = server.services;
  const named = new Set(await tablesWith('id'));
  const ids: string[] = [];
  for (const name of owned.filter((table) => named.has(table))) {
    const rows = await db.query<{ id: unknown }>(`SELECT id FROM "${name}" WHERE account_id = $1 LIMIT 1`, [account]);
    ids.push(...rows.map(({ id }) => String(id)).filter((id) => id.length > 3));
  }
  const devices = await db.query<{ id: string; sn: string; mac: string }>(
    'SELECT id, serial AS sn, mac FROM device WHERE account_id = $1',
    [account],
  );
  return { ids, marks: devices.flatMap(({ id, sn, mac }) => [id, sn, mac]).filter((mark) => mark && mark.length > 5) };
}

/** An input with the other account's ids wherever something is named. */
function inputWith(endpoint: Endpoint, id: string, only?: 'named' | 'needed'): Record<string, unknown> {
  const entries = (endpoint.input as { entries?: Record<string, Schema> } | undefined)?.entries ?? {};
  const wanted = Object.entries(entries).filter(
    ([key, { type }]) => !only || (only === 'named' && naming.test(key)) || type !== 'optional',
  );
  return Object.fromEntries(wanted.map(([key, schema]) => [key, valueFor(schema, id)]));
}

/** Fields that say which thing is meant, also where they may be left out. */
const naming = /(^|_)(id|ids|gwid|gwids|device|devices|group)$/;

interface Schema {
  type: string;
  wrapped?: Schema;
  item?: Schema;
  options?: unknown[];
  entries?: Record<string, Schema>;
  literal?: unknown;
}

function valueFor(schema: Schema, id: string): unknown {
  if (schema.wrapped) return valueFor(schema.wrapped, id);
  if (schema.type === 'array') return schema.item ? [valueFor(schema.item, id)] : [];
  if (schema.type === 'picklist') return schema.options?.[0];
  if (schema.type === 'literal') return schema.literal;
  if (schema.type === 'number') return 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'object' || schema.type === 'strict_object') {
    return Object.fromEntries(Object.entries(schema.entries ?? {}).map(([key, one]) => [key, valueFor(one, id)]));
  }
  return id;
}

async function ask(endpoint: Endpoint, input: Record<string, unknown>): Promise<[status: number, text: string]> {
  const rest = { ...input };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const url = new URL(`http://netpane.test${path}`);
  const init: RequestInit = { method: endpoint.method, headers: { authorization: `Bearer ${token}`, origin: site } };
  if (endpoint.method === 'GET') {
    for (const [key, value] of Object.entries(rest)) {
      for (const one of Array.isArray(value) ? value : [value]) url.searchParams.append(key, String(one));
    }
  } else {
    init.body = JSON.stringify(rest);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  const stop = new AbortController();
  const response = await server.fetch(new Request(url, { ...init, signal: stop.signal }));
  if (response.headers.get('content-type')?.includes('event-stream')) {
    const { value } = await response.body!.getReader().read();
    stop.abort();
    return [response.status, new TextDecoder().decode(value)];
  }
  return [response.status, await response.text()];
}

/** What is kept of the other account, as one text for each table. */
async function kept(): Promise<Record<string, string>> {
  const sums = owned.map(
    (name) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, '|' ORDER BY t::text)) AS sum FROM "${name}" t WHERE account_id = 'acc_agent'`,
  );
  const [row] = await server.services.db.query<{ sums: Record<string, string> }>(
    `SELECT jsonb_object_agg(name, sum) AS sums FROM (${sums.join(' UNION ALL ')}) one`,
  );
  return row!.sums;
}

describe('a partner token of one account', () => {
  it('is asked with ids that are really there', () => {
    expect(open.length).toBeGreaterThan(20);
    expect(theirs.marks.length).toBeGreaterThan(10);
    expect(theirs.ids.length).toBeGreaterThan(5);
  });

  it.each(open.map(([area, name, endpoint]) => [`${area}.${name}`, endpoint] as const))(
    'gets nothing of another account, and changes nothing of it, through %s',
    async (_, endpoint) => {
      const asked = new Set<string>();
      const ids = [...new Set([...theirs.marks.slice(0, 2), ...theirs.ids])];
      for (const [nth, id] of ids.entries()) {
        // Without a condition a list tells all that it has. With everything that may be given one id in four tells as much.
        const inputs = [inputWith(endpoint, id, 'named'), inputWith(endpoint, id, 'needed')];
        if (inject('everyValue') || nth % 4 === 0) inputs.push(inputWith(endpoint, id));
        for (const input of inputs) {
          // What the schema refuses tells nothing, whatever the id: it is sent once.
          const way = 'wrong' in parseInput(endpoint, input) ? 'refused' : JSON.stringify(input);
          if (asked.has(way)) continue;
          asked.add(way);
          const [, answer] = await ask(endpoint, input);
          const sent = JSON.stringify(input);
          // What is made with a name is called so in lists from then on.
          if (endpoint.method !== 'GET') written += sent;
          const leaked = theirs.marks.filter((mark) => answer.includes(mark) && !(sent + written).includes(mark));
          expect(leaked, `${endpoint.path} with ${sent}`).toEqual([]);
        }
      }
      // What is read is looked at once, below: to sum up all tables takes longer than a call.
      if (endpoint.method === 'GET') return;
      expect(await kept()).toEqual(stored);
    },
  );

  it('and changes nothing of it by reading', async () => expect(await kept()).toEqual(stored));
});
