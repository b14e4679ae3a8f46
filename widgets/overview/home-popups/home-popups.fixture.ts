const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='480' height='300'%3E%3Crect width='480' height='300' fill='%230B2A4F'/%3E%3C/svg%3E";

/** Everything wants to be seen. */
export const answers = {
  '/api/v3/real_name_auth/notice': {
    business_status: true,
    stage: 0,
    homePopup: 1,
    notice: { yun_message: '11 月 30 日后，未实名账号无法提现。\n个人：约 2 分钟\n企业：1 个工作日内审核' },
  },
  '/api/v3/open/get_active_details': { is_hidden: false, lt_32g_router_num: 4 },
  '/api/v3/operational_activities': {
    activities: [{ id: 1, title: '异地组网首月优惠', isPopup: true, userParticipation: [] }],
    isPopup: true,
    popupImgUrl: picture,
    bannerImgUrl: '',
    menuMarkImgUrl: '',
    freeUpgradeMarkImgUrl: '',
  },
  '/api/v3/ads/home': {
    home_middle: {
      id: 'ad_4',
      ad_id: '2603',
      image: picture,
      links: JSON.stringify({ h5: { link: 'https://example.com/', is_blank: true } }),
      title: '国际加速 2.0',
      body: '首月 28 元起',
      action: '了解详情',
      ends_at: '2026-11-30T16:00:00Z',
    },
    home_banners: [],
  },
  '/api/v3/real_name_auth/close_popup': null,
  '/api/v3/open/hidden_star_dialog': null,
  '/api/v3/operational_activities/1/popup': null,
  '/api/v3/ad/close_ad': null,
  '/api/v3/user_stat/click_home_ad': null,
  '/api/v3/event_tracking': null,
};
