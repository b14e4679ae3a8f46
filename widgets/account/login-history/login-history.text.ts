import { keptDays } from '../../../src/domain/retention';
import { words } from '../../../src/text/words';

/** Words of the sign-in history. */
export const loginHistoryText = words('loginHistory', {
  heading: '登录记录',
  note: `最近 ${keptDays.logins} 天`,
  at: '时间',
  method: '方式',
  methods: { password: '密码', sms: '短信验证码', qr: '扫码', register: '注册' },
  result: '结果',
  ok: '成功',
  failed: '失败',
  device: '设备',
  place: '位置',
  none: '没有登录记录',
  noneReason: '每次登录的时间、地点与设备会记在这里。',
});
