import { routesOf, type Route } from './route';

const personal = routesOf('personal');

/** 个人中心: the account itself. */
export const accountRoutes: readonly Route[] = [
  personal('/profile', 'profile', '基本资料', {
    menu: { icon: 'profile' },
    screen: { load: () => import('../../widgets/account/profile').then((m) => m.Profile) },
  }),
  personal('/security', 'security', '账号安全', {
    menu: { icon: 'security' },
    screen: { load: () => import('../pages/personal/security').then((m) => m.SecurityPage) },
  }),
  personal('/account', 'account', '个人账户', {
    menu: { icon: 'wallet' },
    screen: { load: () => import('../pages/personal/account').then((m) => m.AccountPage) },
  }),
  personal('/orders', 'orders', '订单', {
    menu: { icon: 'billing' },
    screen: { load: () => import('../../widgets/services/service-orders').then((m) => m.ServiceOrders) },
  }),
  personal('/personalization', 'personalization', '个性化设置', {
    menu: { icon: 'palette' },
    screen: { load: () => import('../pages/personal/personalization').then((m) => m.PersonalizationPage) },
  }),
];
