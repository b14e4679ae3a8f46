import { words } from '../../../../src/text/words';

/** Words of offers and of the form for those who want to be called. */
export const offerText = words('offer', {
  until: (day: string) => `活动截止 ${day}`,
  open: '了解并开通',
  by: (code: string) => `由 Netpane 提供，服务商 ${code}`,
  none: '暂无可选套餐',
  noneReason: '平台开放套餐后，可以在这里选择。',
  form: '留下联系方式',
  name: '称呼',
  namePlaceholder: '例如：王店长',
  mobile: '手机号',
  company: '单位',
  need: '需求',
  needPlaceholder: '例如：三家门店之间互访收银系统',
  consent: '我同意服务商使用以上信息与我联系',
  friendConsent: '朋友已同意服务商使用以上信息与他联系',
  consentFirst: '请先同意服务商与你联系',
  send: '提交，等待联系',
  sent: '已收到',
  sentReason: '服务商会尽快与你联系，请保持电话畅通。',
  again: '再提交一个',
});
