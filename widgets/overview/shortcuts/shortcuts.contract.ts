import { contract } from '../../../src/element/contract';

/** Eight ways to what is used most. */
export const shortcutsContract = contract({
  tag: 'np-shortcuts',
  name: 'Shortcuts',
  family: 'overview',
  summary: '八个常用功能的入口',
  status: 'beta',
  scopes: [],
  props: {},
  events: {},
  parts: { panel: '外框' },
});
