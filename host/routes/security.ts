import { routesOf, type Route } from './route';
import { serviceScreens } from './service-screens';

const home = routesOf('home');

const guardGateways = () => import('../../widgets/security/guard-gateways').then((m) => m.GuardGateways);
const guardLog = () => import('../../widgets/security/guard-log').then((m) => m.GuardLog);
const dnsPolicy = () => import('../../widgets/security/dns-policy').then((m) => m.DnsPolicy);
const domainList = () => import('../../widgets/security/domain-list').then((m) => m.DomainList);

/** DNS defence, honeypots, cameras and the firewall plug-in, each with its packages and orders. */
export const securityRoutes: readonly Route[] = [
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
];
