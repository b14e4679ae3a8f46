import { words } from '../../../src/text/words';

/** Words of HomeBanner. */
export const homeBannerText = words('homeBanner', {
  label: (at: number, count: number) => `活动横幅，第 ${at} 张，共 ${count} 张`,
  previous: '上一张',
  next: '下一张',
  untold: '平台活动',
  open: '查看详情',
});
