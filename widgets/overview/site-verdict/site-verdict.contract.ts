import { contract, flag } from '../../../src/element/contract';

/** Whether all sites are fine, what needs somebody, and how each site is. */
export const siteVerdictContract = contract({
  tag: 'np-site-verdict',
  name: 'SiteVerdict',
  family: 'overview',
  summary: '网络是否正常、有什么需要处理：一句结论，断网、降级、待升级三个筛选，全部站点的状态格与按站点的待办',
  status: 'beta',
  scopes: ['stats:read'],
  props: {
    titled: flag('结论是页面的一级标题'),
  },
  events: {},
  parts: { panel: '外框', figure: '一个计数' },
});
