import { expect, it } from 'vitest';
import type { Services } from '../../host/server/kit/context/context';
import { startJobs } from '../../host/server/kit/jobs/run';

const services = {} as Services;

it('runs a job again and again, also after it failed, until it is stopped', async () => {
  const logged: string[] = [];
  let runs = 0;
  let third!: () => void;
  const thirdRun = new Promise<void>((done) => (third = done));
  const run = async () => {
    runs++;
    if (runs === 2) throw new Error('no luck');
    if (runs === 3) third();
  };
  const stop = startJobs([{ name: 'busy', every: 1, run }], services, (line) => logged.push(line));
  await thirdRun;
  await stop();
  const before = runs;
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatch(/busy.*no luck/);
  await new Promise((done) => setImmediate(done));
  expect(runs).toBe(before);
});

it('tells once that each has run for the first time, also when one failed', async () => {
  const told: string[] = [];
  let finish!: () => void;
  const slow = { name: 'slow', every: 60_000, run: () => new Promise<void>((done) => (finish = done)) };
  const broken = { name: 'broken', every: 60_000, run: () => Promise.reject(new Error('no luck')) };
  const begun = new Promise<void>((done) => {
    const stop = startJobs(
      [slow, broken],
      services,
      (line) => told.push(line.slice(0, 10)),
      () => {
        told.push('begun');
        void stop().then(done);
      },
    );
  });
  await expect.poll(() => told).toEqual(['job broken']);
  finish();
  await begun;
  expect(told).toEqual(['job broken', 'begun']);
});

it('waits, when stopping, for the run under way', async () => {
  let finish!: () => void;
  let finished = false;
  const run = () =>
    new Promise<void>((done) => {
      finish = () => {
        finished = true;
        done();
      };
    });
  const stopped = startJobs([{ name: 'slow', every: 60_000, run }], services, () => undefined)();
  finish();
  await stopped;
  expect(finished).toBe(true);
});
