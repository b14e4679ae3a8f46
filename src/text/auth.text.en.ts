import { translate } from './words';
import type { authText } from './auth.text';

translate<typeof authText>('auth', {
  trial: 'Trial',
  wechat: 'WeChat',
  qq: 'QQ',
  microblog: 'Weibo',
  phone: 'SMS',
  key: 'One tap',
  local: 'Local account',
  fixed: 'Fixed password',
  countdown: 'Countdown',
  coupon: 'Voucher',
  red_packet: 'Red packet',
  hotel: 'Hotel room',
  facebook: 'Facebook',
});
