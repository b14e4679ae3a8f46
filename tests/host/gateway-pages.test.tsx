import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outlet } from '../../host/outlet';
import { matchPath, pathOf, routeNamed, routes, type Route } from '../../host/routes';
import { gateway } from '../../src/api/contract/device';
import { clearSession, openSession } from '../../src/session';
import { UiRoot } from '../../src/ui/root';
import { givenBackEnd, token } from '../given/back-end';

const network = { gwid: '6d10846805d0', remark: '总部一号楼' };
/** The rest of what is told of a gateway. */
const blank = Object.fromEntries(
  Object.entries(gateway.data.entries).map(([name, { type }]) => [
    name,
    { string: '', number: 0, boolean: false, array: [], picklist: '' }[type as string] ?? null,
  ]),
);
let close: () => void;

beforeEach(() => {
  const answers = { [gateway.path.replace('{gwid}', network.gwid)]: { code: 2000, data: { ...blank, ...network } } };
  vi.stubGlobal('fetch', givenBackEnd({ answers }).fetch);
  document.cookie = `np_token=${token}; path=/`;
  close = openSession(() => undefined);
});
afterEach(() => {
  cleanup();
  close();
  clearSession();
});

/** Pages of one gateway that show nothing of it themselves but its rows, and one that does. */
const shownPages = [
  'switch_index',
  'device_index',
  'network_asset',
  'online_users',
  'camera',
  'tunnel.config',
  'auth_index',
];

it.each(shownPages)('the page %s names the network it is about', async (name) => {
  const path = pathOf(routeNamed(name)!, { gwid: network.gwid })!;
  const { route, params } = matchPath(routes, path)!;
  // What the page shows itself is another matter.
  const bare: Route = { ...route, screen: { load: async () => () => null } };
  render(
    <UiRoot>
      <Outlet match={{ route: bare, params }} at={{ path, search: '' }} />
    </UiRoot>,
  );
  const crumbs = within(await screen.findByRole('navigation', { name: '当前位置' }));
  const link = await crumbs.findByRole('link', { name: network.remark });
  expect(link.getAttribute('href')).toContain(network.gwid);
});

it('Every page of one gateway calls it so in its address, and has a head or names it itself', () => {
  const named = ['auth_portal', 'config.auth_portal', 'phone.network', 'wireless_monitor', 'wifi'];
  const others = routes.filter(({ path, layout, screen: page }) => {
    const gateway = path.includes('/:gwid') || Object.values(page?.as ?? {}).includes('gwid');
    return gateway && !(path.includes('/:gwid') && layout === 'main' && page && !page.bare);
  });
  expect(others.map(({ name }) => name).sort()).toEqual(named.sort());
});
