import type { DeviceKind } from '../../../../src/domain/device';
import type { Feature } from '../../kit/context/context';

/** Ways for guests to sign in (specification, section 2). */
export const authNames: Readonly<Record<string, string>> = {
  trial: '试用认证',
  wechat: '微信认证',
  qq: 'QQ 认证',
  weibo: '微博认证',
  phone: '手机认证',
  simple_key: '一键认证',
  local: '本地账号',
  fixed: '固定密码',
  countdown: '倒计时认证',
  coupon: '优惠券认证',
  redpacket: '红包认证',
  hotel: '酒店认证',
  facebook: 'Facebook 认证',
};

/** Kinds of devices. */
export const deviceNames: Readonly<Record<DeviceKind, string>> = {
  gateway: '网关',
  ap: 'AP',
  switch: '交换机',
  firewall: '防火墙',
};

/** What a person did. `business`: it concerns money, orders or support. */
interface Action {
  text: string;
  business?: true;
}

declare module '../../kit/context/context' {
  interface Feature {
    /** What its calls do, in the words of the log, by path. */
    actions?: Readonly<Record<string, Action>>;
    /** Calls that leave no line by themselves: their work writes it. The begins of their paths. */
    silent?: readonly string[];
    /** Names of what its calls are about: `SELECT name, device` of an account `$1` and an id `$2`. */
    names?: readonly string[];
  }
}

const actions: Readonly<Record<string, Action>> = {
  '/api/v3/qrcode/answer': { text: '处理扫码登录' },
  '/api/v3/messages/remove': { text: '删除消息' },
  '/api/v3/profile/mobile': { text: '修改手机号' },
  '/api/v3/profile/qq': { text: '修改 QQ' },
  '/api/v3/security/password': { text: '修改密码' },
  '/api/v3/security/sessions/revoke': { text: '退出其他设备' },
  '/api/v3/security/real_name': { text: '提交实名认证', business: true },
  '/api/v3/security/two_step/enable': { text: '开启两步验证' },
  '/api/v3/security/two_step/recovery': { text: '更换恢复码' },
  '/api/v3/security/two_step/disable': { text: '关闭两步验证' },
  '/api/v3/embed/partners/create': { text: '新建合作方' },
  '/api/v3/embed/partners/update': { text: '修改合作方' },
  '/api/v3/embed/partners/rotate': { text: '更换合作方密钥' },
  '/api/v3/embed/partners/theme': { text: '修改合作方主题' },
  '/api/v3/embed/partners/test_token': { text: '生成测试令牌' },
  '/api/v3/embed/partners/revoke': { text: '停用合作方' },
  '/api/v3/embed/grants/create': { text: '新建嵌入授权' },
  '/api/v3/embed/sign_in/answer': { text: '处理网站登录' },
  '/api/v3/embed/grants/remove': { text: '删除嵌入授权' },
  '/api/v3/wallboard/links/create': { text: '新建看板链接' },
  '/api/v3/wallboard/links/revoke': { text: '撤销看板链接' },
  '/api/v3/boards/save': { text: '保存看板' },
  '/api/v3/boards/remove': { text: '删除看板' },
  '/api/v3/account/cards/add': { text: '绑定银行卡', business: true },
  '/api/v3/account/cards/remove': { text: '解绑银行卡', business: true },
  '/api/v3/account/payments/create': { text: '发起付款', business: true },
  '/api/v3/account/payments/cancel': { text: '取消付款', business: true },
  '/api/v3/account/withdrawals/create': { text: '申请提现', business: true },
  '/api/v3/account/withdrawals/cancel': { text: '撤回提现', business: true },
  '/api/v3/after_sales/save': { text: '提交售后申请', business: true },
  '/api/v3/after_sales/cancel': { text: '取消售后申请', business: true },
  '/api/v3/contractor/apply': { text: '提交工程商认证', business: true },
  '/api/v3/tickets/open': { text: '提交工单', business: true },
  '/api/v3/tickets/reply': { text: '回复工单', business: true },
  '/api/v3/tickets/close': { text: '关闭工单', business: true },
};

/** What a call did; undefined when nobody has words for it. */
export const actionOf = (features: readonly Feature[], path: string): Action | undefined =>
  actions[path] ?? features.find((feature) => feature.actions?.[path])?.actions?.[path];
