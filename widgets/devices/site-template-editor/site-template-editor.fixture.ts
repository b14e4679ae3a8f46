import { storyModel, storyPools, storyTemplate } from '../shared/site-template/site.fixture';

/** Answers of the stories. */
export const siteTemplateEditorAnswers = {
  '/api/v3/template/site/one': storyTemplate,
  '/api/v3/template/site/from': { remark: '宁波天一店', model: { ...storyModel, pool: null } },
  '/api/v3/template/site/pools': { list: storyPools, total: storyPools.length },
  '/api/v3/template/site/save': { id: 's1', version: 4, sites: 11 },
  '/api/v3/template/ap/list': { list: [], total: 0 },
  '/api/v3/sdwan/list': {
    ...{ list: [], total: 0, groups: [] },
    counts: { all: 0, normal: 0, partial: 0, down: 0, paused: 0, expired: 0 },
  },
};
