import { because, inChinese } from '../refusal';
import { SendError, type Mail, type Sms, type WeChat } from '../senders';

const never = (reason: 'smsMissing' | 'mailMissing' | 'wechatMissing') => () =>
  Promise.reject(new SendError(inChinese(because(reason)), { final: true }));

/** Where no gateway is configured: nothing is sent, and nobody is told that it was. */
export const noSms: Sms = { sends: () => false, send: never('smsMissing') };
export const noMail: Mail = { configured: false, send: never('mailMissing') };
export const noWeChat: WeChat = { configured: false, send: never('wechatMissing') };
