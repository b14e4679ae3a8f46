import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { MessageDetail } from '../../../widgets/alarms/message-detail';
import { MessageList } from '../../../widgets/alarms/message-list';
import { box } from '../../../widgets/alarms/message-list/message-list.fixture';
import { Over, type Asked } from '../overview/server';

afterEach(cleanup);

const one = {
  _id: 'm1',
  kind: 'security',
  title: '新设备登录提醒',
  popup: 'NO',
  read: false,
  created_at: '2026-11-20T02:00:00Z',
  msg: '<p>在 <b>上海</b> 登录<img src="x" onerror="alert(1)"></p>',
  newer: null,
  older: 'm2',
};
const answers = {
  '/api/v3/messages': box,
  '/api/v3/messages/unread': { count: 1 },
  '/api/v3/messages/read_all': { count: 1 },
  '/api/v3/messages/m1': one,
  '/api/v3/message/read': null,
};

function show(what: ReactNode) {
  const asked: Asked[] = [];
  render(
    <Over answers={answers} asked={asked}>
      {what}
    </Over>,
  );
  return (path: string) => asked.filter((call) => call.path === path).map((call) => call.body);
}

describe('the message list', () => {
  it('marks every message read after asking', async () => {
    const posted = show(<MessageList />);
    const button = await screen.findByRole('button', { name: '全部已读' });
    await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: '确定' }));
    await waitFor(() => expect(posted('/api/v3/messages/read_all')).toHaveLength(1));
    expect(await screen.findByText('已将 1 条消息标为已读')).toBeTruthy();
  });
});

describe('a message', () => {
  it('is read once it is shown, and shows nothing that runs', async () => {
    const posted = show(<MessageDetail msgId="m1" />);
    expect(await screen.findByText('上海')).toBeTruthy();
    expect(document.querySelector('[onerror]')).toBeNull();
    await waitFor(() => expect(posted('/api/v3/message/read')).toContainEqual({ msg_ids: ['m1'] }));
  });
});
