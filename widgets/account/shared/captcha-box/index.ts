export { CaptchaBox, type CaptchaHandle } from './captcha-box';
export { missingCaptcha, newSmsHandle, SmsFields, type SmsHandle } from './sms-fields';
