import { useMemo } from 'react';
import { useClient } from '../../src/api';
import { personalizationUpdate } from '../../src/api/contract/personalization';
import { setTheme, signOut, useSession } from '../../src/session';
import { BareDialog } from '../../src/ui/dialog';
import { openTasks } from '../../src/ui/tasks';
import { GlobalSearch, type SearchEntry } from '../../widgets/overview/global-search';
import { mayShow } from '../menu';
import { menuText } from '../menu.text';
import { go } from '../navigation';
import { pathOf, routes, trailOf, type Route } from '../routes';
import { chromeText } from './chrome.text';
import { paletteText } from './palette.text';
import { taskOwner } from './task-owner';

/** The search over everything in a dialog: the console's pages and what can be done from anywhere. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { user, flags, theme, absentPages } = useSession();
  const client = useClient();
  const { experience } = flags;
  const pages = useMemo(
    () =>
      routes
        .filter(
          (route) =>
            isPage(route) &&
            !absentPages.includes(route.name) &&
            (!route.menu?.rule || (user && mayShow(route.menu.rule, { user, experience }))),
        )
        .map(entryOf),
    [user, experience, absentPages],
  );
  const words = paletteText;
  const dark = theme === 'BLACK';
  const everything: readonly SearchEntry[] = [
    { key: 'theme', label: dark ? words.actions.light : words.actions.dark, words: words.words.theme },
    { key: 'bind', label: words.actions.bind, to: { name: 'networks', query: { bind: '1' } } },
    { key: 'upgrade', label: words.actions.upgrade, to: { name: 'firmware' } },
    { key: 'tasks', label: words.actions.tasks, words: words.words.tasks },
    { key: 'password', label: words.actions.password, to: { name: 'security' } },
    { key: 'ticket', label: words.actions.ticket, to: { name: 'customer_service.request' } },
    { key: 'logout', label: words.actions.logout, words: words.words.logout },
  ];
  const actions = everything.filter(({ to }) => !to || !absentPages.includes(to.name));
  const act: Readonly<Record<string, () => void>> = {
    theme: () => {
      const next = dark ? 'WHITE' : 'BLACK';
      setTheme(next);
      // It holds for this browser session whatever the server says.
      void client.call(personalizationUpdate, { theme: next }, { quiet: true }).catch(() => undefined);
    },
    tasks: () => openTasks(taskOwner),
    logout: () => void signOut(() => go('/login')),
  };
  return (
    <BareDialog label={chromeText.search.label} width={640} high onClose={onClose}>
      <GlobalSearch
        pages={pages}
        actions={actions}
        owner={user?.account_code ?? ''}
        onSearchAction={({ key }) => act[key]?.()}
        onSearchClose={() => onClose()}
      />
    </BareDialog>
  );
}

/** A page of the console that stands without further fields in its address. */
const isPage = (route: Route): boolean =>
  route.screen !== undefined && route.layout === 'main' && pathOf(route) !== undefined;

function entryOf(route: Route): SearchEntry {
  const above = trailOf(route)
    .slice(0, -1)
    .map((one) => one.title);
  const area = route.area === 'none' ? [] : [menuText.areas[route.area]];
  return {
    key: route.name,
    label: route.title,
    hint: [...area, ...above].join(' / '),
    words: [route.path, route.menu?.label ?? ''].join(' '),
    to: { name: route.name },
  };
}
