import type { Feature } from '../../kit/context/context';
import { orderPage } from './read';

/** Purchase orders. */
export const orders: Feature = {
  moves: { service_owned: 'gateway_id', service_order: 'gateway_id' },
  sources: {
    orders: {
      scope: 'account',
      async find(context, q, most) {
        const { list } = await orderPage(context, { q, page: 1, per_page: most });
        return list.map(({ id, service_name, tier_name, state }) => ({ id, service_name, tier_name, state }));
      },
    },
  },
  actions: {
    '/api/v3/messages/activation/confirm': { text: '激活服务', en: 'Activate a service', business: true },
  },
  silent: ['/api/v3/service/'],
  names: ['SELECT service, NULL FROM service_activation WHERE account_id = $1 AND id = $2'],
};
