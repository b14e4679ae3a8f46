import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { median, table } from './print';
import { builds, serve } from './served';

const rounds = 3;
/** Seconds after which memory is looked at once more; a fleet is simulated all the while. */
const later = Number(process.env.NETPANE_BENCH_SECONDS ?? 60);

/** What one start cost. */
interface Start {
  /** Milliseconds until it answered, of the clock and of the processor. */
  clock: number;
  cpu: number;
  /** Megabytes then, the most so far, and after a while. */
  memory: number;
  peak: number;
  later: number;
}

/** A start on an empty folder: with the demo and, beside it, without, of each build by turns. */
export async function run(): Promise<string> {
  const kinds = builds().flatMap(({ name, dist }) => [true, false].map((demo) => ({ name, dist, demo })));
  const starts = kinds.map(() => [] as Start[]);
  for (let round = 0; round < rounds; round++) {
    for (const [at, { dist, demo }] of kinds.entries()) starts[at]!.push(await start(dist, demo));
  }
  const rows = kinds.map(({ name, demo }, at) => {
    const of = (field: keyof Start) => median(starts[at]!.map((one) => one[field])).toFixed(0);
    return [name, demo ? 'demo' : 'empty', of('clock'), of('cpu'), of('memory'), of('peak'), of('later')];
  });
  return table(['build', 'store', 'answers ms', 'CPU ms', 'MB', 'peak MB', `MB after ${later} s`], rows);
}

async function start(dist: string, demo: boolean): Promise<Start> {
  const server = await serve(dist, demo);
  try {
    const cpu = await processorOf(server.pid);
    const [memory, peak] = await memoryOf(server.pid);
    await setTimeout(later * 1_000);
    const [after] = await memoryOf(server.pid);
    return { clock: server.started, cpu, memory, peak, later: after };
  } finally {
    await server.stop();
  }
}

/** Milliseconds of the processor that a process has had; the kernel counts in hundredths of a second. */
async function processorOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Megabytes that a process holds now, and the most that it ever held. */
async function memoryOf(pid: number): Promise<[number, number]> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024;
  return [of('VmRSS'), of('VmHWM')];
}
