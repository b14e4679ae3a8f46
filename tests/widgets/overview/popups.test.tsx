import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlaceContext, type Destination, type Place } from '../../../src/session/place';
import { enterLayer } from '../../../src/ui/layer';
import { HomePopups } from '../../../widgets/overview/home-popups';
import { answers } from '../../../widgets/overview/home-popups/home-popups.fixture';
import { Over, tracked, type Asked } from './server';

let asked: Asked[];
let went: Destination[];

beforeEach(() => {
  asked = [];
  went = [];
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const show = (given: object = answers, props: Parameters<typeof HomePopups>[0] = {}) => {
  const place: Place = { href: () => undefined, go: (to) => void went.push(to), query: {}, setQuery: () => undefined };
  return render(
    <Over answers={given} asked={asked}>
      <PlaceContext value={place}>
        <HomePopups {...props} />
      </PlaceContext>
    </Over>,
  );
};
const told = (path: string) => asked.filter((one) => one.path === `/api/v3${path}`);
const dialog = (name: string) => screen.findByRole('dialog', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('the pop-ups of the home page', () => {
  it('come one a visit: real-name, campaign, activity, ad', async () => {
    const given: Record<string, unknown> = { ...answers };
    const visits: [name: string, close: string, after: string][] = [
      ['完成实名认证', '稍后再说', '/api/v3/real_name_auth/notice'],
      ['硬盘补贴活动', '关闭', '/api/v3/open/get_active_details'],
      ['异地组网首月优惠', '关闭', '/api/v3/operational_activities'],
      ['推广', '关闭', '/api/v3/ads/home'],
    ];
    for (const [name, close, decides] of visits) {
      const settled: boolean[] = [];
      sessionStorage.clear();
      show({ ...given }, { onSettle: ({ shown }) => void settled.push(shown) });
      await dialog(name);
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      press(close);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(settled).not.toContain(false);
      // Back on the page in the same visit, nothing else comes.
      cleanup();
      asked = [];
      show({ ...given });
      await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(4));
      await act(() => Promise.resolve());
      expect(screen.queryByRole('dialog')).toBeNull();
      cleanup();
      delete given[decides];
    }
  });

  it('wait below a dialog that the reader opened', async () => {
    const leave = enterLayer({ node: document.body, modal: true, close: () => undefined });
    show(answers, { only: 'ad' });
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(4));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
    act(leave);
    await dialog('推广');
  });

  it('break the notice into lines; verifying closes it and goes to security', async () => {
    show(answers, { only: 'real-name' });
    await dialog('完成实名认证');
    expect(screen.getByText('个人：约 2 分钟').tagName).toBe('LI');
    press('去认证');
    expect(went).toEqual([{ name: 'security' }]);
    await waitFor(() => expect(told('/real_name_auth/close_popup')).toHaveLength(1));
  });

  it('show the campaign once in a browser', async () => {
    show(answers, { only: 'campaign' });
    await dialog('硬盘补贴活动');
    expect(screen.getByText('0.21 元')).toBeTruthy();
    cleanup();
    show(answers, { only: 'campaign' });
    await waitFor(() => expect(told('/open/get_active_details')).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('hide the campaign for ever only when the box is ticked', async () => {
    show(answers, { only: 'campaign' });
    await dialog('硬盘补贴活动');
    fireEvent.click(screen.getByRole('checkbox', { name: '下次不再提醒' }));
    press('查看可升级设备');
    await waitFor(() => expect(told('/open/hidden_star_dialog')).toHaveLength(1));
    cleanup();
    localStorage.clear();
    asked = [];
    show(answers, { only: 'campaign' });
    await dialog('硬盘补贴活动');
    press('关闭');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told('/open/hidden_star_dialog')).toHaveLength(0);
  });

  it('tell that the ad was shown and clicked, close it, and open its window', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    show(answers, { only: 'ad' });
    await dialog('推广');
    press('了解详情');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(open).toHaveBeenCalledWith('https://example.com/', '_blank', 'noopener');
    await waitFor(() => expect(told('/user_stat/click_home_ad')).toHaveLength(1));
    expect(tracked(asked)).toEqual(['middle_ad web_show_homePOPup 2603', 'middle_ad web_click_homePOPup 2603']);
    expect(told('/ad/close_ad')).toHaveLength(0);
  });

  it('leave opening the window to the page where it says so', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    show(answers, { only: 'ad', onAdOpen: () => false });
    await dialog('推广');
    press('了解详情');
    expect(open).not.toHaveBeenCalled();
  });

  it.each(['/api/v3/real_name_auth/notice', '/api/v3/ads/home'] as const)(
    'hold the ad back until %s has answered',
    async (path) => {
      let answer = (_: unknown): void => undefined;
      const slow = new Promise((done) => (answer = done));
      show({ ...answers, [path]: slow }, { only: 'ad' });
      await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(4));
      await act(() => Promise.resolve());
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(tracked(asked)).toEqual([]);
      answer(answers[path]);
      await dialog('推广');
    },
  );

  it('lead from the ad to a page of the console by its path', async () => {
    const ads = answers['/api/v3/ads/home'];
    const links = JSON.stringify({ h5: { link: 'https://console.example/#/open/ipv6', is_blank: false } });
    show({ ...answers, '/api/v3/ads/home': { ...ads, home_middle: { ...ads.home_middle, links } } }, { only: 'ad' });
    await dialog('推广');
    press('了解详情');
    expect(went).toEqual([{ name: 'path', query: { to: '/open/ipv6' } }]);
    await waitFor(() => expect(told('/user_stat/click_home_ad')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('show an ad without a valid link as a picture to close', async () => {
    const ads = answers['/api/v3/ads/home'];
    show(
      { ...answers, '/api/v3/ads/home': { ...ads, home_middle: { ...ads.home_middle, links: '{}' } } },
      { only: 'ad' },
    );
    await dialog('推广');
    expect(screen.queryByRole('button', { name: '了解详情', hidden: true })).toBeNull();
    press('关闭');
    await waitFor(() => expect(told('/ad/close_ad')).toHaveLength(1));
    expect(tracked(asked)).toEqual(['middle_ad web_show_homePOPup 2603']);
  });

  it('set the flag of the campaign once it is on the screen, not before', async () => {
    show(answers);
    await dialog('完成实名认证');
    expect(localStorage.getItem('np.campaign_shown')).toBeNull();
    cleanup();
    show(answers, { only: 'campaign' });
    await dialog('硬盘补贴活动');
    expect(localStorage.getItem('np.campaign_shown')).toBe('1');
  });

  it.each([
    ['hidden on the server', { is_hidden: true, lt_32g_router_num: 4 }],
    ['without a router that has a small disk', { is_hidden: false, lt_32g_router_num: 0 }],
  ])('leave out the campaign %s, and do not set its flag', async (_, detail) => {
    show({ ...answers, '/api/v3/open/get_active_details': detail }, { only: 'campaign' });
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(4));
    await act(() => Promise.resolve());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('np.campaign_shown')).toBeNull();
  });

  it('show the ad although the notice failed', async () => {
    const { '/api/v3/real_name_auth/notice': _, ...rest } = answers;
    show(rest, { only: 'ad' });
    await dialog('推广');
  });

  it('show nothing when every call fails', async () => {
    show({});
    await waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(4));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
