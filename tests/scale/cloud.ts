import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, type Client } from '../../src/api/client';
import { login, passwordReset } from '../../src/api/contract/auth';
import { bind } from '../../src/api/contract/device';
import { commandResult, report, takeCommands } from '../../src/api/contract/ingest';
import { staffAccountCreate } from '../../src/api/contract/staff-account';
import { staffDeviceIssue } from '../../src/api/contract/staff-device';
import type { InputOf } from '../../src/api/endpoint';
import { ApiError } from '../../src/api/error';
import { buildServer, start, type Program } from '../server/server-process';

/** What all servers of a database share. */
const keys = {
  NETPANE_KEY: Buffer.alloc(32, 7).toString('base64'),
  NETPANE_STAFF_KEY: 'npk_scale_of_the_tests_0123456789',
};

/** The server as files, and what runs of it. */
export async function openCloud() {
  const built = await buildServer();
  const folder = await mkdtemp(join(tmpdir(), 'netpane-scale-'));
  const running = new Set<Program>();
  const run = (args: readonly string[], env: Record<string, string>, main = built.main): Program => {
    const program = start(main, args, { NETPANE_DEMO: '0', ...keys, ...env });
    running.add(program);
    void program.ended.then(() => running.delete(program));
    return program;
  };
  return {
    built,
    folder,
    run,
    /** Starts a server, of this version unless told; gives its address when it answers. */
    async serve(env: Record<string, string>, main = built.main): Promise<{ url: string; program: Program }> {
      const program = run([], { PORT: '0', NETPANE_PROXY: '1', ...env }, main);
      const [, url] = await program.line(/(http:\/\/127\.0\.0\.1:\d+)$/);
      return { url: url!, program };
    },
    async close() {
      await Promise.all(
        [...running].map(({ child, ended }) => {
          child.kill('SIGKILL');
          return ended;
        }),
      );
      await rm(built.folder, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The client of somebody, or of the staff, at an address. */
export const clientAt = (baseUrl: string, token: string = keys.NETPANE_STAFF_KEY): Client =>
  createClient({ baseUrl, token: () => token, timeout: 10_000 });

/** Opens an account as the operator does, and signs in to it. */
export async function openAccount(url: string, email: string): Promise<{ token: string; accountCode: string }> {
  const opened = (await clientAt(url).call(staffAccountCreate, { by: 'test', account: email })).data;
  const password = 'Tiantai2026';
  const link = opened.link.split('/password_reset/')[1]!;
  const visitor = createClient({ baseUrl: url });
  await visitor.call(passwordReset, { token: link, password, confirm_password: password });
  return { ...(await visitor.call(login, { email, password })), accountCode: opened.account_code };
}

/** Does it again until a server answers, as whoever is behind a proxy does. What an answer refuses is given back. */
export async function untilAnswered<T>(work: () => Promise<T>): Promise<T | ApiError> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status = 0 } = error.detail;
      if (status >= 400 && status < 500) return error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** A gateway that takes commands as the example agent does, and how often it carried each out. */
export interface Gateway {
  gwid: string;
  done: string[];
  stop(): Promise<void>;
}

/** Issues, binds and starts so many gateways. */
export async function startGateways(url: string, owner: Client, count: number): Promise<Gateway[]> {
  const { list } = (await clientAt(url).call(staffDeviceIssue, { by: 'test', model: 'NP-R620', count })).data;
  return Promise.all(
    list.map(async ({ gwid, key }) => {
      await owner.call(bind, { gwid, key });
      return startGateway(url, gwid, key);
    }),
  );
}

async function startGateway(url: string, gwid: string, key: string): Promise<Gateway> {
  const by = (shown: string) =>
    createClient({
      baseUrl: url,
      timeout: 10_000,
      fetch: (request) => {
        request.headers.set('x-device-id', gwid);
        request.headers.set('x-device-key', shown);
        return fetch(request);
      },
    });
  const state = { capabilities: ['reboot'], uptime: 1, interfaces: [] };
  const { secret } = (await by(key).call(report, state)).data;
  const own = by(secret!);
  await own.call(report, state);
  const done: string[] = [];
  let stopped = false;
  const take = async (input: InputOf<typeof takeCommands>) => {
    const answer = await untilAnswered(() => own.call(takeCommands, input));
    return 'data' in answer ? answer.data : [];
  };
  const living = (async () => {
    while (!stopped) {
      const found = await take({ look: true });
      const arrived = found.filter(({ waits }) => waits).map(({ id }) => id);
      // A server of before hands them out at once.
      const taken = arrived.length > 0 ? await take({ arrived }) : found;
      for (const { id } of taken) {
        done.push(id);
        await untilAnswered(() => own.call(commandResult, { id, done: true, ok: true, output: [] }));
      }
      await new Promise((next) => setTimeout(next, 200));
    }
  })();
  return {
    gwid,
    done,
    async stop() {
      stopped = true;
      await living;
    },
  };
}
