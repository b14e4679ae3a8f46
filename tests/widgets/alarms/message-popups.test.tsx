import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Message } from '../../../src/ui/message';
import { UiRoot } from '../../../src/ui/root';
import { MessagePopups } from '../../../widgets/alarms/message-popups';
import { answers } from '../../../widgets/alarms/message-popups/message-popups.fixture';
import { Over, type Asked } from '../overview/server';

let asked: Asked[];

beforeEach(() => {
  asked = [];
});
afterEach(cleanup);

const show = (given: object = answers) =>
  render(
    <Over answers={given} asked={asked}>
      <MessagePopups />
    </Over>,
  );
const marked = () => asked.filter(({ path }) => path === '/api/v3/message/read').map(({ body }) => body.msg_ids);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('system messages', () => {
  it('pop up one at a time, those that ask for it, and are read once closed', async () => {
    show();
    await screen.findByText('平台升级');
    expect(screen.getByText('1 / 2')).toBeTruthy();
    expect(screen.queryByText('新功能')).toBeNull();
    press('关闭');
    await screen.findByText('新功能');
    expect(screen.getByText('2 / 2')).toBeTruthy();
    expect(screen.queryByText('全部标为已读')).toBeNull();
    press('关闭');
    await waitFor(() => expect(marked()).toEqual([['m1'], ['m3']]));
    expect(screen.queryByText('系统消息')).toBeNull();
    expect(screen.queryByText('账单已出')).toBeNull();
  });

  it('can all be marked read at once', async () => {
    show();
    await screen.findByText('平台升级');
    press('全部标为已读');
    await waitFor(() => expect(marked()).toEqual([['m1', 'm3']]));
    expect(screen.queryByText('系统消息')).toBeNull();
  });

  it('show their text', async () => {
    show();
    expect((await screen.findByText('上网不受影响')).tagName).toBe('B');
  });

  it('say nothing when they cannot be read', async () => {
    show({});
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText('系统消息')).toBeNull();
  });
});

describe('a message in the corner', () => {
  afterEach(() => void vi.useRealTimers());

  it('comes 300 ms after its turn and stays until it is closed, as the next one does', () => {
    vi.useFakeTimers();
    const said = (title: string) => (
      <UiRoot>
        <Message key={title} title={title} onClose={() => undefined}>
          {title}
        </Message>
      </UiRoot>
    );
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    const box = () => screen.queryByRole('region', { hidden: true })?.textContent ?? '';
    const { rerender } = render(said('甲'));
    wait(299);
    expect(box()).toBe('');
    wait(1);
    expect(box()).toContain('甲');
    wait(24 * 3_600_000);
    expect(box()).toContain('甲');
    rerender(said('乙'));
    expect(box()).toBe('');
    wait(299);
    expect(box()).toBe('');
    wait(1);
    expect(box()).toContain('乙');
  });
});
