import { contract, event } from '../../../src/element/contract';

/** Theme, home section and table columns. */
export const personalizationContract = contract({
  tag: 'np-personalization',
  name: 'Personalization',
  family: 'account',
  summary: '个性化设置：主题、首页板块、恢复表格默认列',
  status: 'beta',
  scopes: ['account'],
  props: {},
  events: {
    themeChange: event<{ theme: 'WHITE' | 'BLACK' }>('选择了主题；由页面应用', "{ theme: 'WHITE' | 'BLACK' }"),
    sectionChange: event<{ section: 'REVENUE' | 'DNS' }>('选择了首页板块', "{ section: 'REVENUE' | 'DNS' }"),
    columnsReset: event<null>('全部表格恢复为默认列', 'null'),
  },
  parts: { panel: '外框' },
});
