import { deployment } from '../src/domain/deployment';
import { badgeFor, type Badge, type Marks } from './badges';
import { menuText } from './menu.text';
import { pathOf, type Area, type MenuEntry, type MenuGroup, type MenuRule, type Route } from './routes';

/** Everything that the menus depend on. */
export interface MenuFacts {
  user: { network_status: boolean; is_agent: boolean; local_sdwan: boolean };
  /** Whether the SD-WAN experience link was opened in this browser session. */
  experience: boolean;
  /** Names of the pages that the server has no calls for. */
  absent: readonly string[];
  /** What the server said about promotions. */
  marks: Marks;
  /** Milliseconds since 1970. */
  now: number;
}

/** One entry of the left menu. */
export interface MenuItem {
  name: string;
  label: string;
  path: string;
  icon: MenuEntry['icon'];
  badge?: Badge;
}

/** A block of the left menu; the first has no heading. */
export interface MenuBlock {
  heading?: string;
  items: MenuItem[];
}

/** One area of the top menu. `path`: its first entry. */
export interface TopItem {
  area: Area;
  label: string;
  path: string;
}

const areas = ['home', 'config', 'open', 'plugin', 'messages', 'personal'] as const;

const groups: readonly MenuGroup[] = [
  'top',
  'networking',
  'security',
  'operation',
  'service',
  'income',
  'logs',
  'support',
];

/** The top menu: choosing an area opens the first entry of its left menu; an area without entries is left out. */
export function topMenu(routes: readonly Route[], facts: MenuFacts): TopItem[] {
  return areas.flatMap((area) => {
    const first = leftMenu(routes, area, facts)[0]?.items[0];
    return first ? [{ area, label: menuText.areas[area], path: first.path }] : [];
  });
}

/** The left menu of an area, in blocks, without the entries that this person may not see and pages that are not there. */
export function leftMenu(routes: readonly Route[], area: Area, facts: MenuFacts): MenuBlock[] {
  const placed = routes.flatMap((route) => {
    const group = groupIn(route, area);
    const shown = route.screen && !facts.absent.includes(route.name) && mayShow(route.menu?.rule, facts);
    return group && shown ? [{ route, group }] : [];
  });
  return groups.flatMap((group) => {
    const items = placed.filter((one) => one.group === group).map(({ route }) => itemOf(route, facts));
    if (!items.length) return [];
    return [{ items, ...(group !== 'top' && { heading: menuText.groups[group] }) }];
  });
}

/**
 * Whose left menu stands beside a route. A route that is in the menus of two areas stays in the one that the visitor
 * came from.
 */
export function areaOf(route: Route, before?: Area): Area {
  return before && groupIn(route, before) ? before : route.area;
}

function groupIn(route: Route, area: Area): MenuGroup | undefined {
  const { menu } = route;
  if (!menu) return undefined;
  if (route.area === area) return menu.group ?? 'top';
  return menu.also?.area === area ? (menu.also.group ?? 'top') : undefined;
}

/** Whether somebody sees an entry (specification, section 2 "Menu rules"). */
export function mayShow(
  rule: MenuRule | undefined,
  { user, experience }: Pick<MenuFacts, 'user' | 'experience'>,
): boolean {
  if (!rule) return true;
  return rule === 'sdwan_experience' ? experience || user.local_sdwan : user[rule];
}

function itemOf(route: Route, facts: MenuFacts): MenuItem {
  const { menu, name, title } = route;
  const badge = badgeFor(menu?.badge, facts.marks, facts.now);
  return {
    name,
    label: deployment.titles[name] ?? menu?.label ?? title,
    path: pathOf(route) ?? '/404',
    icon: menu?.icon ?? 'overview',
    ...(badge && { badge }),
  };
}
