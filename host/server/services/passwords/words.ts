import { alarmKindNames } from '../../../../src/text/alarm-kind.text';
import type { PasswordEvent, PasswordShape, PasswordTiming } from '../../../../src/domain/wifi-password';
import type { Facts } from '../../account/logs/facts';

const shapes: Readonly<Record<PasswordShape, string>> = {
  digits: '位数字',
  lower: '位小写字母与数字',
  mixed: '位大小写字母与数字',
  words: '个单词',
};

/** What a plan says, for the log of actions. */
export const planFacts = (
  plan: PasswordTiming & {
    name: string;
    ssid: string;
    shape: PasswordShape;
    size: number;
    overlap_minutes: number;
    channels: readonly string[];
    events: readonly PasswordEvent[];
    event_delay: number;
  },
): Facts => ({
  名称: plan.name,
  SSID: plan.ssid,
  更换: whenOf(plan),
  事件: plan.events.map((one) => (one === 'person_left' ? '人员离开' : alarmKindNames[one])).join('、'),
  事件后: plan.events.length === 0 ? '' : `${plan.event_delay} 分钟更换`,
  开始: plan.starts_on,
  密码: `${plan.size} ${shapes[plan.shape]}`,
  旧密码保留: plan.overlap_minutes === 0 ? '不保留' : `${plan.overlap_minutes} 分钟`,
  通知: plan.channels.length === 0 ? '不通知' : `${plan.channels.length} 个通道`,
});

function whenOf({ repeat, days, every_days, times, skip_holidays, cron }: PasswordTiming): string {
  const when = {
    daily: '每天',
    weekly: `每周${days.map((one) => '日一二三四五六'[one]).join('、')}`,
    interval: `每 ${every_days} 天`,
    cron: `按 cron ${cron}`,
    manual: '仅手动',
  }[repeat];
  return [when, times.join('、'), skip_holidays ? '节假日除外' : ''].filter(Boolean).join(' ');
}
