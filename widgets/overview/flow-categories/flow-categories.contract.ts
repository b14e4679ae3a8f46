import { contract, text } from '../../../src/element/contract';

/** All traffic of the account by category. */
export const flowCategoriesContract = contract({
  tag: 'np-flow-categories',
  name: 'FlowCategories',
  family: 'overview',
  summary: '累计流量按应用类别的构成',
  status: 'beta',
  scopes: ['stats:read'],
  props: { heading: text('标题，默认“累计流量构成”') },
  events: {},
  parts: { panel: '外框' },
});
