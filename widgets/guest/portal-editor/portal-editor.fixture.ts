import { cafePage } from '../shared/portal/portal.fixture';

const template = {
  id: 'tpl_1',
  name: '山屿咖啡访客模板',
  version: 3,
  content: cafePage,
  updated_at: '2026-11-20T06:30:00Z',
  updated_by: 'li***@shanyu.cn',
  gateways: 2,
  behind: 1,
};

/** A page that two networks use, one of them an older version of it. */
export const portalAnswers = {
  '/api/v3/portal/template/tpl_1': {
    ...template,
    users: [
      { id: 'g1', remark: '苏州园区店', online: true, version: 3 },
      { id: 'g2', remark: '重庆两江新区国际会展中心南侧地下商业街三期店', online: false, version: 2 },
    ],
  },
  '/api/v3/portal/presets': {
    list: [{ id: 'cafe', name: '咖啡与餐饮', note: '暖色纸面', content: cafePage }],
    total: 1,
    accents: ['#1E5B49', '#8A3B1E', '#1F3F77', '#2A2620'],
    papers: ['#FBF8F2', '#FFFFFF'],
  },
};
