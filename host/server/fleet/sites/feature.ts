import type { Feature } from '../../kit/context/context';
import { applyModels, leaveModels, siteConfigured } from './work';

/** Whole sites as models. */
export const sites: Feature = {
  work: { site: { queued: true, act: applyModels, left: leaveModels } },
  configured: siteConfigured,
  moves: { site: 'device_id' },
  actions: {
    '/api/v3/template/site/save': { text: '保存站点模板', en: 'Save a site template' },
    '/api/v3/template/site/remove': { text: '删除站点模板', en: 'Delete a site template' },
    '/api/v3/template/site/apply': { text: '套用站点模板', en: 'Apply a site template' },
    '/api/v3/template/site/keep': { text: '保留站点现值', en: 'Keep a site’s values' },
    '/api/v3/template/site/restore': { text: '恢复站点继承', en: 'Restore a site’s inheritance' },
    '/api/v3/template/site/release': { text: '解除站点模板', en: 'Release from a site template' },
    '/api/v3/template/site/pool/save': { text: '保存地址池', en: 'Save an address pool' },
    '/api/v3/template/site/pool/remove': { text: '删除地址池', en: 'Delete an address pool' },
  },
  silent: ['/api/v3/template/site/plan'],
  names: [
    'SELECT name, NULL FROM site_template WHERE account_id = $1 AND id = $2',
    'SELECT name, NULL FROM site_pool WHERE account_id = $1 AND id = $2',
  ],
};
