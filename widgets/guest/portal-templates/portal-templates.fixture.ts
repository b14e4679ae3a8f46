import { cafePage } from '../shared/portal/portal.fixture';

const template = {
  id: 'tpl_1',
  name: '山屿咖啡访客模板',
  version: 3,
  content: cafePage,
  updated_at: '2026-11-20T06:30:00Z',
  updated_by: 'li***@shanyu.cn',
  gateways: 38,
  behind: 2,
};

/** Two pages, one with a long name that nobody uses. */
export const answers = {
  '/api/v3/portal/templates': {
    list: [
      template,
      {
        ...template,
        id: 'tpl_2',
        name: '重庆两江新区国际会展中心南侧地下商业街三期活动页',
        gateways: 0,
        behind: 0,
        content: { ...cafePage, art: 'city', accent: '#1F3F77', paper: '#F3F6F9' },
      },
    ],
    total: 2,
  },
  '/api/v3/portal/presets': {
    list: [{ id: 'cafe', name: '咖啡与餐饮', note: '暖色纸面', content: cafePage }],
    total: 1,
    accents: ['#1E5B49'],
    papers: ['#FBF8F2'],
  },
};

/** No page yet. */
export const nothing = { '/api/v3/portal/templates': { list: [], total: 0 } };
