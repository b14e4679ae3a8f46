import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button, IconButton } from '../../src/ui/button';
import { Dialog, useConfirm, type ConfirmOptions } from '../../src/ui/dialog';
import { TextField } from '../../src/ui/form';
import { FormDialog } from '../../src/ui/form-dialog';
import { Menu } from '../../src/ui/menu';
import { Message } from '../../src/ui/message';
import { UiRoot } from '../../src/ui/root';
import { useToast } from '../../src/ui/toast';

afterEach(cleanup);

const Ask = ({ options, answer }: { options?: ConfirmOptions; answer: (agreed: boolean) => void }) => {
  const confirm = useConfirm();
  return <Button onClick={() => void confirm(options).then(answer)}>问</Button>;
};

describe('a question', () => {
  const ask = async (options?: ConfirmOptions) => {
    const answer = vi.fn();
    render(
      <UiRoot>
        <Ask answer={answer} {...(options && { options })} />
      </UiRoot>,
    );
    await userEvent.click(screen.getByText('问'));
    await screen.findByRole('alertdialog');
    return answer;
  };

  it('has the words of the specification unless told others', async () => {
    const answer = await ask();
    expect(screen.getByRole('alertdialog', { name: '警告' }).textContent).toContain('是否执行此操作?');
    await userEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(answer).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('counts Escape as no', async () => {
    const answer = await ask();
    await userEvent.keyboard('{Escape}');
    expect(answer).toHaveBeenCalledWith(false);
  });

  it('about something final wants the word typed', async () => {
    await ask({ typeToConfirm: '注销', danger: true });
    const agree = screen.getByRole<HTMLButtonElement>('button', { name: '确定' });
    expect(agree.disabled).toBe(true);
    await userEvent.type(screen.getByRole('textbox'), '注销');
    expect(agree.disabled).toBe(false);
  });
});

describe('a dialog', () => {
  const Opener = ({ required }: { required?: boolean }) => {
    const [open, setOpen] = useState(false);
    return (
      <UiRoot>
        <Button onClick={() => setOpen(true)}>打开</Button>
        <Dialog open={open} title="修改" required={required} onClose={() => setOpen(false)}>
          <input aria-label="内容" />
        </Dialog>
      </UiRoot>
    );
  };

  it('starts in its content and closes on Escape', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByText('打开'));
    expect(document.activeElement).toBe(screen.getByLabelText('内容'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that needs an answer has no way around it', async () => {
    render(<Opener required />);
    await userEvent.click(screen.getByText('打开'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: '修改' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
  });
});

describe('a menu', () => {
  it('opens on arrow down, skips nothing and does not do what is disabled', async () => {
    const done = vi.fn();
    const row = vi.fn();
    render(
      // A row that reacts to keys and presses, as a table's does.
      <div role="row" tabIndex={-1} onClick={row} onKeyDown={row}>
        <Menu
          label="操作"
          trigger={<IconButton label="更多">…</IconButton>}
          items={[
            { key: 'a', label: '重启', onSelect: () => done('a') },
            { key: 'b', label: '升级', disabled: true, onSelect: () => done('b') },
          ]}
        />
      </div>,
    );
    const trigger = screen.getByRole('button', { name: '更多' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    row.mockClear();
    expect(document.activeElement?.textContent).toBe('重启');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(done).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}{Enter}');
    expect(done).toHaveBeenCalledWith('a');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger);
    expect(row).not.toHaveBeenCalled();
  });
});

describe('passing messages', () => {
  const Say = ({ texts }: { texts: string[] }) => {
    const toast = useToast();
    return <Button onClick={() => texts.forEach((text) => toast.success(text))}>说</Button>;
  };
  const shown = () => screen.queryAllByRole('status').map((message) => message.textContent);

  it('are three at most, the same one once, and go after three seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      render(
        <UiRoot>
          <Say texts={['一', '二', '三', '三', '四']} />
        </UiRoot>,
      );
      fireEvent.click(screen.getByText('说'));
      await screen.findByText('四');
      expect(shown()).toEqual(['二', '三', '四']);
      fireEvent.pointerEnter(screen.getByText('四').parentElement ?? document.body);
      await act(() => vi.advanceTimersByTimeAsync(3100));
      expect(shown()).toEqual(['四']);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('messages in the corner', () => {
  it('come one at a time', async () => {
    const Two = () => {
      const [first, setFirst] = useState(true);
      return (
        <UiRoot>
          {first && (
            <Message title="一" onClose={() => setFirst(false)}>
              甲
            </Message>
          )}
          <Message title="二" onClose={() => undefined}>
            乙
          </Message>
        </UiRoot>
      );
    };
    render(<Two />);
    expect(await screen.findByRole('region', { name: '一' })).toBeTruthy();
    expect(screen.queryByText('乙')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(await screen.findByRole('region', { name: '二' })).toBeTruthy();
  });
});

describe('a form in a dialog', () => {
  const show = () => {
    const closed = vi.fn();
    const sent = vi.fn();
    render(
      <UiRoot>
        <FormDialog<{ name: string }>
          title="改名"
          ok="保存"
          initial={{ name: '旧' }}
          onSubmit={(values) => {
            sent(values);
            closed();
          }}
          onClose={closed}
        >
          <TextField name="name" label="备注" />
        </FormDialog>
      </UiRoot>,
    );
    return { closed, sent };
  };
  const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
  const fill = (value: string) => fireEvent.change(screen.getByLabelText('备注'), { target: { value } });

  it('closes at once while nothing was filled in', () => {
    const { closed } = show();
    escape();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('asks before what was filled in is lost', async () => {
    const { closed } = show();
    fill('新');
    escape();
    fireEvent.click(await screen.findByRole('button', { name: '继续填写' }));
    expect(closed).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('备注').value).toBe('新');
    fireEvent.click(within(screen.getByRole('dialog', { name: '改名' })).getByRole('button', { name: '关闭' }));
    fireEvent.click(await screen.findByRole('button', { name: '放弃' }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });

  it('asks nothing once it was saved', async () => {
    const { closed, sent } = show();
    fill('新');
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledWith({ name: '新' });
    expect(screen.queryByText('填写的内容尚未保存')).toBeNull();
  });
});
