import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ClientContext, createClient, useAway, useRead, useWrite } from '../../src/api';
import { endpoint } from '../../src/api/endpoint';

const shape = { summary: '', scope: 'public', origin: 'ours', input: v.object({}), data: v.number() } as const;
const count = endpoint({ ...shape, method: 'GET', path: '/api/v3/count' });
const save = endpoint({ ...shape, method: 'POST', path: '/api/v3/save' });

let isAway: boolean;
let asked: number;
const answer = async () => {
  asked += 1;
  if (!isAway) return Response.json({ code: 2000, message: '', data: asked });
  const headers = { 'retry-after': '5' };
  return Response.json(
    { code: 5030, message: '数据服务暂时无法访问，请稍后重试', data: null },
    { status: 503, headers },
  );
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // No pause gets anything on top.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  [isAway, asked] = [true, 0];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Part() {
  const { data, error } = useRead(count, {});
  const { run } = useWrite(save);
  return (
    <>
      <p>{data ? `有 ${data > 0}` : (error?.message ?? '…')}</p>
      <p>{useAway() ? '不在' : '在'}</p>
      <form onSubmit={(event) => (event.preventDefault(), void run({}).catch(() => undefined))}>
        <input aria-label="备注" defaultValue="" />
        <button>保存</button>
      </form>
    </>
  );
}

const show = () =>
  render(
    <ClientContext value={createClient({ baseUrl: 'https://test.invalid', fetch: answer })}>
      <Part />
    </ClientContext>,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a read that the service refused for now says so, and goes on by itself after pauses that grow to a minute', async () => {
  show();
  await screen.findByText('数据服务暂时无法访问，请稍后重试');
  expect([screen.queryByText('不在') !== null, asked]).toEqual([true, 1]);
  for (const [seconds, times] of [
    [4, 1],
    [2, 2],
    [10, 3],
    [20, 4],
    [40, 5],
    [60, 6],
    [60, 7],
  ] as const) {
    await pass(seconds * 1000);
    expect(asked).toBe(times);
  }
  isAway = false;
  await pass(61_000);
  await screen.findByText('有 true');
  expect(screen.queryByText('在')).not.toBeNull();
  await pass(300_000);
  expect(asked).toBe(8);
});

it('asks nothing while nobody looks, and at once when somebody does; what was typed stays', async () => {
  show();
  await screen.findByText('不在');
  fireEvent.change(screen.getByLabelText('备注'), { target: { value: '三楼机房' } });
  fireEvent.click(screen.getByText('保存'));
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(120_000);
  expect(asked).toBe(2);
  isAway = false;
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('有 true');
  expect(screen.getByLabelText<HTMLInputElement>('备注').value).toBe('三楼机房');
  expect(screen.queryByText('在')).not.toBeNull();
});
