import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { keepUp } from '../../host/server/keep-up.mjs';

/** A program that is ready at once or never, on a clock of its own. */
function setup({ ready = true } = {}) {
  let clock = 0;
  let due: (() => void) | undefined;
  const [pauses, said, ends, signals]: [number[], string[], number[], string[]] = [[], [], [], []];
  let child = new EventEmitter();
  let starts = 0;
  const launch = () => {
    starts += 1;
    const started = Object.assign(new EventEmitter(), { kill: (signal: string) => void signals.push(signal) });
    if (ready) queueMicrotask(() => started.emit('message', {}));
    return (child = started);
  };
  const later = (work: () => void, ms: number) => {
    pauses.push(ms);
    due = work;
    return setTimeout(() => undefined, 0);
  };
  const stop = keepUp(launch, (code: number) => void ends.push(code), {
    say: (line: string) => void said.push(line),
    now: () => clock,
    later,
  });
  const crash = async (after: number, code: number | null = 1, signal: string | null = null) => {
    await Promise.resolve();
    clock += after;
    child.emit('exit', code, signal);
  };
  return { stop, crash, again: () => due!(), pauses, said, ends, signals, starts: () => starts };
}

describe('a server that ends by itself', () => {
  it('is started again after pauses that double up to a minute, and says why it ended', async () => {
    const one = setup();
    for (let i = 0; i < 8; i++) {
      await one.crash(10, i === 0 ? null : 7, i === 0 ? 'SIGKILL' : null);
      one.again();
    }
    expect(one.pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((s) => s * 1000));
    expect(one.said.slice(0, 2)).toEqual([
      '服务意外停止（SIGKILL），1 秒后重新启动',
      '服务意外停止（退出码 7），2 秒后重新启动',
    ]);
    expect([one.starts(), one.ends]).toEqual([9, []]);
  });

  it('is as good as new when it ran for a minute', async () => {
    const one = setup();
    for (const after of [10, 10, 60_000]) {
      await one.crash(after);
      one.again();
    }
    expect(one.pauses).toEqual([1000, 2000, 1000]);
  });

  it.each([
    ['it was never ready', { ready: false }, 1],
    ['it ended well', {}, 0],
  ])('stays ended when %s', async (_, how, code) => {
    const one = setup(how);
    await one.crash(10, code);
    expect([one.starts(), one.ends, one.pauses]).toEqual([1, [code], []]);
  });

  it('stays ended when it was asked to, or is asked to while it waits', async () => {
    const one = setup();
    one.stop('SIGTERM');
    await one.crash(10, null, 'SIGTERM');
    expect([one.signals, one.ends, one.pauses]).toEqual([['SIGTERM'], [1], []]);

    const other = setup();
    await other.crash(10);
    other.stop();
    expect([other.ends, other.starts()]).toEqual([[1], 1]);
  });
});
