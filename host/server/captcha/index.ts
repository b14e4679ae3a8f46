export type { Captcha, CaptchaImage } from './captcha';
