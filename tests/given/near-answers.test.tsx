import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { Suspense, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { BindCode, Contact } from '../../host/chrome/header-panels';
import { useMenus } from '../../host/chrome/use-menus';
import { homeCards } from '../../host/pages/home/cards';
import { PageBoundary } from '../../host/page-boundary';
import { ClientContext, createClient } from '../../src/api';
import { user } from '../../src/api/contract/user';
import { enterAs, session } from '../../src/session';
import { forgetChoices } from '../../src/session/kept';
import { UiRoot } from '../../src/ui/root';
import { Login } from '../../widgets/account/login';
import { Personalization } from '../../widgets/account/personalization';
import { Profile } from '../../widgets/account/profile';
import { MessagePopups } from '../../widgets/alarms/message-popups';
import { HomeBanner } from '../../widgets/overview/home-banner';
import { HomePopups } from '../../widgets/overview/home-popups';
import { TrafficModel } from '../../widgets/overview/traffic-model';
import { UserModel } from '../../widgets/overview/user-model';
import { givenBackEnd, token, usualAnswer, type Answer } from './back-end';
import { near } from './near';

// What reads the answers of the specification's calls is drawn of answers near the usual ones, all of them odd at once.

afterEach(() => {
  cleanup();
  session.user = undefined;
  forgetChoices();
});

const stat = ['complex', 'ap_complex', 'client_num', 'user_model', 'flow_model'].map((name) => `user_stat/${name}`);
const promotion = ['operational_activities', 'open/get_active_details', 'star/active_list', 'ipv6/active'];
const others = ['tunnel_by_internal_cloud/active', 'real_name_auth/notice', 'captcha/account_generate'];
const paths = ['user', ...stat, ...promotion, ...others].map((path) => `/api/v3/${path}`);
const answers: fc.Arbitrary<Record<string, Answer>> = fc.record(
  Object.fromEntries(paths.map((path) => [path, near(usualAnswer(path, { day: 7 }))])),
);

const Menus = () => useMenus('home').left.flatMap(({ items }) => items.map(({ label }) => label));
const nothing = () => undefined;
const parts: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(homeCards.map(({ key, node }) => [key, node])),
  'user-model': <UserModel />,
  'traffic-model': <TrafficModel />,
  banner: <HomeBanner />,
  popups: <HomePopups />,
  messages: <MessagePopups />,
  menus: <Menus />,
  bind: <BindCode />,
  contact: <Contact onLeave={nothing} onConsult={nothing} />,
  login: <Login />,
  profile: <Profile />,
  personalization: <Personalization />,
};

/** Draws all of it in front of a back end with these answers; what stands there once it asks for nothing more. */
async function drawn(odd: Record<string, Answer>): Promise<string> {
  const backEnd = givenBackEnd({ answers: odd });
  const client = createClient({
    baseUrl: 'http://given.invalid',
    token: () => token,
    fetch: (request) => backEnd.fetch(request),
  });
  enterAs((await client.call(user, {})).data);
  render(
    <UiRoot>
      <ClientContext value={client}>
        {Object.entries(parts).map(([key, part]) => (
          <PageBoundary key={key} fallback={() => <p>坏了 {key}</p>}>
            <Suspense fallback="未加载">{part}</Suspense>
          </PageBoundary>
        ))}
      </ClientContext>
    </UiRoot>,
  );
  let asked = -1;
  while (asked < backEnd.asked.length || document.body.textContent.includes('未加载')) {
    asked = backEnd.asked.length;
    await act(async () => {
      for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
    });
  }
  const text = document.body.textContent;
  cleanup();
  return text;
}

it('stands, and shows no figure that is none', async () => {
  await fc.assert(
    fc.asyncProperty(answers, async (odd) => {
      const reported = vi.fn();
      vi.stubGlobal('reportError', reported);
      const warned = vi.spyOn(console, 'error').mockReset();
      const text = await drawn(odd);
      expect(text.match(/.{0,30}(NaN|undefined|Infinity|\[object|Invalid|坏了).{0,30}/g)).toBeNull();
      expect([...reported.mock.calls, ...warned.mock.calls]).toEqual([]);
    }),
    { numRuns: 12, seed: 2026 },
  );
});
