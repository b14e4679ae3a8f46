export const banner = (ad_id: string, title: string, repeat_rate: number) => ({
  ad_id,
  title,
  repeat_rate,
  links: JSON.stringify({ h5: { link: '#/sdwan/package', is_blank: false } }),
  tag: '限时',
  body: '满两个月赠送一个月',
  action: '查看活动',
});

const quiet = {
  activities: [],
  isPopup: false,
  popupImgUrl: '',
  bannerImgUrl: '',
  menuMarkImgUrl: '',
  freeUpgradeMarkImgUrl: '',
};

/** Three banners that stay for 2, 5 and 3 seconds, and no activity. */
export const answers = {
  '/api/v3/ads/home': {
    home_middle: null,
    home_banners: [banner('1', '第一条', 2), banner('2', '第二条', 5), banner('3', '第三条', 3)],
  },
  '/api/v3/operational_activities': quiet,
  '/api/v3/event_tracking': null,
};
