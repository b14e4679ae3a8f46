export { CaptchaBox } from './captcha-box';
export { useCaptchaBox, type CaptchaControl } from './use-captcha-box';
