import { contract, needed, text } from '../../../src/element/contract';

/** Guest settings of one gateway. */
export const guestAuthContract = contract({
  tag: 'np-guest-auth',
  name: 'GuestAuth',
  family: 'guest',
  summary:
    '认证设置：一台网关的访客认证范围、13 种认证方式、时长、本地账号、优惠券与免认证名单，草稿核对后下发，可回滚',
  status: 'beta',
  scopes: ['device:read', 'device:write', 'account'],
  props: {
    gwid: needed(text('网关的 GWID'), 'GW-1001'),
    remark: text('网关名称，读到之前先显示它'),
    tab: text('先打开的标签：settings、methods、accounts、coupons、free', 'settings'),
  },
  events: {},
  parts: { panel: '外框' },
});
