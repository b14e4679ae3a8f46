import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UiRoot } from '../../../src/ui/root';

type Stories = Record<string, ComponentType>;
const all = import.meta.glob<Stories>('../../../widgets/*/*/*.stories.tsx');
const storiesOf = (name: string) => Object.entries(all).find(([path]) => path.endsWith(`/${name}.stories.tsx`))![1]();

const cards = [
  'device-counts',
  'user-counts',
  'income-summary',
  'dns-interceptions',
  'week-traffic',
  'wireless-summary',
  'alarm-summary',
  'client-trend',
  'flow-categories',
  'user-model',
  'traffic-model',
];
/** They take no room until there is something to show. */
const comeAndGo = ['home-banner', 'home-popups', 'message-popups'];
/** They read nothing. */
const still = ['shortcuts', 'campaign-calculator'];

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function tell(name: string, story: string) {
  const Shown = (await storiesOf(name))[story];
  expect(Shown, `${name} has no story ${story}`).toBeDefined();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<UiRoot>{Shown && <Shown />}</UiRoot>);
  return { container, complaints };
}

describe.each(cards)('%s', (name) => {
  it.each(['Ordinary', 'Nothing', 'Failing', 'Slow', 'Dark', 'Narrow'])('tells %s', async (story) => {
    const { container, complaints } = await tell(name, story);
    if (story === 'Slow') await waitFor(() => expect(container.querySelector('[role=status]')).not.toBeNull());
    else await waitFor(() => expect(container.querySelector('[role=status][aria-busy]')).toBeNull());
    expect(container.textContent).not.toBe('');
    expect(container.querySelector('[role=alert]')).toBeNull();
    expect(complaints.mock.calls.flat().join()).not.toMatch(/Error|Warning/);
  });
});

describe.each(comeAndGo)('%s', (name) => {
  it('shows what there is', async () => {
    await tell(name, 'Ordinary');
    await waitFor(() => expect(document.body.textContent).not.toBe(''));
  });

  it.each(['Nothing', 'Failing', 'Slow'])('takes no room when it is %s', async (story) => {
    const { container } = await tell(name, story);
    await act(() => Promise.resolve());
    expect(container.textContent).toBe('');
  });
});

describe.each(still)('%s', (name) => {
  it.each(['Ordinary', 'Dark', 'Narrow'])('tells %s', async (story) => {
    const { container } = await tell(name, story);
    expect(container.textContent).not.toBe('');
  });
});
