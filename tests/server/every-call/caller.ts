import * as v from 'valibot';
import { expect } from 'vitest';
import * as contract from '../../../src/api/contract';
import { createClient, type Client } from '../../../src/api/client';
import { succeeded, type Endpoint, type InputOf, type ReplyOf } from '../../../src/api/endpoint';
import { endpointsOf } from '../../../src/api/endpoints-of';
import type { Reference } from '../reference';

/** Everybody who may call, on one server. */
export interface Callers {
  server: Reference;
  /** The ordinary account and the agent, signed in. */
  demo: Client;
  agent: Client;
  /** Lets time pass, in milliseconds. */
  pass(ms: number): void;
  /** A client with this token, and with headers of its own. */
  bearing(token: string | undefined, headers?: Record<string, string>): Client;
  /** A row of the store, which must be there. */
  row<T extends object>(sql: string, params?: unknown[]): Promise<T>;
  /** Calls as `demo` unless told, holds the answer against the contract, and gives it. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, as?: Client): Promise<ReplyOf<E>>;
  /** What an answer that goes on begins with. */
  begin<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<string>;
}

/** Calls that were answered well. */
const called = new Set<Endpoint>();

/** Endpoints that nobody called yet, as `area.name`. */
export const uncalled = (): string[] =>
  endpointsOf(contract)
    .filter(([, , endpoint]) => !called.has(endpoint))
    .map(([area, name]) => `${area}.${name}`);

/**
 * Signs in on a server, whose clock `pass` puts on; `hear` is told of every call that was answered well, and `around` makes
 * each.
 */
export async function callersOf(
  server: Reference,
  pass: (ms: number) => void,
  hear: (endpoint: Endpoint, input: Record<string, unknown>, as: Client) => unknown = () => undefined,
  around: <T>(endpoint: Endpoint, work: () => Promise<T>) => Promise<T> = (_, work) => work(),
): Promise<Callers> {
  const [demo, agent] = [await server.signIn(), await server.signIn('agent@netpane.cn')];
  return {
    server,
    demo,
    agent,
    pass,
    bearing: (token, headers = {}) =>
      createClient({
        baseUrl: 'http://netpane.test',
        token: () => token,
        fetch: (request) => {
          for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
          return server.fetch(request);
        },
      }),
    async row<T extends object>(sql: string, params?: unknown[]) {
      const [row] = await server.services.db.query<T>(sql, params);
      if (!row) throw new Error(`no such row: ${sql}`);
      return row;
    },
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, as = demo) {
      const reply = await around(endpoint, () => as.call(endpoint, input)).catch((cause: unknown) => {
        throw new Error(`${endpoint.path}: ${JSON.stringify(cause)} ${String(cause)}`, { cause });
      });
      hold(endpoint, reply);
      called.add(endpoint);
      hear(endpoint, input as Record<string, unknown>, as);
      return reply;
    },
    async begin(endpoint, input) {
      const reader = (await around(endpoint, () => demo.open(endpoint, input))).body!.getReader();
      const { value } = await reader.read();
      await reader.cancel();
      called.add(endpoint);
      return new TextDecoder().decode(value);
    },
  };
}

/** Holds an answer against the contract of its call. */
export function hold(endpoint: Endpoint, reply: unknown): void {
  if (endpoint.reply === 'blob') return expect((reply as Blob).size, endpoint.path).toBeGreaterThan(0);
  const { code, data } = reply as { code: number; data: unknown };
  expect(succeeded(endpoint, code), `${endpoint.path}: ${code}`).toBe(true);
  holdAgainst(endpoint.data, data, `${endpoint.path} data`);
  const beside = Object.entries(reply as object).filter(([name]) => !ofEveryReply.has(name));
  holdAgainst(endpoint.top ?? v.object({}), Object.fromEntries(beside), endpoint.path);
}

/** What every reply may say: its code, its sentence, the same as data, and what was asked for. */
const ofEveryReply = new Set(['code', 'message', 'reason', 'params', 'data']);

function holdAgainst(schema: v.GenericSchema | undefined, value: unknown, where: string): void {
  if (!schema) return;
  const { issues, output } = v.safeParse(schema, value);
  expect(
    issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    where,
  ).toBeUndefined();
  expect(undeclared(value, output), `${where}: fields that the contract doesn't know`).toEqual([]);
}

/** Paths of the fields that a schema left out of what it read. */
function undeclared(value: unknown, kept: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    const rows = Array.isArray(kept) ? (kept as unknown[]) : [];
    return value.flatMap((item, i) => undeclared(item, rows[i], `${path}[]`));
  }
  if (typeof value !== 'object' || value === null || typeof kept !== 'object' || kept === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    name in kept ? undeclared(item, (kept as Record<string, unknown>)[name], `${path}.${name}`) : [`${path}.${name}`],
  );
}
