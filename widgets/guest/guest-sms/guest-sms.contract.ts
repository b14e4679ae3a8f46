import { contract, text } from '../../../src/element/contract';

/** Text messages of a gateway. */
export const guestSmsContract = contract({
  tag: 'np-guest-sms',
  name: 'GuestSms',
  family: 'guest',
  summary: '短信充值记录：一台网关的短信余额、充值与使用记录，按日期与类型筛选、导出，用账户余额充值',
  status: 'beta',
  scopes: ['account'],
  props: {
    gwid: text('网关的 GWID'),
    remark: text('网关名称，读到之前先显示它'),
  },
  events: {},
  parts: { panel: '外框', figure: '一个计数' },
});
