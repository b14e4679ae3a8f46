import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signEvent } from '../../../src/domain/tracking';
import { PlaceContext, type Destination, type Place } from '../../../src/session/place';
import { HomeBanner } from '../../../widgets/overview/home-banner';
import { answers } from '../../../widgets/overview/home-banner/home-banner.fixture';
import { Over, tracked, type Asked } from './server';

let asked: Asked[];

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = async (given: object = answers, onAdOpen?: (target: unknown) => boolean) => {
  render(
    <Over answers={given} asked={asked}>
      <HomeBanner {...(onAdOpen && { onAdOpen })} />
    </Over>,
  );
  await screen.findByRole('region');
};
const titleNow = () => screen.getByText(/^第.条$/).textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the banner', () => {
  it("goes on after each banner's own seconds, and each counts once a visit", async () => {
    await show();
    expect(titleNow()).toBe('第一条');
    await wait(2100);
    expect(titleNow()).toBe('第二条');
    await wait(4500);
    expect(titleNow()).toBe('第二条');
    await wait(600);
    expect(titleNow()).toBe('第三条');
    await wait(3100);
    expect(titleNow()).toBe('第一条');
    expect(tracked(asked)).toEqual(['1', '2', '3'].map((id) => `header_ad show_homePageEPCAD ${id}`));
  });

  it('signs what it tells', async () => {
    await show();
    await wait(10);
    const body = asked.find(({ path }) => path === '/api/v3/event_tracking')?.body as never;
    expect(body).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), sign: signEvent(body) });
  });

  it('rests while somebody points at it, and turns both ways by hand', async () => {
    await show();
    fireEvent.pointerEnter(screen.getByRole('region'));
    await wait(20_000);
    expect(titleNow()).toBe('第一条');
    fireEvent.click(screen.getByRole('button', { name: '上一张' }));
    expect(titleNow()).toBe('第三条');
    fireEvent.click(screen.getByRole('button', { name: '下一张' }));
    expect(titleNow()).toBe('第一条');
  });

  it('has arrows only with more than one', async () => {
    const ads = answers['/api/v3/ads/home'];
    await show({ ...answers, '/api/v3/ads/home': { ...ads, home_banners: ads.home_banners.slice(0, 1) } });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('counts a click with a valid link and tells where it leads', async () => {
    const opened: unknown[] = [];
    await show(answers, (target) => (opened.push(target), false));
    fireEvent.click(screen.getByRole('link', { name: '查看活动' }));
    await wait(10);
    expect(opened).toEqual([{ kind: 'route', path: '/sdwan/package' }]);
    expect(tracked(asked)).toContain('header_ad click_homePageEPCAD 1');
  });

  it('leads to the page of the console by its path, and opens windows itself', async () => {
    const went: Destination[] = [];
    const place: Place = {
      href: () => undefined,
      go: (to) => void went.push(to),
      query: {},
      setQuery: () => undefined,
    };
    render(
      <Over answers={answers} asked={asked}>
        <PlaceContext value={place}>
          <HomeBanner />
        </PlaceContext>
      </Over>,
    );
    fireEvent.click(await screen.findByRole('link', { name: '查看活动' }));
    expect(went).toEqual([{ name: 'path', query: { to: '/sdwan/package' } }]);
  });

  it('offers no link where there is no valid one', async () => {
    const ads = answers['/api/v3/ads/home'];
    const bad = ads.home_banners.map((one) => ({ ...one, links: '{"h5":{"link":"javascript:alert(1)"}}' }));
    await show({ ...answers, '/api/v3/ads/home': { ...ads, home_banners: bad } });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('takes no room without banners or when the call fails', async () => {
    const { container } = render(
      <Over answers={{}} asked={asked}>
        <HomeBanner />
      </Over>,
    );
    await wait(50);
    expect(container.querySelector('section')).toBeNull();
  });

  it("shows the running activity's own picture first", async () => {
    const running = {
      ...answers['/api/v3/operational_activities'],
      bannerImgUrl: 'data:image/png;base64,',
      activities: [{ id: 1, title: '异地组网', isPopup: false, userParticipation: [] }],
    };
    await show({ ...answers, '/api/v3/operational_activities': running });
    expect(screen.getByRole('link', { name: '异地组网' })).toBeTruthy();
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('活动横幅，第 1 张，共 4 张');
  });
});
