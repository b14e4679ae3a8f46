import { missingTemplates } from './kit/sms';
import type { SmsSettings } from './kit/sms/settings';
import type { Settings } from './settings';

/** What hands messages on: a provider, the demo's outbox, or nothing. */
export function providersOf({ sms, smtpUrl, demo }: Settings): Record<'sms' | 'mail' | 'wechat', string> {
  const otherwise = demo ? 'outbox' : 'missing';
  return { sms: sms?.provider ?? otherwise, mail: smtpUrl ? 'smtp' : otherwise, wechat: otherwise };
}

/** What a server outside the demo says at its start of each provider: which one it is, or what is missing without it. */
export const providerLines = ({ sms, smtpUrl }: Settings): string[] => [
  sms
    ? smsLine(sms)
    : '短信     未配置短信服务：不能发送短信验证码、注册、用手机号找回密码，也没有短信告警（NETPANE_SMS）',
  smtpUrl
    ? `邮件     ${new URL(smtpUrl).host}`
    : '邮件     未配置邮件服务：不能用邮箱找回密码，没有邮件告警（NETPANE_SMTP_URL）',
  '微信     未配置微信服务号：没有微信告警',
];

function smsLine(sms: SmsSettings): string {
  const missing = missingTemplates(sms);
  const without = missing.length > 0 ? `，缺少模板 ${missing.join('、')}，不会发送这些短信` : '';
  return `短信     ${sms.provider === 'http' ? new URL(sms.url).host : providers[sms.provider]}${without}`;
}

const providers = { aliyun: '阿里云', tencent: '腾讯云' };
