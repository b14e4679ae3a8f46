import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Provided } from '../../host/chrome/provided';
import { endpoint, useRead } from '../../src/api';
import { personalizationShow } from '../../src/api/contract/personalization';
import { complex } from '../../src/api/contract/stats';
import { clearSession, openSession, session } from '../../src/session';
import { UiRoot } from '../../src/ui/root';
import { Failed } from '../../src/ui/failed';
import { givenBackEnd, token, type GivenBackEnd } from '../given/back-end';

const ours = (path: string) =>
  endpoint({ method: 'GET', path, summary: '', scope: 'account', origin: 'ours' } as const);
const first = ours('/api/v3/first');
const second = ours('/api/v3/second');

let server: GivenBackEnd;
let close: () => void;
beforeEach(() => {
  server = givenBackEnd();
  vi.stubGlobal('fetch', server.fetch);
  document.cookie = `np_token=${token}; path=/`;
  close = openSession(() => undefined);
});
afterEach(() => {
  cleanup();
  close();
  clearSession();
});

function Reads({ call }: { call: typeof first | typeof complex | typeof personalizationShow }) {
  const { error, reply, refresh } = useRead(call, {});
  if (error) return <Failed error={error} onRetry={refresh} />;
  return <p>{reply ? `有 ${call.path}` : '正在加载'}</p>;
}

const page = (...calls: (typeof first | typeof complex | typeof personalizationShow)[]) =>
  render(
    <UiRoot>
      <Provided name="asset">
        {calls.map((call) => (
          <Reads key={call.path} call={call} />
        ))}
      </Provided>
    </UiRoot>,
  );
const calm = () => screen.findByText('此服务端未提供该功能');
const asked = () => server.asked.map(({ path }) => path);

it('A page whose calls the server does not have says so once, with their names, and asks once for each', async () => {
  page(first, second);
  await calm();
  expect(screen.getAllByText('此服务端未提供该功能')).toHaveLength(1);
  expect(screen.getByText(/GET \/api\/v3\/first/).textContent).toContain('GET /api/v3/second');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(session.absentPages).toEqual(['asset']);
  cleanup();
  page(first, second);
  await calm();
  expect(asked()).toEqual([first.path, second.path]);
});

it('a page that reads something else as well stays, and says in its place what is missing', async () => {
  page(complex, first);
  await screen.findByText(`有 ${complex.path}`);
  await calm();
  expect(screen.queryByRole('button', { name: '重新检测' })).toBeNull();
  expect(session.absentPages).toEqual([]);
});

it('a page of which only the chosen columns are known is not there', async () => {
  page(personalizationShow, first);
  await waitFor(() => expect(session.absentPages).toEqual(['asset']));
  expect(await screen.findByRole('button', { name: '重新检测' })).toBeTruthy();
});

it('is tried again when the reader asks for it, and offered again', async () => {
  page(first);
  await calm();
  server.answers[first.path] = { code: 2000, message: '', data: null };
  await userEvent.click(screen.getByRole('button', { name: '重新检测' }));
  await screen.findByText(`有 ${first.path}`);
  expect(session.absentPages).toEqual([]);
});

it('what is missing behind a call that is there is another matter', async () => {
  server.answers[first.path] = () => Response.json({ code: 4004, message: '没有这台设备' }, { status: 404 });
  page(first);
  await screen.findByText('没有这台设备');
  expect(session.absentPages).toEqual([]);
});

it('another session tries everything again', async () => {
  page(first);
  await waitFor(() => expect(session.absentPages).toEqual(['asset']));
  clearSession();
  expect(session.absentPages).toEqual([]);
});
