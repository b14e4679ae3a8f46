import type { DeviceKind } from '../../../src/domain/device';

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
  gateway: '路由器',
  ap: 'AP',
  switch: '交换机',
  firewall: '防火墙',
};

/** What a person did, by the path of the call. `business`: it concerns money, orders or support. */
export const actionWords: Readonly<Record<string, { text: string; business?: true }>> = {
  '/api/v3/device/rename': { text: '修改设备名称' },
  '/api/v3/device/bind': { text: '绑定设备' },
  '/api/v3/device/unbind': { text: '解绑设备' },
  '/api/v3/device/reboot': { text: '重启设备' },
  '/api/v3/device/diagnose': { text: '网络诊断' },
  '/api/v3/camera/plan': { text: '修改录像计划' },
  '/api/v3/camera/rename': { text: '修改摄像头名称' },
  '/api/v3/client/kick': { text: '踢终端下线' },
  '/api/v3/client/limit': { text: '终端限速' },
  '/api/v3/client/block': { text: '拉黑终端' },
  '/api/v3/client/unblock': { text: '解除拉黑' },
  '/api/v3/client/rename': { text: '修改终端名称' },
  '/api/v3/client/mark': { text: '标记网络资产' },
  '/api/v3/config/draft': { text: '修改配置草稿' },
  '/api/v3/config/discard': { text: '放弃配置草稿' },
  '/api/v3/config/take': { text: '将历史版本载入草稿' },
  '/api/v3/config/apply': { text: '下发配置' },
  '/api/v3/config/patch': { text: '批量修改配置' },
  '/api/v3/config/rollback': { text: '回滚配置' },
  '/api/v3/config/retry': { text: '重新下发配置' },
  '/api/v3/alarm/acknowledge': { text: '确认告警' },
  '/api/v3/alarm/assign': { text: '转交告警' },
  '/api/v3/alarm/note': { text: '备注告警' },
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
  '/api/v3/embed/partners/revoke': { text: '停用合作方' },
  '/api/v3/embed/grants/create': { text: '新建嵌入授权' },
  '/api/v3/embed/grants/remove': { text: '删除嵌入授权' },
  '/api/v3/wallboard/links/create': { text: '新建看板链接' },
  '/api/v3/wallboard/links/revoke': { text: '撤销看板链接' },
  '/api/v3/account/cards/add': { text: '绑定银行卡', business: true },
  '/api/v3/account/cards/remove': { text: '解绑银行卡', business: true },
  '/api/v3/account/withdrawals/create': { text: '申请提现', business: true },
  '/api/v3/account/withdrawals/cancel': { text: '撤回提现', business: true },
  '/api/v3/after_sales/save': { text: '提交售后申请', business: true },
  '/api/v3/after_sales/cancel': { text: '取消售后申请', business: true },
  '/api/v3/tickets/open': { text: '提交工单', business: true },
  '/api/v3/tickets/reply': { text: '回复工单', business: true },
  '/api/v3/tickets/close': { text: '关闭工单', business: true },
};

/** What a call without words of its own did, by the third part of its path. */
export const areaWords: Readonly<Record<string, string>> = {
  device: '设备操作',
  client: '终端操作',
  alarm: '告警操作',
  account: '账户操作',
  network: '网络操作',
};
