import { words } from '../../../../src/text/words';

/** Words of the captcha and SMS fields. */
export const captchaBoxText = words('captchaBox', {
  label: '图形验证码',
  sms: '短信验证码',
  smsHelp: '短信验证码发送成功，请从手机上查看。每天最多 5 条。',
});
