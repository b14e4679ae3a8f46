import { contract, event } from '../../../src/element/contract';
import type { AdTarget } from '../../../src/domain/links';

/** Offers and notices of the home page, one after the other. */
export const homeBannerContract = contract({
  tag: 'np-home-banner',
  name: 'HomeBanner',
  family: 'overview',
  summary: '首页活动横幅，按各自的间隔轮播，悬停显示箭头；没有横幅时不占位置',
  status: 'beta',
  scopes: ['promotion:read'],
  props: {},
  events: {
    adOpen: event<AdTarget>(
      '点开一条横幅：新窗口的地址，或控制台内的路径；取消后都不再打开',
      "{ kind: 'window'; url: string } | { kind: 'route'; path: string }",
      { cancelable: true },
    ),
  },
  parts: { panel: '外框' },
});
