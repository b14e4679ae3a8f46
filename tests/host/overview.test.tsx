import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomePage } from '../../host/pages/home';
import { HomeActions } from '../../host/pages/home/actions';
import { homeCards } from '../../host/pages/home/cards';
import { HomeGrid } from '../../host/pages/home/grid';
import type { Arrangement } from '../../host/pages/home/use-arrangement';
import { session } from '../../src/session/session';
import { answers, shown } from '../widgets/overview/answers';
import { Over, type Asked } from '../widgets/overview/server';

let asked: Asked[];
beforeEach(() => {
  asked = [];
  session.homeSection = 'REVENUE';
});
afterEach(cleanup);

const page = () =>
  document.body.textContent +
  [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label')).join();
/** What is missing of these words. */
const missing = (words: readonly string[]) => words.filter((word) => !page().includes(word));
function show(given: object) {
  render(
    <Over answers={given} asked={asked}>
      <HomeGrid cards={homeCards} />
    </Over>,
  );
}
/** Waits until it holds. Rows come one after the other, and what is below the window before the page is printed. */
const holds = (look: () => void) =>
  waitFor(() => {
    act(() => void dispatchEvent(new Event('beforeprint')));
    look();
  });

describe('the cards of the overview', () => {
  it('ask for everything once, however many show it', async () => {
    show(answers);
    await holds(() => expect(missing(Object.values(shown))).toEqual([]));
    // The stream fails here, and is tried again while the page fills.
    const paths = asked.map(({ path }) => path).filter((path) => path !== '/api/v3/stream');
    expect(paths.sort()).toEqual(Object.keys(answers).sort());
  });

  it.each(Object.keys(answers))('stand when %s fails, all but what it brings', async (failing) => {
    const rest = Object.fromEntries(Object.entries(answers).filter(([path]) => path !== failing));
    show(rest);
    const others = Object.entries(shown).flatMap(([path, word]) => (path === failing ? [] : [word]));
    await holds(() => expect(missing(others)).toEqual([]));
    expect(page()).not.toContain(shown[failing]);
    // Silently: nothing is said in the way of the reader.
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelectorAll('[part="panel"]').length).toBeGreaterThan(8);
  });

  it('stand when every call fails', async () => {
    show({});
    await holds(() => expect(screen.getAllByText('重新加载').length).toBeGreaterThan(8));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelectorAll('[part="panel"]').length).toBeGreaterThan(8);
  });

  it('show income or intercepted DNS requests, as the home section says', async () => {
    const both = { ...answers, '/api/v3/stats/dns_intercepted': { month: 12_873, today: 402, last_month: 30_122 } };
    show(both);
    await screen.findByText('386.42');
    expect(page()).not.toContain('12,873');
    cleanup();
    session.homeSection = 'DNS';
    show(both);
    await screen.findByText('12,873');
    expect(page()).not.toContain('386.42');
  });
});

it('opening the page sets what the running activities switch on', async () => {
  session.activities = undefined;
  const running = { id: 4, title: '', isPopup: false, userParticipation: [] };
  render(
    <Over answers={{ '/api/v3/operational_activities': { activities: [running] } }} asked={asked}>
      <HomePage />
    </Over>,
  );
  await waitFor(() => expect(session.activities).toMatchObject({ fourGetThree: true, activeId: 4 }));
});

it.each([
  ['say so, once for all of them', true],
  ['carry no mark where the devices are real', false],
])('figures of simulated devices %s', async (_, simulated) => {
  const path = '/api/v3/user_stat/complex';
  render(
    <Over answers={{ ...answers, [path]: { ...answers[path], simulated } }} asked={asked}>
      <HomeActions arrangement={{} as Arrangement} />
    </Over>,
  );
  await screen.findByText(/^数据更新于/);
  expect(screen.queryAllByText('模拟')).toHaveLength(simulated ? 1 : 0);
});

const noticePath = '/api/v3/real_name_auth/notice';

it.each([
  ['on a computer', false],
  ['not on a phone, where the phone edition is offered: that is the one interruption of a visit', true],
])('what pops up over the overview is asked for %s', async (_, phone) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('screen', phone ? { width: 390, height: 844 } : { width: 1440, height: 900 });
  vi.stubGlobal('matchMedia', () => ({ matches: phone, addEventListener() {}, removeEventListener() {} }));
  render(
    <Over answers={answers} asked={asked}>
      <HomePage />
    </Over>,
  );
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  vi.useRealTimers();
  // Its code is loaded when it is its turn.
  if (!phone) await waitFor(() => expect(asked.map(({ path }) => path)).toContain(noticePath));
  expect(asked.some(({ path }) => path === noticePath)).toBe(!phone);
});
