import type { ComponentType } from 'react';
import { deployment } from '../../src/domain/deployment';

/** The six areas of the top menu; `none` is reachable by address only. */
export type Area = 'home' | 'config' | 'open' | 'plugin' | 'messages' | 'personal' | 'none';

/** `main`: inside header and left menu. `phone`: between a title and the tabs of a phone. `standalone`: the whole window. */
export type Layout = 'main' | 'phone' | 'standalone';

/** Names of the drawings in the left menu; `chrome/menu-icon.tsx` maps them. */
export type MenuIcon =
  | 'overview' | 'network' | 'devices' | 'users' | 'sdwan' | 'tunnel' | 'globe' | 'layers' | 'star' | 'sparkles' | 'dns' | 'honeypot' | 'camera' | 'plugin' | 'billing' | 'tv'
  | 'backup' | 'template' | 'wireless' | 'key' | 'sliders' | 'box' | 'log' | 'open' | 'mine' | 'business' | 'board'
  | 'design' | 'gauge' | 'rocket' | 'game' | 'wechat' | 'gift' | 'income' | 'promotion' | 'message' | 'alarm'
  | 'subscribe' | 'upgrade' | 'action' | 'pulse' | 'profile' | 'security' | 'wallet' | 'wrench' | 'headset' | 'palette'
  | 'shield'; // prettier-ignore

/** A headed block of the left menu; entries of the first block (`top`) stand without a heading. */
export type MenuGroup = 'top' | 'networking' | 'security' | 'operation' | 'service' | 'income' | 'logs' | 'support';

/** Who sees a menu entry (specification, section 2 "Menu rules"): a user field, or the experience flag. */
export type MenuRule = 'network_status' | 'is_agent' | 'sdwan_experience';

/** Which badge rule of `menu.ts` decides about the mark behind a menu entry. */
export type BadgeRule = 'new' | 'sdwan' | 'tunnel' | 'ipv6' | 'star';

/** How a route stands in the left menu. Entries keep the order of the table. */
export interface MenuEntry {
  icon: MenuIcon;
  /** Block of the route's own area; `top` unless told. */
  group?: MenuGroup;
  /** At most six Chinese characters; the title unless told. */
  label?: string;
  /** Seen by everybody unless told. */
  rule?: MenuRule;
  badge?: BadgeRule;
  /** Also in another area's menu. */
  also?: { area: Area; group?: MenuGroup };
}

type Clean<S extends string> = S extends `${infer Name}?` ? Name : S;

/** Names of the fields of a path pattern. */
export type ParamsOf<P extends string> = P extends `${string}/:${infer Name}/${infer Rest}`
  ? Clean<Name> | ParamsOf<`/${Rest}`>
  : P extends `${string}/:${infer Name}`
    ? Clean<Name>
    : never;

type Unknown<P extends string, Props> = Exclude<ParamsOf<P>, keyof Props>;

/**
 * What a route shows: a widget or a page of the host, loaded when it is needed. Every path field must be a prop of it,
 * or `as` must say which prop it becomes; otherwise the table does not compile.
 */
type Screen<P extends string, Props> = {
  load: () => Promise<ComponentType<Props>>;
  /** Fixed props. */
  props?: Partial<Props>;
  /** True: the screen draws its own page head and lies flush (editors, boards). */
  bare?: boolean;
} & ([Unknown<P, Props>] extends [never]
  ? { as?: undefined }
  : { as: Record<Unknown<P, Props>, keyof Props & string> });

/** A screen after its types were checked. */
export interface AnyScreen {
  load: () => Promise<ComponentType<Record<string, unknown>>>;
  props?: Record<string, unknown>;
  as?: Record<string, string>;
  bare?: boolean;
}

/** One line of the table. */
export interface Route {
  path: string;
  /** What links and widgets call it. */
  name: string;
  area: Area;
  layout: Layout;
  /** As the deployment names it, where it does. */
  readonly title: string;
  /** Name of the route above it in the breadcrumbs. */
  parent?: string;
  /** Name of the menu's entry that it is under where none is above it: an older address of a page. */
  under?: string;
  menu?: MenuEntry;
  /** True: open without a session (specification, section 2 "Route guard"). */
  isPublic?: boolean;
  /** True: also open to whoever has a key in the address: of a wallboard link, or the path field `key`. */
  byKey?: boolean;
  /** Undefined: not built yet. */
  screen?: AnyScreen;
}

interface More<P extends string, Props> {
  parent?: string;
  under?: string;
  menu?: MenuEntry;
  isPublic?: boolean;
  byKey?: boolean;
  screen?: Screen<P, Props>;
}

/** Makes the lines of one area. */
export const routesOf =
  (area: Area, layout: Layout = 'main') =>
  <const P extends string, Props extends object = object>(
    path: P,
    name: string,
    title: string,
    more: More<P, Props> = {},
  ): Route => ({
    ...{ path, name, area, layout, ...(more as unknown as Partial<Route>) },
    get title() {
      return deployment.titles[name] ?? title;
    },
  });
