import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, type ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api';
import { mac, mobile } from '../../src/rules';
import { Button } from '../../src/ui/button';
import {
  Form,
  MultiSelectField,
  NumberField,
  RadioField,
  SelectField,
  SmsCodeField,
  SubmitButton,
  TextareaField,
  TextField,
  useLeave,
  type FormProps,
} from '../../src/ui/form';
import { MobileField } from '../../src/ui/mobile-field';
import { UiRoot } from '../../src/ui/root';

afterEach(cleanup);

const show = (props: Partial<FormProps<Record<string, unknown>>> = {}, fields = plain) => {
  const onSubmit = vi.fn<FormProps<Record<string, unknown>>['onSubmit']>();
  const tree = (more: Partial<FormProps<Record<string, unknown>>>) => (
    <UiRoot>
      <Form onSubmit={onSubmit} {...props} {...more}>
        {fields}
        <SubmitButton>保存</SubmitButton>
      </Form>
    </UiRoot>
  );
  const { rerender } = render(tree({}));
  return { onSubmit, again: (more: Partial<FormProps<Record<string, unknown>>>) => rerender(tree(more)) };
};

/** A form whose field gets other options with each search. */
const searched = (fields: (from: number) => ReactElement) => {
  const onSubmit = vi.fn<FormProps<Record<string, unknown>>['onSubmit']>();
  const initial = { ids: ['old'] };
  const tree = (from: number) => (
    <UiRoot>
      <Form onSubmit={onSubmit} initial={initial}>
        {fields(from)}
        <SubmitButton>保存</SubmitButton>
      </Form>
    </UiRoot>
  );
  const { rerender } = render(tree(1));
  return { onSubmit, show: (from: number) => rerender(tree(from)) };
};

const plain = (
  <>
    <TextField name="name" label="备注" required help="写给同事看" />
    <TextField name="mobile" label="手机号" rules={[mobile]} />
  </>
);

const save = () => screen.getByRole('button', { name: '保存' });
const described = (node: Element) =>
  document.getElementById((node.getAttribute('aria-describedby') ?? '').split(' ')[0] ?? '')?.textContent;
const refused = (errors: Record<string, string[]>) => new ApiError('invalid', '数据有误', { status: 422, errors });

describe('a form that has just come', () => {
  /** Somebody who is quicker than what React does after the page is drawn. */
  function Hasty() {
    useLayoutEffect(() => {
      screen.getByRole('radio', { name: '自有服务器' }).click();
    }, []);
    return null;
  }

  it('keeps what is entered at once', () => {
    const options = [
      { value: 'cloud', label: '云平台' },
      { value: 'own', label: '自有服务器' },
    ];
    show(
      { initial: { where: 'cloud' } },
      <>
        <RadioField name="where" label="发往" options={options} />
        <Hasty />
      </>,
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '自有服务器' }).checked).toBe(true);
  });
});

describe('a field whose choices are read', () => {
  const source = { data: undefined, loading: false, error: undefined, refresh: vi.fn() };
  const field = (more: object) => (
    <SelectField name="card" label="银行卡" options={[]} required source={{ ...source, ...more }} />
  );

  it('says that they are on their way', () => {
    show({}, field({ loading: true }));
    const card = screen.getByLabelText('银行卡');
    expect(card.getAttribute('aria-busy')).toBe('true');
    expect(card.textContent).toBe('正在读取选项…');
  });

  it('says why they did not come, and reads them again', async () => {
    show({}, field({ error: new ApiError('offline', '网络连接已断开', { status: 0 }) }));
    expect(described(screen.getByLabelText('银行卡'))).toContain('选项没有读到：网络连接已断开');
    await userEvent.click(screen.getByRole('button', { name: '重新读取' }));
    expect(source.refresh).toHaveBeenCalledOnce();
    // That nothing is chosen is not the reader's fault.
    await userEvent.click(save());
    expect(described(screen.getByLabelText('银行卡'))).toContain('选项没有读到');
  });
});

describe('rules of a form', () => {
  it('say what must be filled in once the field was left, in the place of its help', async () => {
    show();
    const name = screen.getByLabelText('备注');
    expect(described(name)).toBe('写给同事看');
    expect(name.getAttribute('aria-required')).toBe('true');
    await userEvent.click(name);
    expect(name.getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(described(name)).toBe('必须填写备注');
    await userEvent.type(name, '前台');
    expect(described(name)).toBe('写给同事看');
  });

  it('leave an empty optional field alone and refuse a wrong one', async () => {
    const { onSubmit } = show({ initial: { name: '前台' } });
    await userEvent.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ name: '前台' });
    await userEvent.type(screen.getByLabelText('手机号'), '123{Enter}');
    expect(described(screen.getByLabelText('手机号'))).toBe('[手机号]格式无效');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('take the reader to the first bad field on submit', async () => {
    const { onSubmit } = show({ initial: { mobile: '1' } });
    await userEvent.click(save());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText('备注'));
  });
});

