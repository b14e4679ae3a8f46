import { missingTemplates } from './kit/sms';
import type { PaySettings } from './kit/pay/settings';
import type { SmsSettings } from './kit/sms/settings';
import type { Settings } from './settings';

/** What hands messages on: a provider, the demo's outbox, or nothing. */
export function providersOf({
  sms,
  smtpUrl,
  wechat,
  pay,
  demo,
}: Settings): Record<'sms' | 'mail' | 'wechat' | 'pay', string> {
  const otherwise = demo ? 'outbox' : 'missing';
  return {
    sms: sms?.provider ?? otherwise,
    mail: smtpUrl ? 'smtp' : otherwise,
    wechat: wechat ? 'weixin' : otherwise,
    pay: pay ? Object.keys(pay).join(' ') : demo ? 'test' : 'missing',
  };
}

/** What a server outside the demo says at its start of each provider: which one it is, or what is missing without it. */
export const providerLines = ({ sms, smtpUrl, wechat, pay, publicUrl }: Settings): string[] => [
  sms
    ? smsLine(sms)
    : '短信     未配置短信服务：不能用短信验证码登录、用手机号注册和找回密码，也没有短信告警（NETPANE_SMS）',
  smtpUrl
    ? `邮件     ${new URL(smtpUrl).host}`
    : '邮件     未配置邮件服务：不能用邮箱注册和找回密码，没有邮件告警（NETPANE_SMTP_URL）',
  wechat ? `微信     服务号 ${wechat.app}` : '微信     未配置微信服务号：没有微信告警（NETPANE_WECHAT）',
  pay
    ? `支付     ${Object.keys(pay)
        .map((way) => ways[way as keyof PaySettings])
        .join('、')}${publicUrl ? '' : '，缺少 NETPANE_PUBLIC_URL，收不到支付通知，只能每分钟查询一次'}`
    : '支付     未配置支付方式：不能充值，订单只能用余额支付（NETPANE_PAY）',
];

function smsLine(sms: SmsSettings): string {
  const missing = missingTemplates(sms);
  const without = missing.length > 0 ? `，缺少模板 ${missing.join('、')}，不会发送这些短信` : '';
  return `短信     ${sms.provider === 'http' ? new URL(sms.url).host : providers[sms.provider]}${without}`;
}

const ways: Readonly<Record<keyof PaySettings, string>> = {
  alipay: '支付宝',
  wechat: '微信支付',
  transfer: '银行转账',
};

const providers = { aliyun: '阿里云', tencent: '腾讯云' };
