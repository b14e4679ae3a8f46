import type { Feature } from '../../kit/context/context';
import { billingDocument } from './document';

/** Cloud billing. */
export const billing: Feature = {
  moves: { billing_subscriber: 'gateway_id' },
  settings: { billing: { name: 'billingService', document: billingDocument } },
  actions: {
    '/api/v3/billing/plan/save': { text: '保存计费套餐', en: 'Save a billing plan', business: true },
    '/api/v3/billing/plan/remove': { text: '删除计费套餐', en: 'Delete a billing plan', business: true },
    '/api/v3/billing/subscriber/open': { text: '开通计费用户', en: 'Open a subscriber', business: true },
    '/api/v3/billing/subscriber/save': { text: '修改计费用户', en: 'Change a subscriber', business: true },
    '/api/v3/billing/subscriber/switch': { text: '启停计费用户', en: 'Switch subscribers on or off', business: true },
    '/api/v3/billing/subscriber/remove': { text: '删除计费用户', en: 'Delete subscribers', business: true },
    '/api/v3/billing/subscriber/recharge': { text: '计费用户充值', en: 'Recharge a subscriber', business: true },
  },
};
