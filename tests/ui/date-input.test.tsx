import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateInput } from '../../src/ui/date-input';
import { DateField, DateRangeField, Form, SubmitButton, TimeField } from '../../src/ui/form';
import { UiRoot } from '../../src/ui/root';

afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: '投放日' });

function show({ first = '', min, max }: { first?: string; min?: string; max?: string }) {
  const heard = vi.fn<(day: string) => void>();
  function Place() {
    const [day, setDay] = useState(first);
    const change = (next: string) => {
      heard(next);
      setDay(next);
    };
    return <DateInput aria-label="投放日" value={day} onChange={change} min={min} max={max} />;
  }
  render(
    <UiRoot>
      <Place />
    </UiRoot>,
  );
  return { heard, user: userEvent.setup() };
}

const openCalendar = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: '打开日历' }));
  return screen.findByRole('dialog', { name: '日历' });
};
const focusedDay = () => document.activeElement?.getAttribute('aria-label');

describe('a day that is typed', () => {
  it('is heard when it is whole, and nothing of it before', async () => {
    const { heard, user } = show({});
    await user.type(box(), '2026-11-03');
    expect(heard.mock.calls).toEqual([['2026-11-03']]);
  });

  it('is written out when the box is left', async () => {
    const { heard, user } = show({});
    await user.type(box(), '2026.1.9');
    expect(heard).not.toHaveBeenCalled();
    await user.tab();
    expect(heard.mock.calls).toEqual([['2026-01-09']]);
    expect(box().value).toBe('2026-01-09');
  });

  it('that is none stays, with a sentence, and is not heard', async () => {
    const { heard, user } = show({ first: '2026-11-03' });
    await user.clear(box());
    expect(heard.mock.calls).toEqual([['']]);
    await user.type(box(), '2026-02-30');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe('请输入日期，如 2026-11-03');
    expect(box().value).toBe('2026-02-30');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['2026-11-04', '不能早于 2026-11-05'],
    ['2026-12-01', '不能晚于 2026-11-30'],
  ])('%s beyond what is allowed is told the end', async (typed, told) => {
    const { heard, user } = show({ min: '2026-11-05', max: '2026-11-30' });
    await user.type(box(), typed);
    await user.tab();
    expect(screen.getByRole('alert').textContent).toBe(told);
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the calendar', () => {
  it('opens at the day, is walked by keys and gives the one that is chosen', async () => {
    const { heard, user } = show({ first: '2026-11-03' });
    await openCalendar(user);
    expect(focusedDay()).toBe('2026年11月3日星期二');
    for (const [key, day] of [
      ['{ArrowRight}', '2026年11月4日星期三'],
      ['{ArrowDown}', '2026年11月11日星期三'],
      ['{Home}', '2026年11月9日星期一'],
      ['{End}', '2026年11月15日星期日'],
      ['{ArrowUp}', '2026年11月8日星期日'],
      ['{PageUp}', '2026年10月8日星期四'],
      ['{PageDown}', '2026年11月8日星期日'],
      ['{Shift>}{PageDown}{/Shift}', '2027年11月8日星期一'],
      ['{ArrowLeft}', '2027年11月7日星期日'],
    ] as const) {
      await user.keyboard(key);
      expect([key, focusedDay()]).toEqual([key, day]);
    }
    await user.keyboard('{Enter}');
    expect(heard.mock.calls).toEqual([['2027-11-07']]);
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });

  it('keeps to the last day of a shorter month', async () => {
    const { user } = show({ first: '2026-01-31' });
    await openCalendar(user);
    await user.keyboard('{PageDown}');
    expect(focusedDay()).toBe('2026年2月28日星期六');
  });

  it('does not lead beyond what is allowed', async () => {
    const { heard, user } = show({ first: '2026-11-06', min: '2026-11-05', max: '2026-12-10' });
    await openCalendar(user);
    await user.keyboard('{ArrowUp}');
    expect(focusedDay()).toBe('2026年11月5日星期四');
    const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button('2026年11月4日星期三').disabled).toBe(true);
    expect(button('上个月').disabled).toBe(true);
    expect(button('下一年').disabled).toBe(true);
    await user.click(button('下个月'));
    expect(button('下个月').disabled).toBe(true);
    await user.click(button('2026年12月10日星期四'));
    expect(heard.mock.calls).toEqual([['2026-12-10']]);
  });

  it('clears', async () => {
    const { heard, user } = show({ first: '2026-11-06' });
    await openCalendar(user);
    await user.click(screen.getByRole('button', { name: '清除' }));
    expect(heard.mock.calls).toEqual([['']]);
    expect(box().value).toBe('');
  });
});

describe('in a form', () => {
  const form = () => {
    const sent = vi.fn<(values: unknown) => undefined>();
    render(
      <UiRoot>
        <Form onSubmit={sent}>
          <DateField name="day" label="开始日期" required min="2026-11-01" />
          <TimeField name="clock" label="开始时间" />
          <DateRangeField name="span" label="有效期" />
          <SubmitButton>保存</SubmitButton>
        </Form>
      </UiRoot>,
    );
    const user = userEvent.setup();
    const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
    const send = () => user.click(screen.getByRole('button', { name: '保存' }));
    return { sent, user, field, send };
  };

  it('what is no day or time is refused at its field and stays', async () => {
    const { sent, user, field, send } = form();
    await user.type(field('开始日期'), '2026-02-30');
    await user.type(field('开始时间'), '25:00');
    await user.type(field('开始'), '2026-11-05');
    await user.type(field('结束'), 'soon');
    await send();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getAllByRole('alert').map((one) => one.textContent)).toEqual([
      '请输入日期，如 2026-11-03',
      expect.stringContaining('开始时间'),
      '请输入日期，如 2026-11-03',
    ]);
    expect(field('结束').value).toBe('soon');
    await user.clear(field('开始日期'));
    await user.type(field('开始日期'), '2026-10-31');
    await send();
    expect(screen.getByText('不能早于 2026-11-01')).toBeDefined();
  });

  it('what is typed in short is sent written out', async () => {
    const { sent, user, field, send } = form();
    await user.type(field('开始日期'), '2026.11.9');
    await user.type(field('开始时间'), '9:30');
    await user.type(field('开始'), '20261105');
    await user.type(field('结束'), '2026/11/6');
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.calls[0]?.[0]).toEqual({
      day: '2026-11-09',
      clock: '09:30',
      span: { from: '2026-11-05', to: '2026-11-06' },
    });
  });
});
