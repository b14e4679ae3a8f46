import { routesOf, type Route } from './route';
import { serviceScreens } from './service-screens';

const home = routesOf('home');
const config = routesOf('config');
const open = routesOf('open');

/** Value-added services: their pages, packages, orders, and what each is used through. */
export const servicesRoutes: readonly Route[] = [
  home('/tunnel', 'tunnel', '内网穿透', {
    menu: { icon: 'tunnel', group: 'networking', badge: 'tunnel' },
    screen: {
      load: () => import('../../widgets/services/tunnel-list').then((m) => m.TunnelList),
      props: { manage: true },
    },
  }),
  home('/tunnel/config/:gwid?', 'tunnel.config', '穿透配置', {
    parent: 'tunnel',
    screen: { load: () => import('../pages/tunnel').then((m) => m.TunnelConfigPage) },
  }),
  home('/tunnel/package', 'tunnel.package', '穿透套餐', {
    parent: 'tunnel',
    screen: serviceScreens.packages('tunnel'),
  }),
  home('/tunnel/order', 'tunnel.order', '穿透订单', { parent: 'tunnel', screen: serviceScreens.orders('tunnel') }),
  home('/tunnel/upgrade', 'tunnel.upgrade', '穿透升级', {
    parent: 'tunnel',
    screen: serviceScreens.business('tunnel'),
  }),
  home('/cloud_billing', 'cloud_billing', '云计费', {
    menu: { icon: 'billing', group: 'operation' },
    screen: {
      load: () => import('../../widgets/services/cloud-billing').then((m) => m.CloudBilling),
      props: { manage: true },
    },
  }),
  home('/cloudTv', 'cloudTv', '云 TV', {
    menu: { icon: 'tv', group: 'operation' },
    screen: { load: () => import('../../widgets/services/tv-groups').then((m) => m.TvGroups), props: { manage: true } },
  }),
  home('/cloudTv/parts/list', 'cloudTv.list', '云 TV 设备', {
    parent: 'cloudTv',
    screen: { load: () => import('../../widgets/services/tv-boxes').then((m) => m.TvBoxes), props: { manage: true } },
  }),
  config('/config/syslogServe', 'syslogServe', 'Syslog 服务', {
    menu: { icon: 'log' },
    screen: {
      load: () => import('../../widgets/services/syslog-service').then((m) => m.SyslogService),
      props: { manage: true },
    },
  }),
  open('/open/open', 'open.open', '开放应用', {
    menu: { icon: 'open' },
    screen: { load: () => import('../pages/services').then((m) => m.CataloguePage) },
  }),
  open('/open/my', 'open.my', '我的应用', {
    menu: { icon: 'mine' },
    screen: {
      load: () => import('../../widgets/services/service-catalogue').then((m) => m.ServiceCatalogue),
      props: { owned: true },
    },
  }),
  open('/open/network', 'open.network', '智慧组网', {
    menu: { icon: 'network', group: 'service', rule: 'network_status' },
    screen: { load: () => import('../pages/sdwan').then((m) => m.SmartListPage) },
  }),
  open('/open/network/create', 'open.network.create', '创建智慧组网', {
    parent: 'open.network',
    screen: { load: () => import('../pages/sdwan').then((m) => m.SmartCreatePage) },
  }),
  open('/open/network/createTopology', 'open.network.create_topology', '创建拓扑', {
    parent: 'open.network',
    screen: { load: () => import('../pages/sdwan').then((m) => m.SmartTopologyPage) },
  }),
  open('/open/network/manage', 'open.network.manage', '智慧组网管理', {
    parent: 'open.network',
    screen: { load: () => import('../pages/sdwan').then((m) => m.SmartManagePage) },
  }),
  open('/open/network/manageOrder', 'open.network.manage_order', '组网订单管理', {
    parent: 'open.network',
    screen: serviceScreens.orders('network'),
  }),
  open('/open/network/upgrade', 'open.network.upgrade', '组网升级', {
    parent: 'open.network',
    screen: serviceScreens.business('network'),
  }),
  open('/open/network/upgradeOrder', 'open.network.upgrade_order', '升级订单', {
    parent: 'open.network',
    screen: serviceScreens.orders('network'),
  }),
  open('/open/network/topologyWidth', 'open.network.topology_width', '拓扑带宽', {
    parent: 'open.network',
    screen: { load: () => import('../pages/sdwan').then((m) => m.SmartWidthPage) },
  }),
  open('/open/network/continue', 'open.network.continue', '组网续费', {
    parent: 'open.network',
    screen: serviceScreens.business('network'),
  }),
  open('/open/network/show', 'open.network.show', '智慧组网展示', {
    parent: 'open.network',
    screen: { load: () => import('../pages/sdwan').then((m) => m.SmartShowPage) },
  }),
  open('/open/network/package', 'open.network.package', '组网套餐', {
    parent: 'open.network',
    screen: serviceScreens.page('network'),
  }),
  open('/open/network/order', 'open.network.order', '组网订单', {
    parent: 'open.network',
    screen: serviceScreens.orders('network'),
  }),
  open('/open/speedup', 'open.speedup', '宽带提速', {
    menu: { icon: 'gauge', group: 'service' },
    screen: serviceScreens.page('speedup'),
  }),
  open('/open/onewu_speedup', 'open.onewu_speedup', '一五加速', {
    menu: { icon: 'rocket', group: 'service' },
    screen: serviceScreens.page('onewu_speedup'),
  }),
  open('/open/game', 'open.game', '游戏加速', { under: 'open.game_v2', screen: serviceScreens.page('game_v2') }),
  open('/open/game_v2', 'open.game_v2', '游戏加速新版', {
    menu: { icon: 'game', group: 'service', label: '游戏加速' },
    screen: serviceScreens.page('game_v2'),
  }),
  open('/open/game_v2/order', 'open.game_v2.order', '游戏加速订单', {
    parent: 'open.game_v2',
    screen: serviceScreens.orders('game_v2'),
  }),
  open('/open/game_v2/config', 'open.game_v2.config', '游戏加速配置', {
    parent: 'open.game_v2',
    screen: serviceScreens.settings('game_v2'),
  }),
  open('/open/backup', 'open.backup', '云备份', { under: 'open.backup_v2', screen: serviceScreens.page('backup_v2') }),
  open('/open/backup_v2', 'open.backup_v2', '云备份新版', {
    menu: { icon: 'backup', group: 'service', label: '云备份' },
    screen: serviceScreens.page('backup_v2'),
  }),
  open('/open/backup_v2/order', 'open.backup_v2.order', '云备份订单', {
    parent: 'open.backup_v2',
    screen: serviceScreens.orders('backup_v2'),
  }),
  open('/open/overseas_speedup', 'open.overseas_speedup', '国际加速', {
    parent: 'overseas_speedup_default',
    screen: { load: () => import('../pages/speedup').then((m) => m.SpeedupPage) },
  }),
  open('/open/overseas_speedup/default', 'overseas_speedup_default', '国际加速首页', {
    menu: { icon: 'globe', group: 'service', label: '国际加速', also: { area: 'home', group: 'networking' } },
    screen: { load: () => import('../pages/speedup').then((m) => m.SpeedupPage) },
  }),
  open('/open/overseas_speedup/apply', 'open.overseas_speedup.apply', '国际加速申请', {
    parent: 'overseas_speedup_default',
    screen: { load: () => import('../pages/speedup').then((m) => m.SpeedupApplyPage) },
  }),
  open('/open/overseas_speedup/applys', 'open.overseas_speedup.applys', '国际加速批量申请', {
    parent: 'overseas_speedup_default',
    screen: { load: () => import('../pages/speedup').then((m) => m.SpeedupApplyPage), props: { many: true } },
  }),
  open('/open/overseas_speedup/order', 'open.overseas_speedup.order', '国际加速订单', {
    parent: 'overseas_speedup_default',
    screen: serviceScreens.orders('overseas_speedup'),
  }),
  open('/open/overseas_speedup/manage/:gid', 'open.overseas_speedup.manage', '国际加速管理', {
    parent: 'overseas_speedup_default',
    screen: {
      load: () => import('../../widgets/services/speedup-manage').then((m) => m.SpeedupManage),
      props: { manage: true },
    },
  }),
  open('/open/overseas_speedup/member_manage/:gid', 'open.overseas_speedup.member_manage', '成员管理', {
    parent: 'overseas_speedup_default',
    screen: {
      load: () => import('../../widgets/services/speedup-members').then((m) => m.SpeedupMembers),
      props: { manage: true },
    },
  }),
  open('/open/overseas_speedup/config/:member_sign/:gid?/:type?', 'open.overseas_speedup.config', '成员配置', {
    parent: 'overseas_speedup_default',
    screen: { load: () => import('../pages/speedup').then((m) => m.SpeedupMemberPage) },
  }),
  open('/open/overseas_speedup/detail/:gid', 'open.overseas_speedup.detail', '加速详情', {
    parent: 'overseas_speedup_default',
    screen: {
      load: () => import('../../widgets/services/speedup-detail').then((m) => m.SpeedupDetail),
      props: { manage: true },
    },
  }),
  open('/open/overseas_speedupv2/default1', 'open.overseas_speedupv2.default', '国际加速 2.0', {
    parent: 'overseas_speedup_default',
    screen: { load: () => import('../pages/speedup').then((m) => m.SpeedupV2Page) },
  }),
  open('/open/overseas_speedupv2/configuration', 'open.overseas_speedupv2.configuration', '加速 2.0 配置', {
    parent: 'open.overseas_speedupv2.default',
    screen: { load: () => import('../pages/speedup').then((m) => m.SpeedupConfigurationPage) },
  }),
  open('/open/overseas_speedupv2/details', 'open.overseas_speedupv2.details', '加速 2.0 详情', {
    parent: 'open.overseas_speedupv2.default',
    screen: { load: () => import('../pages/speedup').then((m) => m.SpeedupDetailsPage) },
  }),
  open('/open/overseas_speedupv2/manage', 'open.overseas_speedupv2.manage', '加速 2.0 管理', {
    parent: 'open.overseas_speedupv2.default',
    screen: { load: () => import('../pages/speedup').then((m) => m.SpeedupManagePage) },
  }),
  open('/open/ipv6', 'open.ipv6', '多线 IPv6', {
    menu: { icon: 'layers', group: 'service', badge: 'ipv6', also: { area: 'home', group: 'networking' } },
    screen: serviceScreens.page('ipv6'),
  }),
  open('/open/ipv6/order', 'open.ipv6.order', '多线 IPv6 订单', {
    parent: 'open.ipv6',
    screen: serviceScreens.orders('ipv6'),
  }),
  open('/open/tunnel', 'open.tunnel', '内网穿透应用', { screen: serviceScreens.page('tunnel') }),
  open('/open/tunnel/order', 'open.tunnel.order', '内网穿透应用订单', {
    parent: 'open.tunnel',
    screen: serviceScreens.orders('tunnel'),
  }),
  open('/open/iptv', 'open.iptv', 'IPTV', {
    menu: { icon: 'tv', group: 'service' },
    screen: serviceScreens.page('iptv'),
  }),
  open('/open/iptv/config', 'open.iptv.config', 'IPTV 配置', {
    parent: 'open.iptv',
    screen: {
      load: () => import('../../widgets/services/iptv-config').then((m) => m.IptvConfig),
      props: { manage: true },
    },
  }),
  open('/open/iptv/config_bak', 'open.iptv.config_bak', 'IPTV 备用配置', {
    parent: 'open.iptv',
    screen: {
      load: () => import('../../widgets/services/iptv-config').then((m) => m.IptvConfig),
      props: { manage: true, backup: true },
    },
  }),
  open('/open/iptv/node', 'open.iptv.node', 'IPTV 节点', {
    parent: 'open.iptv',
    screen: {
      load: () => import('../../widgets/services/iptv-nodes').then((m) => m.IptvNodes),
      props: { manage: true },
    },
  }),
];
