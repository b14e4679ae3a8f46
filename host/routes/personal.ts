import { routesOf, type Route } from './route';

const personal = routesOf('personal');

/** 个人中心: the account itself and support. */
export const personalRoutes: readonly Route[] = [
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
  personal('/personalization', 'personalization', '个性化设置', {
    menu: { icon: 'palette' },
    screen: { load: () => import('../pages/personal/personalization').then((m) => m.PersonalizationPage) },
  }),
  personal('/after_sales/orders', 'after_sales', '售后订单', {
    menu: { icon: 'wrench', group: 'support' },
    screen: { load: () => import('../../widgets/support/after-sales').then((m) => m.AfterSales) },
  }),
  personal('/after_sales/apply/:after_sale_id?', 'after_sales.apply', '售后申请', {
    parent: 'after_sales',
    menu: { icon: 'box', group: 'support' },
    screen: {
      load: () => import('../../widgets/support/after-sale-form').then((m) => m.AfterSaleForm),
      as: { after_sale_id: 'afterSaleId' },
    },
  }),
  personal('/customer_service/orders', 'customer_service.orders', '客服工单', {
    menu: { icon: 'headset', group: 'support' },
    screen: { load: () => import('../../widgets/support/ticket-list').then((m) => m.TicketList) },
  }),
  personal('/customer_service/request', 'customer_service.request', '提交工单', {
    parent: 'customer_service.orders',
    screen: { load: () => import('../../widgets/support/ticket-form').then((m) => m.TicketForm) },
  }),
];
