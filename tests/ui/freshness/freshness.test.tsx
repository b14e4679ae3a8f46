import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ClientContext, createClient } from '../../../src/api';
import { linkOf } from '../../../src/api/live/link';
import { Freshness } from '../../../src/ui/freshness';
import { UiRoot } from '../../../src/ui/root';

// A time of another year is said with the year.
beforeAll(() => void vi.setSystemTime(new Date(2026, 10, 30)));
afterAll(() => vi.useRealTimers());
afterEach(cleanup);

const at = new Date(2026, 10, 21, 14, 32, 5).getTime();

function show(live: boolean, failed = false, compact = false) {
  const client = createClient({ baseUrl: 'http://netpane.test', fetch: async () => Response.json({}) });
  const view = render(
    <UiRoot>
      <ClientContext value={client}>
        <Freshness live={live} at={at} every={30_000} failed={failed} compact={compact} />
      </ClientContext>
    </UiRoot>,
  );
  return { ...view, link: linkOf(client) };
}

describe('the line about freshness', () => {
  it('says that data is live and when it came', () => {
    show(true);
    expect(screen.getByRole('button', { name: /暂停更新$/ }).textContent).toMatch(/^实时 · .*更新$/);
    expect(screen.getByRole('status').textContent).toBe('数据更新：实时');
  });

  it('says how often it looks where nothing is live', () => {
    show(false);
    expect(screen.getByRole('button', { name: /暂停更新$/ }).textContent).toContain('每 30 秒更新');
  });

  it('says only when it came where the room is short, unless something is wrong', () => {
    show(false, false, true);
    expect(screen.getByRole('button', { name: /暂停更新$/ }).textContent).toMatch(/^11-21 14:32 更新$/);
    cleanup();
    show(false, true, true);
    expect(screen.getByRole('button', { name: /暂停更新$/ }).textContent).toMatch(/^更新失败/);
  });

  it('does not pass for live when the last look failed', () => {
    show(false, true);
    expect(screen.getByRole('button', { name: /暂停更新$/ }).textContent).toMatch(/^更新失败/);
    expect(screen.getByRole('status').textContent).toBe('数据更新：更新失败');
  });

  it('stops and goes on by one button, for everything on the page', () => {
    const { link } = show(true);
    fireEvent.click(screen.getByRole('button', { name: /暂停更新$/ }));
    expect(link.state().paused).toBe(true);
    expect(screen.getByRole('button', { name: /继续更新$/ }).textContent).toContain('已暂停');
    fireEvent.click(screen.getByRole('button', { name: /继续更新$/ }));
    expect(link.state().paused).toBe(false);
  });

  it('leaves nobody behind on a page that stands still', () => {
    const { link, unmount } = show(true);
    act(() => link.pause());
    unmount();
    expect(link.state().paused).toBe(false);
  });
});