describe('objections of the server', () => {
  it('land on their fields, one sentence each, until the value changes', async () => {
    const onSubmit = () => Promise.reject(refused({ mobile: ['已被占用', '其他'] }));
    show({ initial: { name: '前台', mobile: '13800000000' }, onSubmit });
    await userEvent.click(save());
    const field = screen.getByLabelText('手机号');
    expect(described(field)).toBe('已被占用');
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, '{Backspace}1');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('reach into lists whichever way the path is written', async () => {
    const onSubmit = () => Promise.reject(refused({ 'members.0.ip': ['地址冲突'] }));
    show({ onSubmit }, <TextField name="members[0].ip" label="地址" />);
    await userEvent.click(save());
    expect(described(screen.getByLabelText('地址'))).toBe('地址冲突');
  });

  it('are said as toasts where no field is named', async () => {
    const onSubmit = () => Promise.reject(refused({ balance: ['余额不足'], name: ['已存在'], stock: ['库存不足'] }));
    show({ initial: { name: '前台' }, onSubmit });
    await userEvent.click(save());
    const toasts = await screen.findAllByText(/不足/);
    expect(toasts.map((toast) => toast.textContent)).toContain('余额不足');
    await screen.findByText('库存不足');
    expect(described(screen.getByLabelText('备注'))).toBe('已存在');
  });

  it('of any other kind are toasts, and returned messages land on fields', async () => {
    const onSubmit = vi
      .fn<FormProps<Record<string, unknown>>['onSubmit']>()
      .mockRejectedValueOnce(new ApiError('server', '服务器开小差了', { status: 500 }))
      .mockResolvedValueOnce({ name: '换一个' });
    show({ initial: { name: '前台' }, onSubmit });
    await userEvent.click(save());
    await screen.findByText('服务器开小差了');
    await userEvent.click(save());
    expect(described(screen.getByLabelText('备注'))).toBe('换一个');
  });
});

describe('values of a form', () => {
  it('are what stands in the boxes, also when a password manager told nobody', async () => {
    const { onSubmit } = show();
    const name = screen.getByLabelText<HTMLInputElement>('备注');
    // Sets the box behind React's back, as a manager does.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(name, '自动填入');
    await userEvent.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ name: '自动填入' });
  });

  it('are numbers where a number is asked, within bounds', async () => {
    const { onSubmit } = show({}, <NumberField name="speed" label="限速" unit="KB/s" min={2} max={100} integer />);
    const box = screen.getByLabelText('限速');
    await userEvent.type(box, '101');
    await userEvent.click(save());
    expect(described(box)).toContain('2–100');
    await userEvent.clear(box);
    await userEvent.type(box, '64');
    await userEvent.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ speed: 64 });
  });

  it('come from a select, with nothing chosen at first', async () => {
    const options = [{ value: 'a', label: '甲' }];
    const { onSubmit } = show({}, <SelectField name="group" label="分组" options={options} required />);
    await userEvent.click(save());
    expect(described(screen.getByLabelText('分组'))).toBe('必须填写分组');
    await userEvent.selectOptions(screen.getByLabelText('分组'), 'a');
    await userEvent.click(save());
    expect(onSubmit).toHaveBeenCalledWith({ group: 'a' });
  });

  it('stay chosen when another search does not bring them, and can be given up unseen', async () => {
    const option = (n: number) => ({ value: `d${n}`, label: `店 ${n}` });
    const fields = (from: number) => (
      <MultiSelectField
        name="ids"
        label="设备"
        options={Array.from({ length: 9 }, (_, i) => option(from + i))}
        more="还有 40 项"
        unlisted={(count) => `此处未列出的 ${count} 项`}
        onSearch={onSearch}
      />
    );
    const onSearch = vi.fn();
    const { onSubmit, show: showAgain } = searched(fields);
    expect(screen.getByLabelText('设备').textContent).toBe('已选 1 项');
    fireEvent.click(screen.getByLabelText('设备'));
    expect(screen.getByText('还有 40 项')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: '店 2' }));
    fireEvent.change(screen.getByPlaceholderText('搜索'), { target: { value: '店 30' } });
    expect(onSearch).toHaveBeenLastCalledWith('店 30');
    showAgain(30);
    expect(screen.queryByRole('checkbox', { name: '店 2' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: '店 30' }));
    fireEvent.change(screen.getByPlaceholderText('搜索'), { target: { value: '' } });
    expect(screen.getByRole('checkbox', { name: '店 2' })).toHaveProperty('checked', true);
    await userEvent.click(save());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ ids: ['old', 'd2', 'd30'] });
    fireEvent.click(screen.getByLabelText('设备'));
    fireEvent.click(screen.getByRole('checkbox', { name: '此处未列出的 1 项' }));
    await userEvent.click(save());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ ids: ['d2', 'd30'] });
  });

  it('mark every bad line of a list', async () => {
    show({}, <TextareaField name="macs" label="MAC 列表" lineRule={mac} />);
    const area = screen.getByLabelText('MAC 列表');
    fireEvent.change(area, { target: { value: 'a4:39:b3:0c:55:af\nx\na4-39-b3-0c-55-af\ny' } });
    fireEvent.blur(area);
    const marked = [...document.querySelectorAll('[data-bad]')].map((line) => line.textContent);
    expect(marked).toEqual(['2', '4']);
    expect(described(area)).toContain('第 2 行');
    expect(screen.getByText('2 行有误')).toBeTruthy();
  });
});

