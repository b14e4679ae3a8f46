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
  also?: readonly string[];
  /** Seen by everybody unless told. */
  rule?: MenuRule;
}

const orders = (name: string): Member => ({ name, label: '订单' });
const packages = (name: string): Member => ({ name, label: '套餐' });
const business = (name: string): Member => ({ name, label: '业务' });

/** Pages that stand beside each other under one entry of a menu; the first is the entry itself. */
export const families: readonly (readonly Member[])[] = [
  [
    { name: 'device_index', label: '全部' },
    { name: 'ap_index', label: 'AP' },
    { name: 'switch_index', label: '交换机' },
    { name: 'fire_wall', label: '防火墙' },
    { name: 'firmware', label: '固件' },
  ],
  [
    { name: 'sdwan', label: '组网' },
    { name: 'sdwan_account', label: '账号' },
    packages('sdwan.package'),
    orders('sdwan.order'),
    { name: 'sdwan_demo', label: '演示' },
    { name: 'sdwan_index_experience', label: '体验版', rule: 'sdwan_experience' },
  ],
  [
    { name: 'tunnel', label: '映射' },
    { name: 'tunnel.config', label: '网关' },
    business('tunnel.upgrade'),
    packages('tunnel.package'),
    orders('tunnel.order'),
  ],
  [
    { name: 'domain_parsing', label: '防御' },
    { name: 'domain_parsing.combo_details', label: '介绍' },
    packages('domain_parsing.combo'),
    orders('domain_parsing.order'),
  ],
  [
    { name: 'honeypot', label: '概览' },
    { name: 'honeypot', tab: 'gateways', label: '网关' },
    { name: 'honeypot', tab: 'decoys', label: '诱饵' },
    { name: 'honeypot', tab: 'log', label: '攻击日志' },
    business('honeypot.business'),
  ],
  [
    { name: 'firewall_plugin', label: '概览' },
    { name: 'firewall_plugin.list', label: '网关' },
    { name: 'firewall_plugin', tab: 'events', label: '事件' },
    business('firewall_plugin.business'),
    orders('firewall_plugin.order'),
  ],
  [
    { name: 'camera', label: '摄像机' },
    { name: 'camera.routers', label: '网关' },
    business('camera.business'),
    orders('camera.order'),
  ],
  [
    { name: 'open.network', label: '组网' },
    { ...business('open.network.upgrade'), also: ['open.network.continue'] },
    packages('open.network.package'),
    { ...orders('open.network.order'), also: ['open.network.manage_order', 'open.network.upgrade_order'] },
    { name: 'open.network.show', label: '演示' },
  ],
  [
    { name: 'open.game_v2', label: '介绍与套餐', also: ['open.game'] },
    { name: 'open.game_v2.config', label: '配置' },
    orders('open.game_v2.order'),
  ],
  [{ name: 'open.backup_v2', label: '介绍与套餐', also: ['open.backup'] }, orders('open.backup_v2.order')],
  [{ name: 'open.ipv6', label: '介绍与套餐' }, orders('open.ipv6.order')],
  [{ name: 'open.tunnel', label: '介绍与套餐' }, orders('open.tunnel.order')],
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
