import { choice, contract, flag } from '../../../src/element/contract';

/** A way to sign in that earns: settings and figures. */
export const guestIncomeContract = contract({
  tag: 'np-guest-income',
  name: 'GuestIncome',
  family: 'income',
  summary: '微信连 Wi-Fi 与红包认证：谁付费、认证终端与收益统计、逐网关启用、设置与下发状态',
  status: 'beta',
  scopes: ['account'],
  props: {
    source: choice('认证方式，wechat 为微信，redpacket 为红包', ['wechat', 'redpacket'], 'wechat'),
    manage: flag('显示启用、停用与设置，需要 device:read 与 device:write'),
  },
  events: {},
  parts: { panel: '外框' },
});
