/** First words of the paths that have neither header nor left menu; a test compares them with the route table. */
const alone = new Set([
  'login',
  'register',
  'register_protocol',
  'forgot_password',
  'password_reset',
  'authorize',
  'qrcode',
  'tv_show',
  'quanping',
  'enlarge',
  'design_show',
  'wireless_monitor',
  'wifi',
  'IkuaiWechat',
  'contractor_certification',
  'sdwan_recommendation',
  'sdwan_customer_referral',
  'starryActivities',
  '404',
  'm',
]);

/** Whether a page stands in the frame of header and left menu. */
export const hasFrame = (path: string): boolean => !alone.has(path.split('/')[1] ?? '');
