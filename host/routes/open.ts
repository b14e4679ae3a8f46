import { routesOf, type Route } from './route';
import { serviceScreens } from './services';

const open = routesOf('open');

/** 开放应用: the catalogue of services, what is owned, and income. */
export const openRoutes: readonly Route[] = [
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
  open('/open/plugin_market', 'plugin_market', '插件市场', { menu: { icon: 'plugin' } }),
  open('/open/cloud_show', 'cloud_show', '云看板', { menu: { icon: 'board' } }),
  open('/open/business', 'open.business', '业务办理', {
    menu: { icon: 'business' },
    screen: serviceScreens.business(),
  }),
  open('/open/success', 'open.success', '办理成功', { parent: 'open.business', screen: serviceScreens.orders() }),
  open('/open/design', 'open.design', '方案设计', { menu: { icon: 'design' } }),
  open('/open/network', 'open.network', '智慧组网', {
    menu: { icon: 'network', group: 'service', rule: 'network_status' },
  }),
  open('/open/network/create', 'open.network.create', '创建智慧组网', { parent: 'open.network' }),
  open('/open/network/createTopology', 'open.network.create_topology', '创建拓扑', { parent: 'open.network' }),
  open('/open/network/manage', 'open.network.manage', '智慧组网管理', { parent: 'open.network' }),
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
  open('/open/network/topologyWidth', 'open.network.topology_width', '拓扑带宽', { parent: 'open.network' }),
  open('/open/network/continue', 'open.network.continue', '组网续费', {
    parent: 'open.network',
    screen: serviceScreens.business('network'),
  }),
  open('/open/network/show', 'open.network.show', '智慧组网展示', { parent: 'open.network' }),
  open('/open/network/package', 'open.network.package', '组网套餐', {
    parent: 'open.network',
    screen: serviceScreens.packages('network'),
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
  open('/open/game', 'open.game', '游戏加速', { screen: serviceScreens.page('game_v2') }),
  open('/open/game_v2', 'open.game_v2', '游戏加速新版', {
    menu: { icon: 'game', group: 'service', label: '游戏加速' },
    screen: serviceScreens.page('game_v2'),
  }),
  open('/open/game_v2/order', 'open.game_v2.order', '游戏加速订单', {
    parent: 'open.game_v2',
    screen: serviceScreens.orders('game_v2'),
  }),
  open('/open/game_v2/config', 'open.game_v2.config', '游戏加速配置', { parent: 'open.game_v2' }),
  open('/open/backup', 'open.backup', '云备份', { screen: serviceScreens.page('backup_v2') }),
  open('/open/backup_v2', 'open.backup_v2', '云备份新版', {
    menu: { icon: 'backup', group: 'service', label: '云备份' },
    screen: serviceScreens.page('backup_v2'),
  }),
  open('/open/backup_v2/order', 'open.backup_v2.order', '云备份订单', {
    parent: 'open.backup_v2',
    screen: serviceScreens.orders('backup_v2'),
  }),
  open('/open/overseas_speedup', 'open.overseas_speedup', '国际加速'),
  open('/open/overseas_speedup/default', 'overseas_speedup_default', '国际加速首页', {
    menu: { icon: 'globe', group: 'service', label: '国际加速', also: { area: 'home', group: 'networking' } },
  }),
  open('/open/overseas_speedup/apply', 'open.overseas_speedup.apply', '国际加速申请', {
    parent: 'open.overseas_speedup',
  }),
  open('/open/overseas_speedup/applys', 'open.overseas_speedup.applys', '国际加速批量申请', {
    parent: 'open.overseas_speedup',
  }),
  open('/open/overseas_speedup/order', 'open.overseas_speedup.order', '国际加速订单', {
    parent: 'open.overseas_speedup',
    screen: serviceScreens.orders('overseas_speedup'),
  }),
  open('/open/overseas_speedup/manage/:gid', 'open.overseas_speedup.manage', '国际加速管理', {
    parent: 'open.overseas_speedup',
  }),
  open('/open/overseas_speedup/member_manage/:gid', 'open.overseas_speedup.member_manage', '成员管理', {
    parent: 'open.overseas_speedup',
  }),
  open('/open/overseas_speedup/config/:member_sign/:gid?/:type?', 'open.overseas_speedup.config', '成员配置', {
    parent: 'open.overseas_speedup',
  }),
  open('/open/overseas_speedup/detail/:gid', 'open.overseas_speedup.detail', '加速详情', {
    parent: 'open.overseas_speedup',
  }),
  open('/open/overseas_speedupv2/default1', 'open.overseas_speedupv2.default', '国际加速 2.0'),
  open('/open/overseas_speedupv2/configuration', 'open.overseas_speedupv2.configuration', '加速 2.0 配置'),
  open('/open/overseas_speedupv2/details', 'open.overseas_speedupv2.details', '加速 2.0 详情'),
  open('/open/overseas_speedupv2/manage', 'open.overseas_speedupv2.manage', '加速 2.0 管理'),
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
  open('/open/iptv/config', 'open.iptv.config', 'IPTV 配置', { parent: 'open.iptv' }),
  open('/open/iptv/config_bak', 'open.iptv.config_bak', 'IPTV 备用配置', { parent: 'open.iptv' }),
  open('/open/iptv/node', 'open.iptv.node', 'IPTV 节点', { parent: 'open.iptv' }),
  open('/open/star', 'open.star', '流星计划', {
    menu: { icon: 'sparkles', group: 'income', badge: 'star', also: { area: 'home', group: 'operation' } },
  }),
  open('/open/twinkle_star', 'open.twinkle_star', '繁星计划', { menu: { icon: 'star', group: 'income' } }),
  open('/open/twinkle_star/user_agreement', 'open.twinkle_star.user_agreement', '繁星用户协议', {
    parent: 'open.twinkle_star',
  }),
  open('/open/twinkle_star/apply', 'open.twinkle_star.apply', '繁星申请', { parent: 'open.twinkle_star' }),
  open('/open/twinkle_star/open_list', 'open.twinkle_star.open_list', '开通列表', { parent: 'open.twinkle_star' }),
  open('/open/twinkle_star/check_list', 'open.twinkle_star.check_list', '审核列表', { parent: 'open.twinkle_star' }),
  open('/open/twinkle_star/demand_list', 'open.twinkle_star.demand_list', '需求列表', { parent: 'open.twinkle_star' }),
  open('/open/twinkle_star/bill', 'open.twinkle_star.bill', '繁星账单', { parent: 'open.twinkle_star' }),
  open('/open/twinkle_star/configure_list', 'open.twinkle_star.configure_list', '配置列表', {
    parent: 'open.twinkle_star',
  }),
  open('/open/red_packet', 'open.red_packet', '红包认证', { menu: { icon: 'gift', group: 'income' } }),
  open('/open/wechat', 'open.wechat', '微信连 Wi-Fi', { menu: { icon: 'wechat', group: 'income' } }),
  open('/open/income/wechat_income_details', 'wechat_income_details', '微信收益明细', {
    menu: { icon: 'income', group: 'income' },
  }),
  open('/open/income/redpacket_income_details', 'redpacket_income_details', '红包收益明细', {
    menu: { icon: 'income', group: 'income' },
  }),
  open('/open/all_business_real_money', 'open.all_business_real_money', '全部业务收益', {
    menu: { icon: 'wallet', group: 'income' },
  }),
  open('/open/promotion_management', 'promotion_management', '推广管理', {
    menu: { icon: 'promotion', group: 'income', rule: 'is_agent' },
    screen: { load: () => import('../pages/promotion').then((m) => m.PromotionPage) },
  }),
];
