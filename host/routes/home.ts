import { routesOf, type Route } from './route';
import { serviceScreens } from './services';

const home = routesOf('home');

const guardGateways = () => import('../../widgets/security/guard-gateways').then((m) => m.GuardGateways);
const guardLog = () => import('../../widgets/security/guard-log').then((m) => m.GuardLog);
const dnsPolicy = () => import('../../widgets/security/dns-policy').then((m) => m.DnsPolicy);
const domainList = () => import('../../widgets/security/domain-list').then((m) => m.DomainList);
const deviceList = () => import('../../widgets/devices/device-list').then((m) => m.DeviceList);

const rules = () => import('../../widgets/sdwan/sdwan-rules').then((m) => m.SdwanRules);

/** 网络巡检: devices, networking services and security. */
export const homeRoutes: readonly Route[] = [
  home('/', 'home.index', '概览', {
    menu: { icon: 'overview' },
    screen: { load: () => import('../pages/home').then((m) => m.HomePage), bare: true },
  }),
  home('/networks', 'networks', '网络列表', {
    menu: { icon: 'network' },
    screen: { load: deviceList, props: { kind: 'gateway', manage: true } },
  }),
  home('/network/group', 'network.group', '网络分组', {
    parent: 'networks',
    screen: { load: () => import('../../widgets/devices/network-groups').then((m) => m.NetworkGroups) },
  }),
  home('/network/:gwid', 'network', '网络详情', {
    parent: 'networks',
    screen: { load: () => import('../pages/network').then((m) => m.NetworkPage) },
  }),
  home('/aps/index', 'ap_index', 'AP 列表', {
    menu: { icon: 'ap' },
    screen: { load: deviceList, props: { kind: 'ap', manage: true } },
  }),
  home('/aps/ap_edit', 'ap_edit', '编辑 AP', {
    parent: 'ap_index',
    screen: { load: () => import('../pages/equipment').then((m) => m.ApEditPage) },
  }),
  home('/aps/ap_batch_edit', 'ap_batch_edit', '批量编辑 AP', {
    parent: 'ap_index',
    screen: { load: () => import('../pages/equipment').then((m) => m.ApBatchEditPage) },
  }),
  home('/aps/get_mac_info', 'ap_mac_info', 'MAC 信息', {
    parent: 'ap_index',
    screen: { load: () => import('../../widgets/clients/mac-info').then((m) => m.MacInfo), props: { manage: true } },
  }),
  home('/fire/fireWallList', 'fire_wall', '防火墙列表', {
    menu: { icon: 'firewall', label: '防火墙' },
    screen: { load: deviceList, props: { kind: 'firewall', manage: true } },
  }),
  home('/fire/fire_group', 'fire_group', '防火墙分组', {
    parent: 'fire_wall',
    screen: {
      load: () => import('../../widgets/devices/network-groups').then((m) => m.NetworkGroups),
      props: { kind: 'firewall' },
    },
  }),
  home('/fire/fire_detail', 'fire_detail', '防火墙详情', {
    parent: 'fire_wall',
    screen: { load: () => import('../pages/equipment').then((m) => m.FirewallPage) },
  }),
  home('/switch/index/:gwid?', 'switch_index', '交换机列表', {
    menu: { icon: 'switch', label: '交换机' },
    screen: { load: deviceList, props: { kind: 'switch', manage: true } },
  }),
  home('/network/switch/:gwid/:switchip/:tabsActive?', 'network_switch.detail', '交换机详情', {
    parent: 'switch_index',
    screen: { load: () => import('../pages/switch').then((m) => m.SwitchPage) },
  }),
  home('/network/switch_light/:gwid/:swid/:tabsActive?', 'network_switch_light.detail', '轻管交换机详情', {
    parent: 'switch_index',
    screen: { load: () => import('../pages/switch').then((m) => m.LightSwitchPage) },
  }),
  home('/device/index/:gwid?', 'device_index', '全部设备', {
    menu: { icon: 'devices' },
    screen: { load: deviceList, props: { kind: 'all', manage: true } },
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
  home('/sdwan', 'sdwan', 'SD-WAN', {
    menu: { icon: 'sdwan', group: 'networking', badge: 'sdwan' },
    screen: { load: () => import('../../widgets/sdwan/sdwan-list').then((m) => m.SdwanList), props: { manage: true } },
  }),
  home('/sdwan/package', 'sdwan.package', 'SD-WAN 套餐', { parent: 'sdwan', screen: serviceScreens.packages('sdwan') }),
  home('/sdwan/create', 'sdwan.create', '创建组网', {
    parent: 'sdwan',
    screen: { load: () => import('../../widgets/sdwan/sdwan-create').then((m) => m.SdwanCreate) },
  }),
  home('/sdwan/manage', 'sdwan.manage', '组网管理', {
    parent: 'sdwan',
    screen: { load: () => import('../pages/sdwan').then((m) => m.SdwanManagePage) },
  }),
  home('/sdwan/link_strategy', 'sdwan.link_strategy', '链路策略', {
    parent: 'sdwan',
    screen: { load: rules, props: { kind: 'link', manage: true } },
  }),
  home('/sdwan/group', 'sdwan.group', '组网分组', {
    parent: 'sdwan',
    screen: { load: () => import('../../widgets/sdwan/sdwan-groups').then((m) => m.SdwanGroups) },
  }),
  home('/sdwan/demo', 'sdwan_demo', 'SD-WAN 演示', {
    parent: 'sdwan',
    menu: { icon: 'play', group: 'networking' },
    screen: { load: () => import('../../widgets/sdwan/sdwan-demo').then((m) => m.SdwanDemo) },
  }),
  home('/sdwan/gmap/:gwid/:type', 'sdwan.gmap', '组网地图', {
    parent: 'sdwan',
    screen: { load: () => import('../../widgets/sdwan/sdwan-map').then((m) => m.SdwanMap), props: { manage: true } },
  }),
  home('/sdwan/order', 'sdwan.order', 'SD-WAN 订单', { parent: 'sdwan', screen: serviceScreens.orders('sdwan') }),
  home('/sdwan/account', 'sdwan_account', 'SD-WAN 账号', {
    parent: 'sdwan',
    menu: { icon: 'account', group: 'networking' },
    screen: {
      load: () => import('../../widgets/sdwan/sdwan-accounts').then((m) => m.SdwanAccounts),
      props: { manage: true },
    },
  }),
  home('/sdwan/Organization', 'sdwan.organization', '组织架构', {
    parent: 'sdwan_account',
    screen: { load: () => import('../../widgets/sdwan/sdwan-departments').then((m) => m.SdwanDepartments) },
  }),
  home('/sdwan/show', 'sdwan.show', '组网展示', {
    parent: 'sdwan',
    screen: { load: () => import('../../widgets/sdwan/sdwan-demo').then((m) => m.SdwanDemo) },
  }),
  home('/sdwan/index_experience', 'sdwan_index_experience', 'SD-WAN 体验版', {
    parent: 'sdwan',
    menu: { icon: 'flask', group: 'networking', label: '体验版', rule: 'sdwan_experience' },
    screen: { load: () => import('../../widgets/sdwan/sdwan-demo').then((m) => m.SdwanDemo) },
  }),
  home('/sdwan/apprelease', 'sdwan.app_release', '应用发布', {
    parent: 'sdwan',
    screen: { load: rules, props: { kind: 'app', manage: true } },
  }),
  home('/sdwan/filterRule', 'sdwan.filter_rule', '过滤规则', {
    parent: 'sdwan',
    screen: { load: rules, props: { kind: 'filter', manage: true } },
  }),
  home('/sdwan/securitypolicy', 'sdwan.security_policy', '安全策略', {
    parent: 'sdwan',
    screen: { load: rules, props: { kind: 'security', manage: true } },
  }),
  home('/sdwan/createnode', 'sdwan.create_node', '创建节点', {
    parent: 'sdwan',
    screen: {
      load: () => import('../../widgets/sdwan/sdwan-nodes').then((m) => m.SdwanNodes),
      props: { manage: true },
    },
  }),
  home('/sdwan/examination', 'sdwan.examination', '组网体检', {
    parent: 'sdwan',
    screen: {
      load: () => import('../../widgets/sdwan/sdwan-examination').then((m) => m.SdwanExamination),
      props: { manage: true },
    },
  }),
  home('/sdwan/seave_cookie', 'sdwan.save_cookie', '体验登录', {
    parent: 'sdwan',
    isPublic: true,
    screen: { load: () => import('../pages/save-cookie').then((m) => m.SaveCookiePage), bare: true },
  }),
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
  home('/domain_parsing', 'domain_parsing', 'DNS 防御', {
    menu: { icon: 'dns', group: 'security' },
    screen: { load: guardGateways, props: { service: 'domain_parsing', manage: true } },
  }),
  home('/domain_parsing/combo', 'domain_parsing.combo', 'DNS 防御套餐', {
    parent: 'domain_parsing',
    screen: serviceScreens.packages('domain_parsing'),
  }),
  home('/domain_parsing/order', 'domain_parsing.order', 'DNS 防御订单', {
    parent: 'domain_parsing',
    screen: serviceScreens.orders('domain_parsing'),
  }),
  home('/domain_parsing/comboDetalis', 'domain_parsing.combo_details', '套餐详情', {
    parent: 'domain_parsing',
    screen: serviceScreens.page('domain_parsing'),
  }),
  home('/domain_parsing/blacklist/:gwid/:classification', 'domain_parsing.blacklist', '黑名单', {
    parent: 'domain_parsing',
    screen: { load: domainList, props: { list: 'black' } },
  }),
  home('/domain_parsing/whiteList/:gwid/:classification', 'domain_parsing.whitelist', '白名单', {
    parent: 'domain_parsing',
    screen: { load: domainList, props: { list: 'white' } },
  }),
  home('/domain_parsing/log/:gwid/:classification', 'domain_parsing.log', '拦截日志', {
    parent: 'domain_parsing',
    screen: { load: guardLog, props: { manage: true } },
  }),
  home('/domain_parsing/configure/:gwid/:classification', 'domain_parsing.configure', '防御配置', {
    parent: 'domain_parsing',
    screen: { load: dnsPolicy },
  }),
  home('/domain_parsing/free_blacklist/:gwid', 'domain_parsing.free_blacklist', '黑名单（免费版）', {
    parent: 'domain_parsing',
    screen: { load: domainList, props: { list: 'black', free: true } },
  }),
  home('/domain_parsing/free_whiteList/:gwid', 'domain_parsing.free_whitelist', '白名单（免费版）', {
    parent: 'domain_parsing',
    screen: { load: domainList, props: { list: 'white', free: true } },
  }),
  home('/domain_parsing/free_log/:gwid', 'domain_parsing.free_log', '拦截日志（免费版）', {
    parent: 'domain_parsing',
    screen: { load: guardLog, props: { free: true, manage: true } },
  }),
  home('/domain_parsing/free_configure/:gwid', 'domain_parsing.free_configure', '防御配置（免费版）', {
    parent: 'domain_parsing',
    screen: { load: dnsPolicy, props: { free: true } },
  }),
  home('/honeypot', 'honeypot', '蜜罐', {
    menu: { icon: 'honeypot', group: 'security', badge: 'new' },
    screen: { load: () => import('../pages/security').then((m) => m.HoneypotPage) },
  }),
  home('/honeypot/business', 'honeypot.business', '蜜罐业务', {
    parent: 'honeypot',
    screen: serviceScreens.business('honeypot'),
  }),
  home('/camera/:gwid?', 'camera', '云安全摄像', {
    menu: { icon: 'camera', group: 'security' },
    screen: {
      load: () => import('../../widgets/security/camera-list').then((m) => m.CameraList),
      props: { manage: true },
    },
  }),
  home('/home/camera/order', 'camera.order', '摄像订单', { parent: 'camera', screen: serviceScreens.orders('camera') }),
  home('/home/camera/Routers', 'camera.routers', '摄像路由', {
    parent: 'camera',
    screen: { load: () => import('../../widgets/security/camera-routers').then((m) => m.CameraRouters) },
  }),
  home('/home/camera/business', 'camera.business', '摄像业务', {
    parent: 'camera',
    screen: serviceScreens.business('camera'),
  }),
  home('/firewall_plugin', 'firewall_plugin', '云防火墙插件', {
    menu: { icon: 'plugin', group: 'security', label: '防火墙插件' },
    screen: { load: () => import('../pages/security').then((m) => m.FirewallPluginPage) },
  }),
  home('/firewall_plugin/parts/list', 'firewall_plugin.list', '防火墙插件设备', {
    parent: 'firewall_plugin',
    screen: { load: guardGateways, props: { service: 'firewall_plugin', manage: true } },
  }),
  home('/firewall_plugin/business', 'firewall_plugin.business', '防火墙插件业务', {
    parent: 'firewall_plugin',
    screen: serviceScreens.business('firewall_plugin'),
  }),
  home('/firewall_plugin/order', 'firewall_plugin.order', '防火墙插件订单', {
    parent: 'firewall_plugin',
    screen: serviceScreens.orders('firewall_plugin'),
  }),
  home('/firewall_plugin/detail', 'firewall_plugin.detail', '防火墙插件详情', {
    parent: 'firewall_plugin',
    screen: { load: () => import('../pages/security').then((m) => m.FirewallPluginDetail) },
  }),
  home('/cloud_security/index', 'cloud_security', '云安全', {
    menu: { icon: 'shield', group: 'security' },
    screen: { load: () => import('../../widgets/security/security-posture').then((m) => m.SecurityPosture) },
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
  home('/auth/:gwid/:remark?', 'auth_index', '认证设置', {
    parent: 'networks',
    screen: { load: () => import('../../widgets/guest/guest-auth').then((m) => m.GuestAuth) },
  }),
  home('/auth_portal/:id/:tempid/:remark?', 'auth_portal', '认证页面', {
    parent: 'networks',
    screen: {
      load: () => import('../../widgets/guest/portal-preview').then((m) => m.PortalPreview),
      as: { id: 'gwid', tempid: 'template' },
    },
  }),
  home('/sms_pay_log/:gwid/:remark?', 'sms_pay_log', '短信充值记录', {
    parent: 'networks',
    screen: { load: () => import('../../widgets/guest/guest-sms').then((m) => m.GuestSms) },
  }),
];
