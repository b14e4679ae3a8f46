/** Calls that write something and want no more than to read, and why. */
export const writtenByReading: Readonly<Record<string, string>> = {
  '/api/v3/message/read': 'a message that was shown counts as read',
  '/api/v3/messages/read_all': 'as every message that was shown',
  '/api/v3/promotion/lead': 'a visitor of the page leaves a number of his own',
  '/api/v3/event_tracking': 'counts what was shown and clicked',
  '/api/v3/user_stat/click_home_ad': 'counts what was clicked',
};

/** Calls that only read, sent as POST: by the specification, or for how much they ask. */
export const readByPost: readonly string[] = [
  '/api/v3/firmware/preview',
  '/api/v3/ipv6/active',
  '/api/v3/job/preview',
  '/api/v3/sdwan/try',
  '/api/v3/template/ap/preview',
  '/api/v3/template/site/plan',
  '/api/v3/user_stat/ap_complex',
  '/api/v3/user_stat/client_num',
  '/api/v3/user_stat/complex',
  '/api/v3/user_stat/flow_model',
  '/api/v3/user_stat/user_model',
  '/api/v3/wifi_password/reach',
];
