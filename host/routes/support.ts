import { routesOf, type Route } from './route';

const personal = routesOf('personal');

/** 个人中心: after-sales and tickets. */
export const supportRoutes: readonly Route[] = [
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
