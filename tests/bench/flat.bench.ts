import { readFileSync } from 'node:fs';
import { alarms } from '../../src/api/contract/alarm';
import { onlineUsers } from '../../src/api/contract/client';
import { devices, gateways } from '../../src/api/contract/device';
import { logs } from '../../src/api/contract/log';
import { globalSearch } from '../../src/api/contract/search';
import { clientAt, openCloud } from '../scale/cloud';
import { table } from './print';
import { ownerOf } from './servers.bench';

/** Minutes of lists and searches. */
const minutes = Number(process.env.NETPANE_BENCH_MINUTES ?? 5);
/** Questions at once, and how far down a list is asked for. */
const [atOnce, pages] = [4, 1_000];
/** Seconds between two looks. */
const every = 30;

/**
 * What a server holds while it lists and searches the fleet of a database that `npm run bench -- server` has filled and kept
 * (`DATABASE_URL` leads to the database itself).
 */
export async function run(): Promise<string> {
  const cloud = await openCloud();
  try {
    const { url, program } = await cloud.serve({
      NETPANE_DATA: `${cloud.folder}/flat`,
      DATABASE_URL: process.env.DATABASE_URL!,
    });
    const client = clientAt(url, await ownerOf(url));
    const [began, end] = [Date.now(), Date.now() + minutes * 60_000];
    let asked = 0;
    const questions = [
      (page: number) => client.call(gateways, { page, sort: 'down', order: 'desc' }),
      (page: number) => client.call(devices, { page, q: '门店 7' }),
      (page: number) => client.call(alarms, { page, state: 'open' }),
      (page: number) => client.call(onlineUsers, { page }),
      (page: number) => client.call(logs, { page, kind: 'action' }),
      () => client.call(globalSearch, { q: '门店' }),
    ];
    const asking = Array.from({ length: atOnce }, async () => {
      while (Date.now() < end) {
        const at = asked++;
        await questions[at % questions.length]!(1 + ((at * 7) % pages));
      }
    });
    const rows: (string | number)[][] = [];
    const look = () => {
      const seconds = Math.round((Date.now() - began) / 1000);
      rows.push([seconds, asked, ...['VmRSS', 'VmHWM'].map((name) => megabytes(program.child.pid!, name))]);
    };
    look();
    const timer = setInterval(look, every * 1000);
    await Promise.all(asking);
    clearInterval(timer);
    look();
    return table(['seconds', 'answers', 'MB', 'most MB'], rows);
  } finally {
    await cloud.close();
  }
}

/** What the kernel says that a process holds. */
function megabytes(pid: number, name: string): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)![1]) / 1024);
}
