export { CaptchaBox, type CaptchaHandle } from './captcha-box';
