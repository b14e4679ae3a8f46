import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  cancelTask,
  forgetTask,
  perRow,
  retryFailed,
  startBatch,
  startWork,
  tasks,
  type Run,
} from '../../../src/ui/tasks';

beforeEach(() => {
  tasks.list = [];
});

const ended = (id: string) => expect.poll(() => tasks.list.find((task) => task.id === id)?.state).not.toBe('running');
const the = (id: string) => tasks.list.find((task) => task.id === id);

describe('batches', () => {
  test('every row has a result and only troubles are listed', async () => {
    const run = perRow({
      call: async (id) => {
        if (id === 'b') throw new Error('设备没有响应');
        return id === 'c' ? { skipped: '离线' } : undefined;
      },
    });
    const { id } = startBatch({ title: '重启', ids: ['a', 'b', 'c', 'd'], run });
    await ended(id);
    expect(the(id)).toMatchObject({ state: 'done', total: 4, done: 4, success: 2, failed: 1, skipped: 1 });
    expect(the(id)?.troubles.map(({ id: row, message }) => [row, message])).toEqual([
      ['b', '设备没有响应'],
      ['c', '离线'],
    ]);
  });

  test('the failed rows alone are run again', async () => {
    const asked: string[] = [];
    let broken = true;
    const run = perRow({
      call: async (id) => {
        asked.push(id);
        if (broken && id === 'b') throw new Error('x');
      },
    });
    const onEnd = vi.fn();
    const { id } = startBatch({ title: '重启', ids: ['a', 'b'], run, onEnd });
    await ended(id);
    broken = false;
    retryFailed(id);
    await ended(id);
    expect(asked).toEqual(['a', 'b', 'b']);
    expect(the(id)).toMatchObject({ done: 2, success: 2, failed: 0, troubles: [] });
    expect(onEnd).toHaveBeenCalledTimes(2);
  });

  test('cancelling keeps what is done and leaves the rest alone', async () => {
    const run: Run = async (ids, signal, onResult) => {
      onResult({ id: ids[0] ?? '', state: 'success' });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    };
    const { id } = startBatch({ title: '重启', ids: ['a', 'b'], run });
    cancelTask(id);
    await ended(id);
    expect(the(id)).toMatchObject({ state: 'cancelled', done: 1, success: 1, failed: 0 });
  });

  test('a run that breaks or forgets rows fails the rows without a result', async () => {
    const breaks = startBatch({ title: 'x', ids: ['a'], run: async () => Promise.reject(new Error('断网')) });
    const forgets = startBatch({ title: 'x', ids: ['a'], run: async () => undefined });
    await ended(breaks.id);
    await ended(forgets.id);
    expect(the(breaks.id)?.troubles[0]?.message).toBe('断网');
    expect(the(forgets.id)).toMatchObject({ state: 'done', failed: 1 });
  });

  test('a row is counted once, whatever the run tells', async () => {
    const run: Run = async (_, __, onResult) => {
      onResult({ id: 'a', state: 'success' });
      onResult({ id: 'a', state: 'failed' });
      onResult({ id: 'stranger', state: 'failed' });
    };
    const { id } = startBatch({ title: 'x', ids: ['a'], run });
    await ended(id);
    expect(the(id)).toMatchObject({ done: 1, success: 1, failed: 0 });
  });

  test('no more calls are under way than allowed', async () => {
    let now = 0;
    let most = 0;
    const call = async () => {
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
    };
    const ids = Array.from({ length: 20 }, (_, i) => String(i));
    await perRow({ call, atOnce: 3 })(ids, new AbortController().signal, () => undefined);
    expect(most).toBe(3);
  });
});

describe('works', () => {
  test('tell their progress and end with a sentence', async () => {
    await startWork('导出', async (_, progress) => {
      progress(5, 10);
      return '已保存';
    });
    expect(tasks.list[0]).toMatchObject({ state: 'done', done: 5, total: 10, message: '已保存' });
  });

  test('a failing one says why, a cancelled one does not', async () => {
    await startWork('导出', async () => Promise.reject(new Error('断网')));
    expect(tasks.list[0]).toMatchObject({ state: 'failed', message: '断网' });
    const cancelled = startWork('导出', async (signal) => {
      cancelTask(tasks.list[0]?.id ?? '');
      signal.throwIfAborted();
    });
    await cancelled;
    expect(tasks.list[0]?.state).toBe('cancelled');
    expect(tasks.list[0]?.message).toBeUndefined();
  });

  test('only ended tasks can be taken off the list', async () => {
    const running = startWork('导出', () => new Promise(() => undefined));
    const id = tasks.list[0]?.id ?? '';
    forgetTask(id);
    expect(tasks.list).toHaveLength(1);
    void running;
  });
});
