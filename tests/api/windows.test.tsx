import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endpoint, useRead, useWrite } from '../../src/api';
import { clearSession, openSession } from '../../src/session';
import { UiRoot } from '../../src/ui/root';

const call = (method: 'GET' | 'POST', path: string) =>
  endpoint({ method, path, summary: '', scope: 'account', origin: 'ours' } as const);
const unread = call('GET', '/api/v3/messages/unread');
const groups = call('GET', '/api/v3/device/groups');
const rename = call('POST', '/api/v3/device/rename');

/** Another window of the same person. */
let other: BroadcastChannel;
let asked: string[];
let close: () => void;
beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return Response.json({ code: 2000, message: '', data: asked.filter((one) => one === pathname).length });
  });
  close = openSession(() => undefined);
  other = new BroadcastChannel('netpane.written');
  // Left for another window.
  dispatchEvent(new Event('blur'));
  await import('../../src/api/windows');
});
afterEach(() => {
  cleanup();
  close();
  other.close();
  clearSession();
});

function Page() {
  const [messages, tree] = [useRead(unread, {}), useRead(groups, {})];
  const { run } = useWrite(rename, ['/api/v3/device/']);
  return (
    <>
      <p>{`未读 ${String(messages.data)} 分组 ${String(tree.data)}`}</p>
      <button onClick={() => void run({})}>重命名</button>
    </>
  );
}
const page = async () => {
  render(
    <UiRoot>
      <Page />
    </UiRoot>,
  );
  await screen.findByText('未读 1 分组 1');
};

it('what another window wrote is read again here, and nothing else', async () => {
  await page();
  other.postMessage(['/api/v3/messages']);
  await screen.findByText('未读 2 分组 1');
  other.postMessage(['/api/v3/device/']);
  await screen.findByText('未读 2 分组 2');
});

it('a window out of sight reads it once, when it is looked at', async () => {
  await page();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  for (let times = 0; times < 3; times++) other.postMessage(['/api/v3/messages']);
  // A last one that it hears is there once all were heard.
  const heard = new BroadcastChannel('netpane.written');
  const last = new Promise((done) => (heard.onmessage = done));
  other.postMessage([]);
  await last;
  heard.close();
  expect(asked).toHaveLength(2);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('未读 2 分组 1');
});

it('what this window wrote is told to the others', async () => {
  await page();
  const told = new Promise((done) => {
    other.onmessage = ({ data }: MessageEvent) => done(data);
  });
  fireEvent.click(screen.getByRole('button', { name: '重命名' }));
  expect(await told).toEqual(['/api/v3/device/']);
});
