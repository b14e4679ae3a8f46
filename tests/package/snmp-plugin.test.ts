import { spawn, type ChildProcess } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// The SNMP plugin as its package has it, in the agent's box, against two switches: one that net-snmp's own agent plays,
// and Debian's snmpd where it is installed.

interface Running {
  state: { status: { answering?: string; up?: number } & Record<string, string[][]>; log: string[] };
  stop(): Promise<void>;
}
interface Modules {
  contentOf(folder: string): string;
  findBox(): object | undefined;
  startPlugin(opened: unknown, settings: object, how: object): Running;
}
interface Mib {
  setScalarValue(name: string, value: unknown): void;
  addTableRow(table: string, row: unknown[]): void;
  setTableSingleCell(table: string, column: number, index: number[], value: unknown): void;
}
interface Snmp {
  createAgent(
    options: object,
    done: () => void,
  ): { getMib(): Mib; registerProvider(provider: object): void; close(): void };
  MibProviderType: Record<string, number>;
  ObjectType: Record<string, number>;
}

const examples = fileURLToPath(new URL('../../examples/', import.meta.url));
const own = join(examples, 'plugins/snmp');
const load = async (path: string) => (await import(join(examples, path))) as Modules;
const { contentOf } = await load('plugins/pack.mjs');
const { findBox } = await load('device-agent/plugins/box.mjs');
const { startPlugin } = await load('device-agent/plugins/process.mjs');

let content: string;
beforeAll(() => (content = contentOf(own)));

/** Runs the plugin against a switch of this machine. */
const polls = (port: number, slot: number) =>
  startPlugin(
    JSON.parse(content),
    { hosts: '127.0.0.1', community: 'public', port, seconds: 1 },
    {
      ...{ box: findBox(), owner: `snmp${process.pid}`, slot, asked: async () => [], cloud: {} },
    },
  );

async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  await new Promise<void>((done) => socket.close(done));
  return port;
}

it('shows ports with their rates and the neighbours of a switch', async () => {
  const port = await freePort();
  const { close, mib } = playSwitch(port);
  const { state, stop } = polls(port, 120);
  const sent = setInterval(() => count(mib), 200);
  // The second look knows what came since the first.
  await vi.waitFor(() => expect(Number(state.status.ports?.[0]?.[4])).toBeGreaterThan(0), {
    timeout: 60_000,
    interval: 100,
  });
  clearInterval(sent);
  await stop();
  close();
  expect(state.status).toMatchObject({ answering: '1 / 1', up: 1 });
  expect(state.status.switches).toEqual([['127.0.0.1', '三层弱电间', 'S24 switch', '2 天 5 小时', '2']]);
  const [first, second] = state.status.ports!;
  expect([first![1], first![2], first![3], first![7]]).toEqual(['GE0/1', '已连接', '1000', '上联']);
  expect([second![1], second![2], second![3], second![6]]).toEqual(['GE0/2', '已关闭', '—', '3']);
  expect(state.status.neighbours).toEqual([['三层弱电间', 'GE0/1', '核心交换机', '02:00:00:00:00:07', 'Core']]);
});

let peer: ChildProcess | undefined;
let folder: string | undefined;
afterAll(async () => {
  peer?.kill('SIGKILL');
  if (folder) await rm(folder, { recursive: true });
});

const snmpd = process.env.SNMPD ?? '/usr/sbin/snmpd';
it.skipIf(!existsSync(snmpd))(`shows what Debian's snmpd tells of this machine`, async () => {
  folder = await mkdtemp(join(tmpdir(), 'netpane-snmpd-'));
  const port = await freePort();
  const file = join(folder, 'snmpd.conf');
  await writeFile(file, `agentaddress udp:127.0.0.1:${port}\nrocommunity public 127.0.0.1\nsysName peer\n`);
  const env = { ...process.env, SNMP_PERSISTENT_DIR: folder };
  peer = spawn(snmpd, ['-f', '-Le', '-C', '-c', file, '-p', join(folder, 'pid')], { env, stdio: 'ignore' });
  const { state, stop } = polls(port, 121);
  await vi.waitFor(() => expect(state.status.answering).toBe('1 / 1'), { timeout: 60_000, interval: 200 });
  await stop();
  expect(state.status.switches![0]!.slice(0, 2)).toEqual(['127.0.0.1', 'peer']);
  expect(state.status.ports!.length).toBeGreaterThan(0);
});

