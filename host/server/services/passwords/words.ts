import { alarmKindNames } from '../../../../src/text/alarm-kind.text';
import type { PasswordEvent, PasswordShape, PasswordTiming } from '../../../../src/domain/wifi-password';
import { inBoth, type Change, type ToldFact, type ToldFacts } from '../../account/logs/facts';
import { daysOfWeek } from '../../account/logs/week';

type Both = readonly [zh: string, en: string];

const shapes: Readonly<Record<PasswordShape, Both>> = {
  digits: ['位数字', 'digits'],
  lower: ['位小写字母与数字', 'small letters and digits'],
  mixed: ['位大小写字母与数字', 'letters and digits'],
  words: ['个单词', 'words'],
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
): ToldFacts => {
  const { events, event_delay: delay, overlap_minutes: overlap, channels, size } = plan;
  const [shape, shapeEn] = shapes[plan.shape];
  return {
    名称: plan.name,
    SSID: plan.ssid,
    更换: whenOf(plan),
    事件: inBoth(
      events.map((one) => (one === 'person_left' ? '人员离开' : alarmKindNames[one])).join('、'),
      events.map((one) => one.replaceAll('_', ' ')).join(', '),
    ),
    事件后: events.length === 0 ? '' : inBoth(`${delay} 分钟更换`, `changed after ${delay} min`),
    开始: plan.starts_on,
    密码: inBoth(`${size} ${shape}`, `${size} ${shapeEn}`),
    旧密码保留: overlap === 0 ? '不保留' : inBoth(`${overlap} 分钟`, `${overlap} min`),
    通知: channels.length === 0 ? '不通知' : inBoth(`${channels.length} 个通道`, `over ${channels.length} channels`),
  };
};

/** When a plan changes its password. */
export function whenOf({ repeat, days, every_days, times, skip_holidays, cron }: PasswordTiming): ToldFact {
  const when: Readonly<Record<PasswordTiming['repeat'], Both>> = {
    daily: ['每天', 'each day'],
    weekly: daysOfWeek(days),
    interval: [`每 ${every_days} 天`, `every ${every_days} days`],
    cron: [`按 cron ${cron}`, `by cron ${cron}`],
    manual: ['仅手动', 'by hand only'],
  };
  const [zh, en] = when[repeat];
  const told = (parts: readonly string[]) => parts.filter(Boolean).join(' ');
  return inBoth(
    told([zh, times.join('、'), skip_holidays ? '节假日除外' : '']),
    told([en, times.join(', '), skip_holidays ? 'but not on holidays' : '']),
  );
}

/** That somebody looked at the password of a period. */
export const shownOf = (ssid: string, number: number): Change => ({
  [`${ssid} 第 ${number} 期`]: [
    '',
    '已查看',
    { name: inBoth(`${ssid} 第 ${number} 期`, `${ssid} period ${number}`).said },
  ],
});
