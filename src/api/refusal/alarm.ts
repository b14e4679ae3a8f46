import { sayings } from './table';

/** Alarms: silences and maintenance, rules, and who is told of them. */
export const alarm = sayings({
  silenceMost: { zh: '[结束时间]最长为一年', en: '[End] is at most a year ahead' },
  windowEndsFirst: { zh: '[结束时间]应晚于开始时间', en: '[End] must be after the start' },
  windowMost: { zh: '维护时间最长为 31 天', en: 'Maintenance takes at most 31 days' },
  windowNeeded: { zh: '必须填写维护时间', en: 'Maintenance time is required' },
  weekdaysNeeded: { zh: '必须选择星期', en: 'Choose the days of the week' },
  minutesRange: { zh: '[{label}]应为 {min} 到 {max} 分钟', en: '[{label}] must be {min} to {max} minutes' },
  valueRange: { zh: '[{label}]应为 {min} 到 {max}', en: '[{label}] must be {min} to {max}' },
  clearBelow: { zh: '[恢复值]应低于阈值', en: '[Cleared at] must be below the threshold' },
  wholeNumber: { zh: '[{label}]应为整数', en: '[{label}] must be a whole number' },
  silencesMost: {
    zh: '最多 {most} 条静默与维护窗口，请先删除不用的',
    en: 'At most {most} silences and maintenance windows. Delete one first',
  },
  channelUnconfirmed: {
    code: 4463,
    zh: '通道待确认，请先填写发到那里的验证码',
    en: 'The channel awaits confirmation. Enter the code that was sent there first',
  },
  wechatMissing: { zh: '未配置微信服务号', en: 'No WeChat official account is configured' },
  codeNotSent: { code: 4464, zh: '验证码没有送达：{why}', en: 'The code did not arrive: {why}' },
  wrongChannelCode: { zh: '验证码错误或已失效，请重新获取', en: 'The code is wrong or has expired. Get another one' },
  channelsMost: { zh: '最多 {most} 个通道，请先删除不用的', en: 'At most {most} channels. Delete one first' },
  subscriptionsMost: {
    zh: '最多 {most} 条订阅，请先删除不用的',
    en: 'At most {most} subscriptions. Delete one first',
  },
  quietSame: {
    zh: '免打扰的开始与结束时间不能相同',
    en: 'Quiet hours cannot end at the time when they begin',
  },
  tickChannel: { zh: '请至少勾选一个通道', en: 'Tick at least one channel' },
  channelGone: { zh: '所选通道已不存在', en: 'The chosen channel no longer exists' },
  webhookScheme: {
    zh: '地址格式无效，应以 https:// 或 http:// 开头',
    en: 'Invalid address. It starts with https:// or http://',
  },
  webhookUser: { zh: '地址中不能带用户名或密码', en: 'The address must not hold a user name or password' },
  webhookUnfit: { zh: '地址格式无效', en: 'Invalid address' },
  robotUnfit: {
    zh: '地址格式无效，请粘贴群机器人的完整 Webhook 地址',
    en: 'Invalid address. Paste the whole webhook address of the robot',
  },
  webhookPort: { zh: '端口只能是 80、443 或 1024 以上', en: 'The port is 80, 443, or 1024 and above' },
  webhookInside: {
    zh: '不能发往内网或保留地址',
    en: 'Addresses of internal networks and reserved ones cannot be used',
  },
});
