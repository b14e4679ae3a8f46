import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Form, SubmitButton, TextField, type FormProps } from '../../src/ui/form';
import { UiRoot } from '../../src/ui/root';

afterEach(cleanup);

type Props = Pick<FormProps<Record<string, unknown>>, 'initial' | 'onSubmit'>;

const show = ({ onSubmit = () => {}, ...first }: Partial<Props>) => {
  const tree = ({ initial }: Partial<Props>) => (
    <UiRoot>
      <Form initial={initial} onSubmit={onSubmit}>
        <TextField name="name" label="备注" />
        <TextField name="mobile" label="手机号" />
        <SubmitButton>保存</SubmitButton>
      </Form>
    </UiRoot>
  );
  const { rerender } = render(tree(first));
  return { again: (newer: Partial<Props>) => rerender(tree(newer)) };
};

const save = () => screen.getByRole('button', { name: '保存' });

describe('values of a form, when newer data arrives,', () => {
  it('keep what was edited', async () => {
    const { again } = show({ initial: { name: '旧', mobile: '13800000000' } });
    await userEvent.type(screen.getByLabelText('备注'), '改');
    again({ initial: { name: '新', mobile: '13900000000' } });
    expect(screen.getByLabelText<HTMLInputElement>('备注').value).toBe('旧改');
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13900000000');
  });

  it('keep what was put back while they were on their way, also when the answer brings what was sent', async () => {
    const old = { name: '旧', mobile: '13800000000' };
    let arrive = () => {};
    const { again } = show({ initial: old, onSubmit: () => new Promise<void>((done) => (arrive = done)) });
    const name = screen.getByLabelText<HTMLInputElement>('备注');
    const typed = (value: string) => fireEvent.change(name, { target: { value } });
    typed('新');
    await userEvent.click(save());
    typed('旧');
    // What comes from elsewhere meanwhile knows nothing of it yet.
    again({ initial: { ...old, mobile: '13900000000' } });
    await act(() => Promise.resolve(arrive()));
    again({ initial: { name: '新', mobile: '13900000000' } });
    expect(name.value).toBe('旧');
    expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13900000000');
  });

  it('follow newer data again once nothing of them was changed since they were saved', async () => {
    const { again } = show({ initial: { name: '旧' }, onSubmit: () => Promise.resolve() });
    const name = screen.getByLabelText<HTMLInputElement>('备注');
    fireEvent.change(name, { target: { value: '新' } });
    await userEvent.click(save());
    again({ initial: { name: '新' } });
    again({ initial: { name: '别人的' } });
    expect(name.value).toBe('别人的');
    again({ initial: { name: '又一个' } });
    expect(name.value).toBe('又一个');
  });

  it('put back after a refusal are as they were before, and follow newer data', async () => {
    const { again } = show({ initial: { name: '旧' }, onSubmit: () => Promise.resolve({ name: '已存在' }) });
    const name = screen.getByLabelText<HTMLInputElement>('备注');
    fireEvent.change(name, { target: { value: '新' } });
    await userEvent.click(save());
    fireEvent.change(name, { target: { value: '旧' } });
    again({ initial: { name: '别人的' } });
    expect(name.value).toBe('别人的');
  });
});
