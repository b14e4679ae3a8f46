/** Words of the captcha box. */
export const captchaBoxText = { label: '图形验证码' };
