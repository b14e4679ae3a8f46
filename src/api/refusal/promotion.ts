import { sayings } from './table';

/** Promotion by agents: materials, leads, and what is tracked. */
export const promotion = sayings({
  agentsOnly: { code: 4030, zh: '仅代理商可以使用推广管理', en: 'Promotion is for agents' },
  wrongSignature: { code: 4301, zh: '签名错误', en: 'Wrong signature' },
  clockOff: { code: 4302, zh: '设备时间与服务器相差过大', en: 'The clock of this device is too far off' },
  noActivity: { code: 4004, zh: '没有找到活动', en: 'There is no such campaign' },
  noLead: { code: 4004, zh: '没有找到线索，或客户已注册', en: 'There is no such lead, or it is a customer already' },
  noMaterial: { code: 4004, zh: '没有找到素材', en: 'There is no such material' },
  consentNeeded: { zh: '请先同意服务商与你联系', en: 'First agree to be contacted' },
  codeUnknown: { zh: '推广码无效', en: 'Invalid referral code' },
  codeOfAnother: { zh: '推广码不属于此网站的代理商', en: 'The referral code is not of the agent of this site' },
  codeNeeded: {
    zh: '缺少推广码，请通过代理商提供的链接打开',
    en: "The referral code is missing. Open the page by the agent's link",
  },
});
