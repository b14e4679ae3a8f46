import { routesOf, type Route } from './route';

const home = routesOf('home');

/** Who uses the networks, and with what. */
export const clientsRoutes: readonly Route[] = [
  home('/aps/get_mac_info', 'ap_mac_info', 'MAC 信息', {
    parent: 'ap_index',
    screen: { load: () => import('../../widgets/clients/mac-info').then((m) => m.MacInfo), props: { manage: true } },
  }),
  home('/asset/:gwid', 'network_asset', '网络资产', {
    parent: 'networks',
    screen: {
      load: () => import('../../widgets/clients/network-assets').then((m) => m.NetworkAssets),
      props: { manage: true },
    },
  }),
  home('/networks/online_users/:gwid?', 'online_users', '在线用户', {
    menu: { icon: 'users' },
    screen: {
      load: () => import('../../widgets/clients/online-users').then((m) => m.OnlineUsers),
      props: { manage: true },
    },
  }),
];
