import type { AdTarget } from '../../../src/domain/links';
import { choice, contract, event } from '../../../src/element/contract';

/** The dialogs that open by themselves on the home page, one at a time. */
export const homePopupsContract = contract({
  tag: 'np-home-popups',
  name: 'HomePopups',
  family: 'overview',
  summary: '首页弹窗：实名认证、补贴活动、活动与广告，按顺序，一次访问最多一个；没有要显示的内容时不占位置',
  status: 'beta',
  scopes: ['account'],
  props: {
    only: choice('只显示其中一种', ['real-name', 'campaign', 'activity', 'ad']),
  },
  events: {
    adOpen: event<AdTarget>(
      '点开广告：新窗口的地址，或控制台内的路径；取消后都不再打开',
      "{ kind: 'window'; url: string } | { kind: 'route'; path: string }",
      { cancelable: true },
    ),
    settle: event<{ shown: boolean }>('已确定本次访问是否有弹窗：shown 为假时可以显示别的提示', '{ shown: boolean }'),
  },
  parts: {},
});
