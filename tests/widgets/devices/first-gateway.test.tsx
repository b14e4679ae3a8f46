import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FirstGateway } from '../../../widgets/devices/first-gateway';
import { bound, nothing } from '../../../widgets/devices/first-gateway/first-gateway.fixture';
import { Over, type Asked } from '../overview/server';

afterEach(cleanup);

const list = '/api/v3/device/gateways';

/** The first steps over an account that has nothing until something was bound. */
function show(more: object = {}) {
  const asked: Asked[] = [];
  let done = 0;
  const of = (path: string) => asked.filter((one) => one.path === path).map(({ body }) => body);
  const answers = {
    ...nothing,
    get [list]() {
      return of('/api/v3/device/bind').length > 0 ? bound[list] : nothing[list];
    },
    '/api/v3/device/bind': { gwid: '7f3a9c21e04b' },
    '/api/v3/device/rename': null,
    ...more,
  };
  render(
    <Over answers={answers} asked={asked}>
      <FirstGateway onDone={() => void done++} />
    </Over>,
  );
  return { of, done: () => done };
}

const fill = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

it('later steps are seen and wait; bound, named, and on to the overview', async () => {
  const { of, done } = show();
  const name = within(await screen.findByRole('region', { name: '起名' }));
  expect(name.getByText('等待第 1 步')).toBeTruthy();
  expect(name.queryByRole('textbox')).toBeNull();
  fill(/GWID/, '7F3A9C21E04B');
  fill(/绑定密钥/, 'X2k9-secret');
  fireEvent.click(screen.getByRole('button', { name: '绑定' }));
  expect(await screen.findByText('NP-R680 e04b 已归入账号')).toBeTruthy();
  expect(of('/api/v3/device/bind')).toEqual([{ gwid: '7F3A9C21E04B', key: 'X2k9-secret' }]);
  expect(screen.getByText(/等待设备上线/)).toBeTruthy();
  fill(/备注名称/, '城西店');
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(of('/api/v3/device/rename')).toEqual([{ id: '7f3a9c21e04b', remark: '城西店' }]));
  fireEvent.click(screen.getByRole('button', { name: '进入概览' }));
  expect(done()).toBe(1);
});

it('what was refused is said, and what was typed stays', async () => {
  const { of } = show({ '/api/v3/device/bind': undefined });
  await screen.findByLabelText(/GWID/);
  fill(/GWID/, 'ab12');
  fill(/绑定密钥/, 'wrong');
  fireEvent.click(screen.getByRole('button', { name: '绑定' }));
  await waitFor(() => expect(of('/api/v3/device/bind')).toHaveLength(1));
  await screen.findByRole('alert');
  expect(screen.getByLabelText<HTMLInputElement>(/绑定密钥/).value).toBe('wrong');
  expect(screen.queryByText(/已归入账号/)).toBeNull();
});

it('nobody has to: the overview is one press away', async () => {
  const { done } = show();
  fireEvent.click(await screen.findByRole('button', { name: '先不绑定，进入概览' }));
  expect(done()).toBe(1);
});
