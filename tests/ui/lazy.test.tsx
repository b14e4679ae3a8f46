import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazy, lazyDialog, Suspense } from '../../src/ui/lazy';

// React itself goes on in turns of the event loop, which stand still with the timers.
const realImmediate = setImmediate;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = async (load: () => Promise<ComponentType<object>>) => {
  const Part = lazy(load);
  await act(async () => {
    render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
  });
};
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('code that comes late because the line was cut is shown then', async () => {
  let failures = 2;
  await show(() => (failures-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve(() => <b>drawn</b>)));
  expect(screen.getByText('waiting')).toBeTruthy();
  await wait(7_000);
  expect(screen.getByText('drawn')).toBeTruthy();
});

it('code that never comes leaves its place empty after two minutes', async () => {
  await show(() => Promise.reject(new Error('gone')));
  await wait(60_000);
  expect(screen.getByText('waiting')).toBeTruthy();
  await wait(61_000);
  expect(screen.queryByText('waiting')).toBeNull();
});

it('a dialog whose code is on its way leaves what is around it as it is', async () => {
  let come: (part: ComponentType<{ who: string }>) => void = () => undefined;
  const Dialog = lazyDialog<{ who: string }>(() => new Promise((done) => (come = done)));
  await act(async () => {
    render(
      <Suspense fallback="the page is gone">
        page <Dialog who="np" />
      </Suspense>,
    );
  });
  expect(document.body.textContent).toBe('page ');
  await act(async () => come(({ who }) => <b>about {who}</b>));
  expect(document.body.textContent).toBe('page about np');
});

it('what stood for a part is gone as soon as its code has come, without a timer', async () => {
  let come: (part: ComponentType) => void = () => undefined;
  const Part = lazy<object>(() => new Promise((done) => (come = done)));
  await act(async () => {
    render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
  });
  // As on a page: what is drawn under `act` waits for nothing anyway.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  come(() => <b>drawn</b>);
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => void realImmediate(done));
  expect(document.body.textContent).toBe('drawn');
});
