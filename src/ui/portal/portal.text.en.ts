import { translate } from '../../text/words';
import type { phoneText, portalText, PortalWords } from './portal.text';
import type { Translated } from '../../text/words';

const english: Translated<PortalWords> = {
  phone: 'Mobile number',
  code: 'SMS code',
  getCode: 'Send code',
  codeSent: 'The preview sends nothing. Type any 6 digits',
  room: 'Room',
  roomWord: 'Last word of your name',
  coupon: 'Coupon code',
  account: 'Account',
  password: 'Password',
  connect: 'Connect to Wi-Fi',
  agree: 'I agree to the',
  terms: 'terms of use',
  mustAgree: 'Agree to the terms of use first',
  others: 'Other ways',
  provided: 'Internet access by Netpane',
  done: 'Connected',
  doneNote: 'You are online now',
  again: 'Back to the page',
  leads: 'Going on to',
  close: 'Back',
  fill: (label) => `Fill in: ${label}`,
  badPhone: 'Type a mobile number of 11 digits',
  badCode: 'The code has 6 digits',
  wait: (seconds) => `Online in ${seconds} s`,
  english: 'English',
  methods: {
    phone: 'Mobile',
    wechat: 'WeChat',
    simple_key: 'One tap',
    hotel: 'Room',
    coupon: 'Coupon',
    trial: 'Trial',
    local: 'Account',
    fixed: 'Password',
    countdown: 'Wait',
    redpacket: 'Red packet',
    qq: 'QQ',
    weibo: 'Weibo',
    facebook: 'Facebook',
  },
  actions: {
    wechat: 'Connect by WeChat',
    simple_key: 'Connect',
    trial: 'Try it free',
    redpacket: 'Red packet and online',
    qq: 'Sign in with QQ',
    weibo: 'Sign in with Weibo',
    facebook: 'Sign in with Facebook',
  },
};

translate<typeof portalText>('portal', { own: english, english });

translate<typeof phoneText>('phone', {
  label: 'Preview on a telephone',
  time: '14:32',
  network: '5G',
});
