import { routesOf, type Route } from './route';

const open = routesOf('open');

/** What agents promote and earn. */
export const promotionRoutes: readonly Route[] = [
  open('/open/promotion_management', 'promotion_management', '推广管理', {
    menu: { icon: 'promotion', group: 'income', rule: 'is_agent' },
    screen: { load: () => import('../pages/promotion').then((m) => m.PromotionPage) },
  }),
];
