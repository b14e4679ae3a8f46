import { readFileSync } from 'node:fs';
import { createClient, type Client } from '../../src/api/client';
import { alarms } from '../../src/api/contract/alarm';
import { login, passwordReset } from '../../src/api/contract/auth';
import { devices, gateways } from '../../src/api/contract/device';
import { staffAccountLink } from '../../src/api/contract/staff-account';
import { user } from '../../src/api/contract/user';
import { migrate, readMigrations } from '../../host/server/kit/store';
import { makeDb } from '../../host/server/kit/store/make-db';
import { postgresSource } from '../../host/server/kit/store/postgres';
import { clientAt, openCloud } from '../scale/cloud';
import { startPostgres } from '../server/postgres';
import { table } from './print';
import { fillFleet } from './server-fleet';

/** Servers that run side by side on one PostgreSQL. */
const counts = [1, 2, 4];
/** Devices of the account that is asked about. */
const size = 4_000;
/** Questions that each server is asked, and how many of them at once. */
const load = { each: 2_000, atOnce: 6 } as const;
/** Ticks of the kernel's clock in a second. */
const ticks = 100;

/**
 * Servers as processes of their own on one PostgreSQL, each with its jobs: questions that they answer in a second of their
 * processors. Falls it, each of them pays for the others. The clock says how many the machine had room for.
 */
export async function run(): Promise<string> {
  const postgres = await startPostgres();
  const cloud = await openCloud();
  try {
    const db = makeDb('postgres', postgresSource(postgres.url));
    await migrate(db, await readMigrations('host/server/migrations'));
    await fillFleet(db, size);
    await db.exec('ANALYZE');
    await db.close();
    const urls: string[] = [];
    const pids: number[] = [];
    const rows: (string | number)[][] = [];
    let first: number | undefined;
    for (const count of counts) {
      while (urls.length < count) {
        const data = `${cloud.folder}/${urls.length}`;
        const { url, program } = await cloud.serve({ NETPANE_DATA: data, DATABASE_URL: postgres.url });
        urls.push(url);
        pids.push(program.child.pid!);
      }
      const token = await ownerOf(urls[0]!);
      const clients = urls.map((baseUrl) => clientAt(baseUrl, token));
      await ask(clients, 200);
      const [cpu, began] = [cpuOf(pids), performance.now()];
      const asked = await ask(clients, load.each);
      const perCpu = asked / (cpuOf(pids) - cpu);
      first ??= perCpu;
      const perSecond = asked / ((performance.now() - began) / 1000);
      rows.push([count, Math.round(perCpu), `${Math.round((100 * perCpu) / first)} %`, Math.round(perSecond)]);
    }
    const head = ['servers', 'requests per CPU second', 'of one', 'requests per second'];
    return `${size} devices, ${load.atOnce} requests at once to each server\n${table(head, rows)}`;
  } finally {
    await cloud.close();
    await postgres.stop();
  }
}

/** Seconds of processor that processes have had. */
const cpuOf = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) / ticks;
  }, 0);

/** Asks every server so many times; gives how many answers there were. */
async function ask(clients: readonly Client[], each: number): Promise<number> {
  const questions = [
    (client: Client) => client.call(user, {}),
    (client: Client) => client.call(gateways, {}),
    (client: Client) => client.call(devices, { q: '门店 7' }),
    (client: Client) => client.call(alarms, { state: 'open' }),
  ];
  await Promise.all(
    clients.map(async (client) => {
      let left = each;
      const asking = Array.from({ length: load.atOnce }, async () => {
        while (left > 0) await questions[left-- % questions.length]!(client);
      });
      await Promise.all(asking);
    }),
  );
  return each * clients.length;
}

/** Signs in as the owner of the fleet of a bench. */
export async function ownerOf(url: string): Promise<string> {
  const { link } = (await clientAt(url).call(staffAccountLink, { by: 'bench', account_code: 'BENCH' })).data;
  const visitor = createClient({ baseUrl: url });
  const password = 'Tiantai2026';
  await visitor.call(passwordReset, {
    token: link.split('/password_reset/')[1]!,
    password,
    confirm_password: password,
  });
  return (await visitor.call(login, { email: 'bench@example.cn', password })).token;
}
