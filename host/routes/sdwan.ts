import { routesOf, type Route } from './route';
import { serviceScreens } from './service-screens';

const home = routesOf('home');

const rules = () => import('../../widgets/sdwan/sdwan-rules').then((m) => m.SdwanRules);

/** SD-WAN: networks, their members and rules, accounts that dial in. */
export const sdwanRoutes: readonly Route[] = [
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
    screen: { load: () => import('../../widgets/sdwan/sdwan-demo').then((m) => m.SdwanDemo) },
  }),
  home('/sdwan/gmap/:gwid/:type', 'sdwan.gmap', '组网地图', {
    parent: 'sdwan',
    screen: { load: () => import('../../widgets/sdwan/sdwan-map').then((m) => m.SdwanMap), props: { manage: true } },
  }),
  home('/sdwan/order', 'sdwan.order', 'SD-WAN 订单', { parent: 'sdwan', screen: serviceScreens.orders('sdwan') }),
  home('/sdwan/account', 'sdwan_account', 'SD-WAN 账号', {
    parent: 'sdwan',
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
];
