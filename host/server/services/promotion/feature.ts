import type { Feature } from '../../kit/context/context';

/** Promotion. */
export const promotion: Feature = {
  actions: {
    '/api/v3/promotion/lead': { text: '提交推广线索', en: 'Submit a lead', business: true },
    '/api/v3/promotion/leads/state': { text: '更新线索进展', en: 'Update a lead', business: true },
    '/api/v3/promotion/attach': { text: '登记推荐人', en: 'Register who recommended', business: true },
  },
};
