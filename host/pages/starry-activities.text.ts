/** Words of the campaign's landing page. */
export const starryActivitiesText = {
  title: '繁星活动：大硬盘设备收益补贴',
  body: '2019-08-28 至 2019-10-30 期间加入，32 GB 至 256 GB 硬盘补贴 15%，256 GB 以上补贴 30%，加入后 30 天内有效，最晚到 2019-11-30。当日收益满 0.1 元发放。',
};