/** A switch with two ports and a neighbour. */
function playSwitch(port: number) {
  const snmp = createRequire(join(own, 'package.json'))('net-snmp') as Snmp;
  const {
    OctetString: text,
    Integer: number,
    Counter: counter,
    Counter64: wide,
    Gauge: gauge,
    TimeTicks: time,
  } = snmp.ObjectType;
  const agent = snmp.createAgent({ port, address: '127.0.0.1', disableAuthorization: true }, () => undefined);
  const mib = agent.getMib();
  const scalar = (name: string, oid: string, scalarType: number | undefined, value: unknown) => {
    agent.registerProvider({ name, type: snmp.MibProviderType.Scalar, oid, scalarType, maxAccess: 2 });
    mib.setScalarValue(name, value);
  };
  const table = (
    name: string,
    oid: string,
    keys: number,
    columns: readonly (readonly [number, number | undefined])[],
    rows: unknown[][],
  ) => {
    const tableColumns = columns.map(([at, type]) => ({ number: at, name: `${name}${at}`, type, maxAccess: 2 }));
    const tableIndex = tableColumns.slice(0, keys).map(({ name: columnName }) => ({ columnName }));
    agent.registerProvider({ name, type: snmp.MibProviderType.Table, oid, maxAccess: 2, tableColumns, tableIndex });
    for (const row of rows) mib.addTableRow(name, row);
  };
  scalar('about', '1.3.6.1.2.1.1.1', text, 'S24 switch');
  scalar('uptime', '1.3.6.1.2.1.1.3', time, (53 * 3600 + 60) * 100);
  scalar('name', '1.3.6.1.2.1.1.5', text, '三层弱电间');
  table(
    'if',
    '1.3.6.1.2.1.2.2.1',
    1,
    [
      [1, number],
      [2, text],
      [3, number],
      [5, gauge],
      [7, number],
      [8, number],
      [10, counter],
      [14, counter],
      [16, counter],
      [20, counter],
    ],
    [
      [1, 'port 1', 6, 1e9, 1, 1, 0, 0, 0, 0],
      [2, 'port 2', 6, 1e9, 2, 2, 0, 1, 0, 2],
      [9, 'lo', 24, 0, 1, 1, 0, 0, 0, 0],
    ],
  );
  table(
    'ifx',
    '1.3.6.1.2.1.31.1.1.1',
    1,
    [
      [99, number],
      [1, text],
      [6, wide],
      [10, wide],
      [15, gauge],
      [18, text],
    ],
    [
      [1, 'GE0/1', bytesOf(0), bytesOf(0), 1000, '上联'],
      [2, 'GE0/2', bytesOf(0), bytesOf(0), 1000, ''],
    ],
  );
  table(
    'lldp',
    '1.0.8802.1.1.2.1.4.1.1',
    3,
    [
      [1, number],
      [2, number],
      [3, number],
      [7, text],
      [8, text],
      [9, text],
      [10, text],
    ],
    [[0, 1, 1, Buffer.from([2, 0, 0, 0, 0, 7]), '', '核心交换机', 'Core']],
  );
  return { mib, close: () => agent.close() };
}

let octets = 0;
/** A port goes on counting. */
const count = (mib: Mib) => mib.setTableSingleCell('ifx', 6, [1], bytesOf((octets += 500_000)));

/** A counter of 64 bits. */
function bytesOf(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}
