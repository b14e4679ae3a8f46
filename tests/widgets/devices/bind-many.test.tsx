import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BindDialog } from '../../../widgets/devices/device-list/bind-dialog';
import { Over, type Asked } from '../overview/server';

afterEach(cleanup);

/** The dialog over a server that answers each binding with the next of these; `undefined` refuses it. */
function open(answers: (object | undefined)[]) {
  const asked: Asked[] = [];
  let closed = 0;
  const canned = {
    '/api/v3/device/filters': { groups: [], models: [], tags: [] },
    '/api/v3/device/kept': { list: [], total: 0 },
    get '/api/v3/device/bind'() {
      return answers.shift();
    },
  };
  render(
    <Over answers={canned} asked={asked}>
      <BindDialog open onClose={() => closed++} />
    </Over>,
  );
  fireEvent.click(screen.getByRole('radio', { name: '批量' }));
  return {
    bound: () => asked.filter(({ path }) => path === '/api/v3/device/bind').map(({ body }) => body),
    closed: () => closed,
  };
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/设备标签/);
const send = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: '绑定' }));
};

it('many gateways are bound from a list, and the dialog closes', async () => {
  const { bound, closed } = open([{ gwid: 'ab12' }, { gwid: 'cd34' }]);
  send('AB12,k1,城西店\ncd34,k2');
  await waitFor(() => expect(closed()).toBe(1));
  expect(bound()).toEqual([
    { gwid: 'ab12', key: 'k1', remark: '城西店' },
    { gwid: 'cd34', key: 'k2' },
  ]);
});

it('those that are refused stay, with the reason, to be tried again', async () => {
  const { bound, closed } = open([{ gwid: 'ab12' }, undefined, { gwid: 'cd34' }]);
  send('ab12,k1\ncd34,k2,城东店');
  expect((await screen.findByRole('alert', { name: '1 台没有绑定，修改后可以再试' })).textContent).toContain('cd34');
  expect(field().value).toBe('cd34,k2,城东店');
  expect(closed()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: '绑定' }));
  await waitFor(() => expect(closed()).toBe(1));
  expect(bound()).toHaveLength(3);
});

it('a list with a bad line is not sent', async () => {
  const { bound } = open([]);
  send('ab12,k1\ncd34');
  expect(await screen.findByText('第 2 行缺少 GWID 或绑定密钥，或与前面重复')).toBeTruthy();
  expect(bound()).toEqual([]);
});