describe('leaving a form with unsaved changes', () => {
  const unload = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it('asks until they are saved', async () => {
    show({ initial: { name: '前台' } });
    expect(unload()).toBe(false);
    await userEvent.type(screen.getByLabelText('备注'), '一');
    expect(unload()).toBe(true);
    await userEvent.click(save());
    expect(unload()).toBe(false);
  });

  it('does not ask for forms that hold nothing worth it', async () => {
    show({ guarded: false });
    await userEvent.type(screen.getByLabelText('备注'), '一');
    expect(unload()).toBe(false);
  });

  it('asks before going elsewhere in the product', async () => {
    const went = vi.fn();
    const Leave = () => {
      const leave = useLeave();
      return <Button onClick={() => leave(went)}>走</Button>;
    };
    show(
      {},
      <>
        {plain}
        <Leave />
      </>,
    );
    await userEvent.click(screen.getByText('走'));
    expect(went).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByLabelText('备注'), '一');
    await userEvent.click(screen.getByText('走'));
    await userEvent.click(await screen.findByText('留在此页'));
    expect(went).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByText('走'));
    await userEvent.click(await screen.findByText('离开'));
    expect(went).toHaveBeenCalledTimes(2);
  });
});

describe('the code of a text message', () => {
  const fields = (send: () => Promise<unknown>) => (
    <>
      <TextField name="mobile" label="手机号" required rules={[mobile]} />
      <SmsCodeField name="code" label="短信验证码" needs={['mobile']} send={send} />
    </>
  );

  it('is not sent before the number is right', async () => {
    const send = vi.fn(() => Promise.resolve());
    show({}, fields(send));
    await userEvent.click(screen.getByText('获取验证码'));
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByLabelText('手机号'));
  });

  it('can be had again after a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      show(
        { initial: { mobile: '13800000000' } },
        fields(() => Promise.resolve()),
      );
      fireEvent.click(screen.getByText('获取验证码'));
      expect((await screen.findByText<HTMLButtonElement>('重新发送 (60s)')).disabled).toBe(true);
      await screen.findByText('短信验证码发送成功，请从手机上查看。');
      await act(() => vi.advanceTimersByTimeAsync(59_000));
      expect(screen.getByText(/重新发送 \([12]s\)/)).toBeTruthy();
      await act(() => vi.advanceTimersByTimeAsync(2000));
      expect(screen.getByText<HTMLButtonElement>('重新发送').disabled).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('waits as long as the server says when there were too many', async () => {
    const tooMany = new ApiError('tooMany', '短时间内请求过多，请在 28 秒后重试', { status: 429, retryAfter: 28 });
    show(
      { initial: { mobile: '13800000000' } },
      fields(() => Promise.reject(tooMany)),
    );
    fireEvent.click(screen.getByText('获取验证码'));
    await screen.findByText('重新发送 (28s)');
    await screen.findByText('短时间内请求过多，请在 28 秒后重试');
  });
});

it('takes a mobile number as it was copied', async () => {
  const { onSubmit } = show({}, <MobileField name="mobile" label="手机号" required />);
  await userEvent.click(screen.getByLabelText(/手机号/));
  await userEvent.paste(' 138-0000-1235 ');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ mobile: '138 0000 1235' });
});
