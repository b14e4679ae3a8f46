import type { Destination } from '../../../src/session/place';
import { contract, data, event, text } from '../../../src/element/contract';

/** A page or an action that can be found by its name. */
export interface SearchEntry {
  key: string;
  label: string;
  /** Where it stands: an area, a menu. */
  hint?: string;
  /** Other words that find it. */
  words?: string;
  /** Where it leads; without it `searchAction` is told. */
  to?: Destination;
}

/** Search over everything, by keyboard. */
export const globalSearchContract = contract({
  tag: 'np-global-search',
  name: 'GlobalSearch',
  family: 'overview',
  summary: '全局搜索：页面、设备（名称、GWID、MAC、IP、序列号）、在线用户、告警与操作，支持拼音首字母与键盘',
  status: 'beta',
  scopes: ['device:read', 'client:read', 'alarm:read'],
  props: {
    pages: data<readonly SearchEntry[]>('可搜索的页面', 'SearchEntry[]', [{ key: 'alarms', label: '告警' }]),
    actions: data<readonly SearchEntry[]>('可执行的操作', 'SearchEntry[]', [{ key: 'bind', label: '绑定设备' }]),
    owner: text('最近访问记在谁的名下；不填则不记录'),
    query: text('初始搜索词'),
  },
  events: {
    searchAction: event<{ key: string }>('选中一个没有去处的操作', '{ key: string }'),
    searchClose: event<null>('选中一项或按下 Esc', 'null'),
  },
  parts: { panel: '外框' },
});
