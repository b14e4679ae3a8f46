import type { DeviceKind } from '../../../../src/domain/device';
import { englishMethods } from '../../../../src/text/guest-methods';
import type { Feature } from '../../kit/context/context';
import type { Said } from '../../kit/refusal';

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

/** English of what a log reads from columns, by the Chinese words. */
export const englishNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(authNames).map(([key, name]): [string, string] => [
    name,
    englishMethods[key as keyof typeof englishMethods],
  ]),
  ['网关', 'Gateway'],
  ['交换机', 'Switch'],
  ['防火墙', 'Firewall'],
]);

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
  /** The same in English. */
  en: string;
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
    /** The same for what has no name but words of ours: with what they are made of, which may be said in both languages. */
    told?: { names: string; said: (parts: unknown) => Said | undefined };
  }
}

const actions: Readonly<Record<string, Action>> = {
  '/api/v3/qrcode/answer': { text: '处理扫码登录', en: 'Answer a sign-in by QR code' },
  '/api/v3/messages/remove': { text: '删除消息', en: 'Delete messages' },
  '/api/v3/profile/mobile': { text: '修改手机号', en: 'Change the mobile number' },
  '/api/v3/profile/qq': { text: '修改 QQ', en: 'Change QQ' },
  '/api/v3/security/password': { text: '修改密码', en: 'Change the password' },
  '/api/v3/security/sessions/revoke': { text: '退出其他设备', en: 'Sign other devices out' },
  '/api/v3/security/real_name': { text: '提交实名认证', en: 'Submit the real-name check', business: true },
  '/api/v3/security/two_step/enable': { text: '开启两步验证', en: 'Switch two-step sign-in on' },
  '/api/v3/security/two_step/recovery': { text: '更换恢复码', en: 'Change recovery codes' },
  '/api/v3/security/two_step/disable': { text: '关闭两步验证', en: 'Switch two-step sign-in off' },
  '/api/v3/embed/partners/create': { text: '新建合作方', en: 'Add a partner' },
  '/api/v3/embed/partners/update': { text: '修改合作方', en: 'Change a partner' },
  '/api/v3/embed/partners/rotate': { text: '更换合作方密钥', en: 'Change a partner’s secret' },
  '/api/v3/embed/partners/theme': { text: '修改合作方主题', en: 'Change a partner’s theme' },
  '/api/v3/embed/partners/test_token': { text: '生成测试令牌', en: 'Make a test token' },
  '/api/v3/embed/partners/revoke': { text: '停用合作方', en: 'Stop a partner' },
  '/api/v3/embed/grants/create': { text: '新建嵌入授权', en: 'Add an embedding grant' },
  '/api/v3/embed/sign_in/answer': { text: '处理网站登录', en: 'Answer a site’s sign-in' },
  '/api/v3/embed/grants/remove': { text: '删除嵌入授权', en: 'Delete an embedding grant' },
  '/api/v3/wallboard/links/create': { text: '新建看板链接', en: 'Add a board’s link' },
  '/api/v3/wallboard/links/revoke': { text: '撤销看板链接', en: 'Revoke a board’s link' },
  '/api/v3/boards/save': { text: '保存看板', en: 'Save a board' },
  '/api/v3/boards/remove': { text: '删除看板', en: 'Delete a board' },
  '/api/v3/account/cards/add': { text: '绑定银行卡', en: 'Bind a bank card', business: true },
  '/api/v3/account/cards/remove': { text: '解绑银行卡', en: 'Unbind a bank card', business: true },
  '/api/v3/account/payments/create': { text: '发起付款', en: 'Begin a payment', business: true },
  '/api/v3/account/payments/cancel': { text: '取消付款', en: 'Cancel a payment', business: true },
  '/api/v3/account/withdrawals/create': { text: '申请提现', en: 'Ask for a withdrawal', business: true },
  '/api/v3/account/withdrawals/cancel': { text: '撤回提现', en: 'Take back a withdrawal', business: true },
  '/api/v3/after_sales/save': { text: '提交售后申请', en: 'Submit an after-sales request', business: true },
  '/api/v3/after_sales/cancel': { text: '取消售后申请', en: 'Cancel an after-sales request', business: true },
  '/api/v3/contractor/apply': { text: '提交工程商认证', en: 'Apply as a contractor', business: true },
  '/api/v3/tickets/open': { text: '提交工单', en: 'Open a ticket', business: true },
  '/api/v3/tickets/reply': { text: '回复工单', en: 'Reply to a ticket', business: true },
  '/api/v3/tickets/close': { text: '关闭工单', en: 'Close a ticket', business: true },
};

/** What a call did; undefined when nobody has words for it. */
export const actionOf = (features: readonly Feature[], path: string): Action | undefined =>
  actions[path] ?? features.find((feature) => feature.actions?.[path])?.actions?.[path];
