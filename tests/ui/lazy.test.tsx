import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazy, lazyDialog, preloadable, usePreloaded } from '../../src/ui/lazy';

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

it('a part that is drawn when its code is there stands at once, without what is shown meanwhile', async () => {
  const Part = preloadable<object>(() => Promise.resolve(() => <b>drawn</b>));
  const seen: string[] = [];
  const Fallback = () => void seen.push('waiting');
  function Page() {
    return usePreloaded(Part) ? <Part /> : 'before';
  }
  render(
    <Suspense fallback={<Fallback />}>
      <Page />
    </Suspense>,
  );
  expect(document.body.textContent).toBe('before');
  await act(async () => undefined);
  expect([document.body.textContent, seen]).toEqual(['drawn', []]);
});
