import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAway, useClient } from '../../../src/api';
import { personalizationUpdate } from '../../../src/api/contract/personalization';
import { setTheme, signOut, useSession } from '../../../src/session';
import { usePlace } from '../../../src/session/place';
import { Badge } from '../../../src/ui/badge';
import {
  Bell,
  ChevronLeft,
  Ellipsis,
  LogOut,
  MessageSquare,
  Monitor,
  Palette,
  ReceiptText,
  Router,
  Search,
} from '../../../src/ui/icon';
import { To } from '../../../src/ui/link';
import { Mark } from '../../../src/ui/logo';
import { Menu } from '../../../src/ui/menu';
import { PageSlotContext } from '../../../src/ui/page';
import { hostText } from '../../host.text';
import { go } from '../../navigation';
import { routeNamed, type Route } from '../../routes';
import { chromeText } from '../chrome.text';
import type { FramedProps } from '../framed';
import { Skip } from '../frame.styles';
import { OfflineBanner, useOnline } from '../offline';
import { Provided } from '../provided';
import { useUnread } from '../use-unread';
import { fullOf, PhonePlace } from './phone-place';
import { phoneText as text } from './phone.text';
import { Acts, density, Main, Round, Shell, Tab, Tabs, Title, Top } from './phone.styles';

/** A page of the phone edition: its title above, where else one may go below. */
export function PhoneFrame({ route, children }: FramedProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  useDensity();
  const online = useOnline();
  const away = useAway();
  return (
    <Shell>
      <Ground />
      <Skip href="#main" onClick={toMain}>
        {hostText.skip}
      </Skip>
      <Main id="main" tabIndex={-1}>
        <Top>
          <Start route={route} />
          <Title tabIndex={-1}>{route.title}</Title>
          <More route={route} />
        </Top>
        {(!online || away) && <OfflineBanner away={online} />}
        <PhonePlace>
          <Acts ref={setSlot} />
          <PageSlotContext value={slot}>
            <Provided key={route.name} name={route.name}>
              {children}
            </Provided>
          </PageSlotContext>
        </PhonePlace>
      </Main>
      <Bottom route={route} />
    </Shell>
  );
}

/** Of the whole page: a question stands beside the frame, not in it. */
function useDensity() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--np-density', density);
    return () => void style.removeProperty('--np-density');
  }, []);
}

/** The bars that a phone draws around the page are of its colour, whatever the phone's own theme. */
function Ground() {
  const { theme } = useSession();
  const colour = getComputedStyle(document.documentElement).getPropertyValue('--_np-surface-base');
  return createPortal(<meta key={theme} name="theme-color" content={colour} />, document.head);
}

function Start({ route }: { route: Route }) {
  const above = route.parent && routeNamed(route.parent);
  if (!above) return <Mark size={26} />;
  return (
    <Round as={To} to={{ name: above.name }} aria-label={text.back(above.title)}>
      <ChevronLeft size={22} aria-hidden />
    </Round>
  );
}

/** The way to the whole console, and what belongs to the account. */
function More({ route }: { route: Route }) {
  const { theme } = useSession();
  const place = usePlace();
  const client = useClient();
  const isDark = theme === 'BLACK';
  const change = () => {
    const next = isDark ? 'WHITE' : 'BLACK';
    setTheme(next);
    // It holds for this browser session whatever the server says.
    void client.call(personalizationUpdate, { theme: next }, { quiet: true }).catch(() => undefined);
  };
  return (
    <Menu
      label={text.more}
      trigger={
        <Round as="button" type="button" aria-label={text.more}>
          <Ellipsis size={22} aria-hidden />
        </Round>
      }
      items={[
        { key: 'full', label: text.full, icon: <Monitor />, onSelect: () => place.go(fullOf(route.name, place.query)) },
        { key: 'theme', label: isDark ? text.light : text.dark, icon: <Palette />, onSelect: change },
        {
          key: 'logout',
          label: text.logout,
          icon: <LogOut />,
          divided: true,
          onSelect: () => void signOut(() => go('/login')),
        },
      ]}
    />
  );
}

const tabs = [
  { name: 'phone.alarms', label: text.alarms, icon: Bell },
  { name: 'phone.networks', label: text.networks, icon: Router },
  { name: 'phone.search', label: text.search, icon: Search },
  { name: 'phone.messages', label: text.messages, icon: MessageSquare },
  { name: 'phone.orders', label: text.orders, icon: ReceiptText, query: { state: 'unpaid' } },
];

function Bottom({ route }: { route: Route }) {
  const unread = useUnread();
  return (
    <Tabs aria-label={text.tabs}>
      {tabs.map(({ name, label, icon: Icon, query }) => (
        <Tab
          as={To}
          key={name}
          to={{ name, ...(query && { query }) }}
          aria-current={name === route.name ? 'page' : name === route.parent ? 'true' : undefined}
        >
          <span>
            <Icon size={22} aria-hidden />
            {name === 'phone.messages' && <Badge count={unread} label={chromeText.unread(unread)} />}
          </span>
          {label}
        </Tab>
      ))}
    </Tabs>
  );
}

/** Without an own step in the history, which the fragment alone would make. */
function toMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}
