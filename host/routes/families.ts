import { mayShow, type MenuFacts } from '../menu';
import type { MenuRule, Route } from '.';

/** One of the pages that belong together. */
interface Member {
  /** Name of its route. */
  name: string;
  label: string;
  /** What the address's `tab` is where the page shows it; without one, what it shows unless told. */
  tab?: string;
  /** Names of further routes to the same. */
  also?: readonly string[] | undefined;
  /** Seen by everybody unless told. */
  rule?: MenuRule;
}

/** What one page shows of a service when its address says so (`host/pages/services`). */
const more = { packages: '套餐', business: '业务', orders: '订单' };
const tab = (name: string, tab: keyof typeof more) => at(name, more[tab], { tab });
const at = (name: string, label: string, more?: Partial<Member>): Member => ({ name, label, ...more });
interface Sold {
  also?: readonly string[];
  /** Pages between what is sold and what the account has of it. */
  between?: readonly Member[];
  /** Its orders stand on its first page, and have none of their own. */
  ordersInTab?: boolean;
}

/** A service whose first page has its packages too. */
const sold = (name: string, { also, between = [], ordersInTab = false }: Sold = {}): Member[] => [
  at(name, '介绍与套餐', { also }),
  ...between,
  tab(name, 'business'),
  ordersInTab ? tab(name, 'orders') : orders(`${name}.order`),
];
const orders = (name: string, also?: readonly string[]) => at(name, '订单', { also });
const packages = (name: string) => at(name, '套餐');
const business = (name: string, also?: readonly string[]) => at(name, '业务', { also });

/** Pages that stand beside each other under one entry of a menu; the first is the entry itself. */
export const families: readonly (readonly Member[])[] = [
  [
    at('device_index', '全部'),
    at('ap_index', 'AP'),
    at('switch_index', '交换机'),
    at('fire_wall', '防火墙'),
    at('firmware', '固件'),
  ],
  [
    at('sdwan', '组网'),
    at('sdwan_account', '账号'),
    tab('sdwan.package', 'business'),
    packages('sdwan.package'),
    orders('sdwan.order'),
    at('sdwan_demo', '演示'),
    at('sdwan_index_experience', '体验版', { rule: 'sdwan_experience' }),
  ],
  [
    at('tunnel', '映射'),
    at('tunnel.config', '网关'),
    business('tunnel.upgrade'),
    packages('tunnel.package'),
    orders('tunnel.order'),
  ],
  [
    at('domain_parsing', '防御'),
    at('domain_parsing.combo_details', '介绍'),
    tab('domain_parsing.combo', 'business'),
    packages('domain_parsing.combo'),
    orders('domain_parsing.order'),
  ],
  [
    at('honeypot', '概览'),
    at('honeypot', '网关', { tab: 'gateways' }),
    at('honeypot', '诱饵', { tab: 'decoys' }),
    at('honeypot', '攻击日志', { tab: 'log' }),
    business('honeypot.business'),
    tab('honeypot.business', 'packages'),
    tab('honeypot.business', 'orders'),
  ],
  [
    at('firewall_plugin', '概览'),
    at('firewall_plugin.list', '网关'),
    at('firewall_plugin', '事件', { tab: 'events' }),
    business('firewall_plugin.business'),
    tab('firewall_plugin.business', 'packages'),
    orders('firewall_plugin.order'),
  ],
  [
    at('camera', '摄像机'),
    at('camera.routers', '网关'),
    business('camera.business'),
    tab('camera.business', 'packages'),
    orders('camera.order'),
  ],
  [
    at('open.network', '组网'),
    business('open.network.upgrade', ['open.network.continue']),
    packages('open.network.package'),
    orders('open.network.order', ['open.network.manage_order', 'open.network.upgrade_order']),
    at('open.network.show', '演示'),
  ],
  sold('open.game_v2', { also: ['open.game'], between: [at('open.game_v2.config', '配置')] }),
  [
    at('overseas_speedup_default', '加速组与套餐', { also: ['open.overseas_speedup'] }),
    at('open.overseas_speedupv2.default', '加速 2.0'),
    tab('overseas_speedup_default', 'business'),
    orders('open.overseas_speedup.order'),
  ],
  sold('open.backup_v2', { also: ['open.backup'] }),
  sold('open.iptv', {
    between: [at('open.iptv.config', '配置', { also: ['open.iptv.config_bak'] }), at('open.iptv.node', '节点')],
    ordersInTab: true,
  }),
  sold('open.speedup', { ordersInTab: true }),
  sold('open.onewu_speedup', { ordersInTab: true }),
  sold('open.ipv6'),
  sold('open.tunnel'),
];

/** Whether a route leads to a member. */
export const isAt = ({ name, also }: Member, route: string): boolean => name === route || !!also?.includes(route);

/** What stands beside a page, for somebody: without what may not be seen and what the server does not have. */
export function besides(
  name: string,
  routes: readonly Route[],
  { user, experience, absent }: Pick<MenuFacts, 'user' | 'experience' | 'absent'>,
): readonly Member[] {
  const family = families.find((members) => members.some((one) => isAt(one, name))) ?? [];
  const there = new Set(routes.filter(({ screen }) => screen).map((route) => route.name));
  return family.filter(
    (one) => there.has(one.name) && !absent.includes(one.name) && mayShow(one.rule, { user, experience }),
  );
}
