import { routesOf, type Route } from './route';

const home = routesOf('home');
const config = routesOf('config');

const deviceList = () => import('../../widgets/devices/device-list').then((m) => m.DeviceList);

/** 网络, AP, 防火墙, 交换机: the equipment and its settings. */
export const devicesRoutes: readonly Route[] = [
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
  home('/device/index/:gwid?', 'device_index', '全部设备', {
    menu: { icon: 'devices', label: '设备' },
    screen: { load: deviceList, props: { kind: 'all', manage: true } },
  }),
  home('/device/firmware', 'firmware', '固件升级', {
    parent: 'device_index',
    screen: {
      load: () => import('../../widgets/devices/firmware-campaigns').then((m) => m.FirmwareCampaigns),
      props: { manage: true },
    },
  }),
  home('/aps/index', 'ap_index', 'AP 列表', {
    parent: 'device_index',
    screen: { load: deviceList, props: { kind: 'ap', manage: true } },
  }),
  home('/aps/ap_edit', 'ap_edit', '编辑 AP', {
    parent: 'ap_index',
    screen: { load: () => import('../pages/access-point').then((m) => m.ApPage) },
  }),
  home('/aps/ap_batch_edit', 'ap_batch_edit', '批量编辑 AP', {
    parent: 'ap_index',
    screen: { load: () => import('../pages/equipment').then((m) => m.ApBatchEditPage) },
  }),
  home('/fire/fireWallList', 'fire_wall', '防火墙列表', {
    parent: 'device_index',
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
    parent: 'device_index',
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
  config('/config/router_cloud_backup', 'router_cloud_backup', '路由云备份', {
    menu: { icon: 'backup' },
    screen: { load: () => import('../../widgets/devices/config-backups').then((m) => m.ConfigBackups) },
  }),
];
