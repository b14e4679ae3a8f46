import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhoneFrame } from '../../host/chrome/phone';
import { Framed } from '../../host/chrome/framed';
import { isPhone } from '../../host/chrome/phone/is-phone';
import { PhoneBar } from '../../host/chrome/phone/phone-bar';
import { ServiceCodes } from '../../host/chrome/service-codes';
import { addressOf, leads } from '../../host/destinations';
import { loadRoutes } from '../../host/known-routes';
import { routeNamed } from '../../host/routes';
import { PlaceContext, type Destination, type Place } from '../../src/session/place';
import { setTheme } from '../../src/session';
import { To } from '../../src/ui/link';
import { PageActions } from '../../src/ui/page';
import { QrCode } from '../../src/ui/qr';
import { UiRoot } from '../../src/ui/root';

const gone: string[] = [];
const place: Place = {
  href: addressOf,
  leads,
  go: (to: Destination) => void gone.push(addressOf(to) ?? '/404'),
  query: {},
  setQuery: () => undefined,
};
const show = (node: React.ReactNode) =>
  render(
    <PlaceContext value={place}>
      <UiRoot>{node}</UiRoot>
    </PlaceContext>,
  );
const frame = (name: string, children: React.ReactNode = null) =>
  show(
    <PhoneFrame route={routeNamed(name)!} gwid={undefined} bare={false}>
      {children}
    </PhoneFrame>,
  );

beforeAll(loadRoutes);
beforeEach(() => {
  gone.length = 0;
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

describe('the frame of the phone edition', () => {
  it('names its page in the only first heading, and marks where it is among its tabs', () => {
    frame('phone.networks');
    expect(screen.getByRole('heading', { level: 1, name: '网络' })).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: '手机版导航' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['告警', '/m/alarms'],
      ['网络', '/m/networks'],
      ['搜索', '/m/search'],
      ['消息', '/m/messages'],
      ['订单', '/m/orders?state=unpaid'],
    ]);
    expect(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page').map((tab) => tab.textContent)).toEqual([
      '网络',
    ]);
  });

  it('leads back from one network to all of them', () => {
    frame('phone.network');
    expect(screen.getByRole('link', { name: '返回网络' }).getAttribute('href')).toBe('/m/networks');
  });

  it('keeps what a widget leads to in the phone edition, where that has the page', () => {
    frame(
      'phone.alarms',
      <>
        <To to={{ name: 'network', params: { gwid: 'a1' }, query: { tab: 'clients' } }}>网关</To>
        <To to={{ name: 'security' }}>安全</To>
      </>,
    );
    expect(screen.getByRole('link', { name: '网关' }).getAttribute('href')).toBe('/m/networks/a1?tab=clients');
    expect(screen.getByRole('link', { name: '安全' }).getAttribute('href')).toBe('/security');
  });

  it('has the actions of a page above it', () => {
    frame(
      'phone.messages',
      <PageActions>
        <button>全部已读</button>
      </PageActions>,
    );
    expect(within(screen.getByRole('main')).getByRole('button', { name: '全部已读' })).toBeTruthy();
  });

  it('leads to the same page of the whole console', () => {
    history.replaceState(null, '', '/m/networks/a1');
    frame('phone.network');
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    fireEvent.click(screen.getByRole('menuitem', { name: '完整版' }));
    expect(gone).toEqual(['/network/a1']);
  });
});

it('the bars that a phone draws around it have the colour of its theme', async () => {
  const sheet = document.createElement('style');
  sheet.textContent =
    '[data-np-theme=WHITE]{--_np-surface-base:#ffffff} [data-np-theme=BLACK]{--_np-surface-base:#161a20}';
  document.head.append(sheet);
  const colour = () => document.querySelector('meta[name=theme-color]')?.getAttribute('content');
  setTheme('WHITE');
  frame('phone.alarms');
  expect(colour()).toBe('#ffffff');
  act(() => setTheme('BLACK'));
  await waitFor(() => expect(colour()).toBe('#161a20'));
  setTheme('WHITE');
  sheet.remove();
});

it('the code in the header leads a phone to it', () => {
  const { container } = show(<ServiceCodes />);
  const expected = render(<QrCode text={`${location.origin}/m`} label="手机端" size={136} />);
  expect(container.innerHTML).toContain(expected.container.querySelector('path')?.getAttribute('d') ?? 'no code');
});

describe('the bar that offers it', () => {
  const dismissed = vi.fn();
  const bar = (name: string) => show(<PhoneBar route={routeNamed(name)!} onDismiss={dismissed} />);

  it('leads to the page that corresponds, else to the first one', () => {
    history.replaceState(null, '', '/network/a1');
    bar('network');
    expect(screen.getByRole('link', { name: '打开手机版' }).getAttribute('href')).toBe('/m/networks/a1');
    cleanup();
    history.replaceState(null, '', '/profile');
    bar('profile');
    expect(screen.getByRole('link', { name: '打开手机版' }).getAttribute('href')).toBe('/m');
    fireEvent.click(screen.getByRole('button', { name: '不再提示' }));
    expect(dismissed).toHaveBeenCalledOnce();
  });

  it('stands above the console of a phone in a place that is kept for it, and stays away once it was dismissed', async () => {
    vi.stubGlobal('screen', { width: 390, height: 844 });
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const framed = () =>
      show(
        <Framed route={routeNamed('profile')!} gwid={undefined} bare={false}>
          页面
        </Framed>,
      );
    const { container } = framed();
    expect(container.querySelector('.phone-place')).not.toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: '不再提示' }));
    expect(container.querySelector('.phone-place')).toBeNull();
    expect(screen.queryByRole('link', { name: '打开手机版' })).toBeNull();
    cleanup();
    const again = framed();
    expect(again.container.querySelector('.phone-place')).toBeNull();
    expect(screen.queryByRole('link', { name: '打开手机版' })).toBeNull();
  });

  it.each([
    ['a phone', 390, 844, true, true],
    ['a phone on its side', 844, 390, true, true],
    ['a tablet', 768, 1024, true, false],
    ['a computer with a small window', 1440, 900, false, false],
  ])('is for %s: %d × %d', (_, width, height, coarse, wanted) => {
    vi.stubGlobal('screen', { width, height });
    vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
    expect(isPhone()).toBe(wanted);
  });
});
