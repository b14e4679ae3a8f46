import type { Feature } from '../../kit/context/context';
import { notePortalUse } from './use';

/** Guests and the pages they see. */
export const guest: Feature = {
  moves: { guest_batch: 'gateway_id', guest_coupon: 'gateway_id', sms_balance: 'gateway_id', sms_entry: 'gateway_id' },
  configured: notePortalUse,
  actions: {
    '/api/v3/portal/template/save': { text: '保存认证模板', en: 'Save a sign-in page' },
    '/api/v3/portal/template/remove': { text: '删除认证模板', en: 'Delete a sign-in page' },
    '/api/v3/portal/template/apply': { text: '应用认证模板', en: 'Apply a sign-in page' },
    '/api/v3/guest/coupon/create': { text: '生成优惠券', en: 'Make coupons' },
    '/api/v3/guest/coupon/void': { text: '作废优惠券', en: 'Void coupons' },
    '/api/v3/guest/sms/recharge': { text: '短信充值', en: 'Recharge messages', business: true },
  },
};
