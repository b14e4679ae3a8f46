import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useReferralLink } from '../../host/referral';
import { useReferralCredit } from '../../host/referral-credit';
import { setPageClient } from '../../src/api/page-client';
import { day } from '../../src/domain/time';
import { session } from '../../src/session';

let asked: string[];
beforeEach(() => {
  asked = [];
  localStorage.clear();
  const fetch = async (request: Request) => {
    asked.push(`${new URL(request.url).pathname} ${await request.text()}`);
    return Response.json({ code: 2000, message: '', data: null });
  };
  setPageClient({ baseUrl: 'http://console.invalid', fetch });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  session.token = undefined;
  localStorage.clear();
});

/** Somebody opens an agent's link, closes the tab, and signs in after so many days in another one. */
async function creditAfter(days: number): Promise<string[]> {
  const { unmount } = renderHook(() => useReferralLink('NP8K2-SW'));
  await vi.waitFor(() => expect(asked).toEqual(['/api/v3/promotion/visit {"code":"NP8K2-SW"}']));
  unmount();
  sessionStorage.clear();
  asked = [];
  vi.useFakeTimers({ now: Date.now() + days * day, toFake: ['Date'] });
  session.token = 'token';
  renderHook(() => useReferralCredit()).unmount();
  await new Promise((done) => setTimeout(done));
  return asked;
}

it('who came by a link is credited in another tab, days later, and once', async () => {
  expect(await creditAfter(29)).toEqual(['/api/v3/promotion/attach {"code":"NP8K2-SW"}']);
  renderHook(() => useReferralCredit());
  await new Promise((done) => setTimeout(done));
  expect(asked).toHaveLength(1);
});

it('is forgotten after a month', async () => {
  expect(await creditAfter(31)).toEqual([]);
});
