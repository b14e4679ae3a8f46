import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api';
import { useAct, type Act } from '../../src/ui/act';
import { Button } from '../../src/ui/button';
import { UiRoot } from '../../src/ui/root';

afterEach(cleanup);

const refused = () => Promise.reject(new ApiError('code', '验证码错误', { status: 200, code: 1001 }));

/** A button whose press acts; tells what came of it. */
function Acting({ onPress, onEnd }: { onPress: (act: Act) => Promise<boolean>; onEnd: (end: unknown) => void }) {
  const { act, busy } = useAct();
  return (
    <Button busy={busy} onClick={() => void onPress(act).then(onEnd, onEnd)}>
      删除
    </Button>
  );
}

const shown = (onPress: (act: Act) => Promise<boolean>) => {
  const ended = vi.fn();
  render(
    <UiRoot>
      <Acting onPress={onPress} onEnd={ended} />
    </UiRoot>,
  );
  const press = () => userEvent.click(screen.getByRole('button', { name: '删除' }));
  return { ended, press };
};

describe('an act', () => {
  it('that is done says so and goes on with what follows, each told the answer', async () => {
    const then = vi.fn();
    const { ended, press } = shown((act) =>
      act(() => Promise.resolve(3), { said: (count) => `已删除 ${count} 个`, then }),
    );
    await press();
    expect(await screen.findByText('已删除 3 个')).toBeTruthy();
    expect(then.mock.calls).toEqual([[3]]);
    expect(ended).toHaveBeenCalledWith(true);
  });

  it('that is refused says the sentence of the server, and nothing follows', async () => {
    const then = vi.fn();
    const { ended, press } = shown((act) => act(refused, { said: '已删除', then }));
    await press();
    expect(await screen.findByText('验证码错误')).toBeTruthy();
    expect(screen.queryByText('已删除')).toBeNull();
    expect(then).not.toHaveBeenCalled();
    expect(ended).toHaveBeenCalledWith(false);
  });

  it('whose fields are refused says the first message of each', async () => {
    const errors = { name: ['名称必须填写', '名称太短'], mac: ['MAC 格式无效'] };
    const { press } = shown((act) =>
      act(() => Promise.reject(new ApiError('invalid', '参数有误', { status: 422, errors }))),
    );
    await press();
    expect(await screen.findByText('名称必须填写')).toBeTruthy();
    expect(await screen.findByText('MAC 格式无效')).toBeTruthy();
    expect(screen.queryByText('名称太短')).toBeNull();
    expect(screen.queryByText('参数有误')).toBeNull();
  });

  it('that is refused has a sentence of its own where there is one, and none where there is to be none', async () => {
    const { ended, press } = shown(async (act) => {
      await act(refused, { failed: () => undefined });
      return act(refused, { failed: ({ message }) => `删除失败：${message}` });
    });
    await press();
    await waitFor(() => expect(ended).toHaveBeenCalledWith(false));
    expect(screen.getAllByText(/验证码错误/).map((one) => one.textContent)).toEqual(['删除失败：验证码错误']);
  });

  it('keeps no error that is a fault of ours', async () => {
    const fault = new TypeError('x is not a function');
    const { ended, press } = shown((act) => act(() => Promise.reject(fault)));
    await press();
    await waitFor(() => expect(ended).toHaveBeenCalledWith(fault));
    expect(screen.queryByText(fault.message)).toBeNull();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
  });

  it('is busy while it is under way, and a second press does nothing', async () => {
    let end = () => {};
    const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const { ended, press } = shown((act) => act(work));
    await press();
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    await press();
    expect(work).toHaveBeenCalledTimes(1);
    end();
    await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull());
    expect(ended.mock.calls).toEqual([[true]]);
  });
});

describe('an act that asks first', () => {
  const asking = () => {
    const work = vi.fn(() => Promise.resolve());
    return { work, ...shown((act) => act(work, { confirm: { body: '删除这个分组？' }, said: '已删除' })) };
  };

  it('begins when the reader agreed', async () => {
    const { work, press } = asking();
    await press();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('删除这个分组？');
    expect(work).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(await screen.findByText('已删除')).toBeTruthy();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does nothing when the reader declined', async () => {
    const { work, ended, press } = asking();
    await press();
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(ended).toHaveBeenCalledWith(false);
    expect(work).not.toHaveBeenCalled();
    expect(screen.queryByText('已删除')).toBeNull();
  });

  it('asks once for two presses, and again once it was answered', async () => {
    const { ended, press } = asking();
    await press();
    await press();
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(ended).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await press();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});
