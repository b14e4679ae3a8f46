import { words } from '../../../src/text/words';

/** Words of the widget. */
export const qrConfirmText = words('qrConfirm', {
  title: '确认登录',
  lead: '有一台设备请求登录当前账号。如果不是本人操作，请拒绝。',
  device: '设备',
  place: '位置',
  time: '请求时间',
  left: '剩余时间',
  seconds: (count: number) => `${count} 秒`,
  confirm: '确认登录',
  refuse: '拒绝',
  confirmed: '已确认登录',
  confirmedLead: '请回到电脑继续操作。',
  refused: '已拒绝登录',
  refusedLead: '如果不是本人操作，建议修改密码。',
  gone: '二维码已失效',
  goneLead: '请在电脑上刷新二维码后重新扫描。',
  elsewhere: '此服务端不支持网页确认',
  elsewhereLead: '请使用服务商的手机 App 扫描电脑上的二维码并确认登录。',
});
