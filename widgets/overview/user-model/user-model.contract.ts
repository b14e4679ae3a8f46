import { choice, contract, text } from '../../../src/element/contract';

/** Who the users are: groups, dwell times, terminals. */
export const userModelContract = contract({
  tag: 'np-user-model',
  name: 'UserModel',
  family: 'overview',
  summary: '用户模型：群组、停留时段与时长、终端类型与品牌，近 30 天或历史',
  status: 'beta',
  scopes: ['stats:read'],
  props: {
    heading: text('标题，默认“用户模型”'),
    range: choice('最初显示的范围', ['30', 'history'], '30'),
  },
  events: {},
  parts: { panel: '外框' },
});
