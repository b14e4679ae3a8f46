import { market } from './plugins';
import { routesOf, type Route } from './route';
import { serviceScreens } from './service-screens';

const open = routesOf('open');

const guestIncome = () => import('../../widgets/income/guest-income').then((m) => m.GuestIncome);
const star = () => import('../pages/star');
const starGateways = () => star().then((m) => m.TwinkleStarGateways);
const incomeDetails = () => import('../../widgets/income/income-details').then((m) => m.IncomeDetails);

/** 开放应用: what an account has of it all, boards and income. */
export const openRoutes: readonly Route[] = [
  open('/open/plugin_market', 'plugin_market', '插件市场', { menu: { icon: 'plugin' }, screen: market }),
  open('/open/cloud_show', 'cloud_show', '云看板', {
    menu: { icon: 'board' },
    screen: { load: () => import('../pages/board').then((m) => m.CloudShowPage) },
  }),
  open('/open/business', 'open.business', '业务办理', {
    menu: { icon: 'business' },
    screen: serviceScreens.business(),
  }),
  open('/open/success', 'open.success', '办理成功', { parent: 'open.business', screen: serviceScreens.success }),
  open('/open/design', 'open.design', '方案设计', {
    menu: { icon: 'design' },
    screen: {
      load: () => import('../../widgets/devices/network-design').then((m) => m.NetworkDesign),
      props: { manage: true },
    },
  }),
  open('/open/star', 'open.star', '流星计划', {
    menu: { icon: 'sparkles', group: 'income', badge: 'star', also: { area: 'home', group: 'operation' } },
    screen: { load: () => import('../../widgets/income/star').then((m) => m.Star) },
  }),
  open('/open/twinkle_star', 'open.twinkle_star', '繁星计划', {
    menu: { icon: 'star', group: 'income' },
    screen: { load: () => import('../../widgets/income/twinkle-star').then((m) => m.TwinkleStar) },
  }),
  open('/open/twinkle_star/user_agreement', 'open.twinkle_star.user_agreement', '繁星用户协议', {
    parent: 'open.twinkle_star',
    screen: {
      load: () => star().then((m) => m.TwinkleStarAgreement),
      props: { manage: true },
    },
  }),
  open('/open/twinkle_star/apply', 'open.twinkle_star.apply', '繁星申请', {
    parent: 'open.twinkle_star',
    screen: {
      load: () => import('../../widgets/income/twinkle-star-apply').then((m) => m.TwinkleStarApply),
      props: { manage: true },
    },
  }),
  open('/open/twinkle_star/open_list', 'open.twinkle_star.open_list', '开通列表', {
    parent: 'open.twinkle_star',
    screen: { load: starGateways, props: { manage: true } },
  }),
  open('/open/twinkle_star/check_list', 'open.twinkle_star.check_list', '审核列表', {
    parent: 'open.twinkle_star',
    screen: {
      load: () => star().then((m) => m.TwinkleStarApplications),
      props: { manage: true },
    },
  }),
  open('/open/twinkle_star/demand_list', 'open.twinkle_star.demand_list', '需求列表', {
    parent: 'open.twinkle_star',
    screen: { load: () => star().then((m) => m.TwinkleStarDemands) },
  }),
  open('/open/twinkle_star/bill', 'open.twinkle_star.bill', '繁星账单', {
    parent: 'open.twinkle_star',
    screen: {
      load: () => import('../../widgets/income/twinkle-star-bill').then((m) => m.TwinkleStarBill),
      props: { manage: true },
    },
  }),
  open('/open/twinkle_star/configure_list', 'open.twinkle_star.configure_list', '配置列表', {
    parent: 'open.twinkle_star',
    screen: { load: starGateways, props: { configure: true, manage: true } },
  }),
  open('/open/red_packet', 'open.red_packet', '红包认证', {
    menu: { icon: 'gift', group: 'income' },
    screen: { load: guestIncome, props: { source: 'redpacket', manage: true } },
  }),
  open('/open/wechat', 'open.wechat', '微信连 Wi-Fi', {
    menu: { icon: 'wechat', group: 'income' },
    screen: { load: guestIncome, props: { manage: true } },
  }),
  open('/open/income/wechat_income_details', 'wechat_income_details', '微信收益明细', {
    menu: { icon: 'income', group: 'income' },
    screen: { load: incomeDetails },
  }),
  open('/open/income/redpacket_income_details', 'redpacket_income_details', '红包收益明细', {
    menu: { icon: 'income', group: 'income' },
    screen: { load: incomeDetails, props: { source: 'redpacket' } },
  }),
  open('/open/all_business_real_money', 'open.all_business_real_money', '全部业务收益', {
    menu: { icon: 'wallet', group: 'income' },
    screen: { load: () => import('../../widgets/income/income-overview').then((m) => m.IncomeOverview) },
  }),
];
