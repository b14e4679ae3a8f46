import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Backup } from '../../../src/api/contract/backup';
import { RestoreDialog } from '../../../widgets/devices/config-backups/dialogs';
import { Over, type Asked } from '../overview/server';

afterEach(cleanup);

const backup: Backup = {
  ...{ id: 'b1', device: 'g1', remark: '旧路由', at: '2026-11-20T06:00:00Z', origin: 'manual', author: '', note: '' },
  ...{ version: 3, bytes: 2480, same: false },
};

it('a backup goes to another gateway once the name of that one was typed', async () => {
  const asked: Asked[] = [];
  const answers = {
    '/api/v3/backup/compare': [],
    '/api/v3/device/all': {
      list: [
        { id: 'g1', gwid: 'g1', kind: 'gateway', remark: '旧路由' },
        { id: 'g2', gwid: 'g2', kind: 'gateway', remark: '新路由' },
      ],
      total: 2,
    },
    '/api/v3/backup/restore': { id: 'g2', remark: '新路由', ok: true, version: 1, state: 'pending', message: '' },
  };
  render(
    <Over answers={answers} asked={asked}>
      <RestoreDialog backup={backup} onClose={() => undefined} />
    </Over>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(/恢复到/), { target: { value: 'g2' } });
  const name = await dialog.findByLabelText(/新路由/);
  fireEvent.change(name, { target: { value: '旧路由' } });
  fireEvent.click(dialog.getByRole('button', { name: '恢复' }));
  expect(await dialog.findByText('名称与网关不一致')).toBeTruthy();
  fireEvent.change(name, { target: { value: '新路由' } });
  fireEvent.click(dialog.getByRole('button', { name: '恢复' }));
  const sent = () => asked.filter(({ path }) => path === '/api/v3/backup/restore').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ id: 'b1', name: '新路由', to: 'g2' }]));
});

it('a backup of a gateway that was given back goes to another one alone', async () => {
  const answers = {
    '/api/v3/device/all': { list: [{ id: 'g2', gwid: 'g2', kind: 'gateway', remark: '新路由' }], total: 1 },
    '/api/v3/backup/restore': { id: 'g2', remark: '新路由', ok: true, version: 1, state: 'pending', message: '' },
  };
  const asked: Asked[] = [];
  render(
    <Over answers={answers} asked={asked}>
      <RestoreDialog backup={{ ...backup, kept_until: '2026-12-20T06:00:00Z' }} onClose={() => undefined} />
    </Over>,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: '新路由' });
  expect(dialog.queryByRole('option', { name: /旧路由/ })).toBeNull();
  expect(dialog.queryByLabelText(/输入网关名称/)).toBeNull();
  fireEvent.change(dialog.getByLabelText(/恢复到/), { target: { value: 'g2' } });
  fireEvent.change(await dialog.findByLabelText(/新路由/), { target: { value: '新路由' } });
  fireEvent.click(dialog.getByRole('button', { name: '恢复' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ body: { id: 'b1', name: '新路由', to: 'g2' } }));
});
