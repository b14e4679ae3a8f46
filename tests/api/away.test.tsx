import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a read that failed', () => {
  const alarms = endpoint({ ...shape, method: 'GET', path: '/api/v3/alarm/list' });
  const every = 20_000;
  const Alarms = () => {
    const { data, error } = useRead(alarms, {}, { every });
    return <p>{data ? `有 ${data > 0}` : (error?.kind ?? '…')}</p>;
  };
  let streams: boolean;
  let status: number;
  let names = 0;
  const over = (children: React.ReactNode) => {
    [streams, status] = [false, 500];
    const fetch = async (request: Request) => {
      if (request.url.includes('/stream')) {
        if (!streams) throw new TypeError('cut');
        return new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
      }
      asked += 1;
      return Response.json({ code: status === 200 ? 2000 : 5000, message: '', data: asked }, { status });
    };
    // The name of the client: what one test read is not there for the next.
    vi.mocked(Math.random).mockReturnValueOnce((names += 1));
    const client = createClient({ baseUrl: 'https://test.invalid', fetch });
    return render(<ClientContext value={client}>{children}</ClientContext>);
  };

  it('goes on as often as it polls, though the stream of events is there and nobody tells it anything', async () => {
    over(<Alarms />);
    streams = true;
    await screen.findByText('server');
    await pass(5_000);
    const before = asked;
    await pass(every);
    expect(asked).toBe(before + 1);
    status = 200;
    await pass(every);
    await screen.findByText('有 true');
    const then = asked;
    await pass(2 * every);
    expect(asked).toBe(then);
  });

  it('is read as soon as the stream is back, once for all who ask the same, and one that never polls too', async () => {
    const Once = () => <p>{useRead(count, {}).data ? '来了' : '没有'}</p>;
    over(
      <>
        <Alarms />
        <Alarms />
        <Once />
      </>,
    );
    await screen.findAllByText('server');
    await pass(2_500);
    expect(asked).toBe(2);
    [streams, status] = [true, 200];
    await pass(8_000);
    expect(await screen.findAllByText('有 true')).toHaveLength(2);
    await screen.findByText('来了');
    expect(asked).toBe(4);
  });

  it('is left alone when another try gives the same', async () => {
    over(<Alarms />);
    status = 403;
    await screen.findByText('forbidden');
    const before = asked;
    await pass(5 * every);
    expect(asked).toBe(before);
  });
});
