import { counts } from '../counts';
import { single } from './single';

/** Counters behind a number, and what English says there. */
const units: Readonly<Record<string, string>> = {
  ...{ 个: '', 条: '', 台: '', 天: ' days', 款: '', 种: '', 类: '' },
};

const some = (count: string | undefined, noun: string) => (count === '1' ? single(noun) : noun);

const each: Readonly<Record<string, string>> = { 成员: 'member', 网关: 'gateway', 摄像头: 'camera' };

const patterns: readonly [RegExp, (said: (text: string) => string, ...parts: string[]) => string][] = [
  [
    /^([\d,]+) ([个条台天款种类])$/,
    (_, count, unit) => `${count}${count === '1' ? (units[unit] ?? '').replace(/s$/, '') : units[unit]}`,
  ],
  [/^([\d,]+) (个成员|台网关|路摄像头)$/, (said, count, unit) => `${count} ${some(count, said(unit))}`],
  [/^(成员|网关|摄像头) \/ 月$/, (_, unit) => `${each[unit]} / month`],
  [/^([^：]+)：([^：]+)$/, (said, name, value) => `${said(name)}: ${counted(value, said) ?? said(value)}`],
  // Lines of a bill.
  [/^(\S+) (\d+) 天$/, (said, name, days) => counts`${said(name)}, ${days} days`],
  [
    /^(\S+) (\S+) × (\d+) (\S+) × (\d+) 个月$/,
    (said, name, price, count, unit, months) =>
      counts`${said(name)} ${price} × ${count} ${some(count, said(unit))} × ${months} months`,
  ],
  [/^首月活动价 (\S+)$/, (_, price) => `First month at ${price}`],
  [/^(\d+) 个月优惠$/, (_, months) => counts`Discount for ${months} months`],
  [
    /^(.+)，剩余 (\d+) 天补差价$/,
    (said, what, days) => counts`${counted(what, said) ?? what}, difference for ${days} days left`,
  ],
  [
    /^(.+?)，(\d+ \S+?增加到 .+)$/,
    (said, first, then) => `${counted(first, said) ?? first}, ${counted(then, said) ?? then}`,
  ],
  [/^(.+?) ?升级到 ?(.+)$/, (said, from, to) => `${said(from)} to ${said(to)}`],
  [/^(\d+) (\S+?)增加到 (\d+) \S+$/, (said, few, unit, more) => `${few} to ${more} ${said(unit)}`],
];

/** What is made of a name and numbers, in English; undefined for anything else. */
export function counted(text: string, said: (text: string) => string): string | undefined {
  for (const [pattern, write] of patterns) {
    const found = pattern.exec(text);
    if (found) return write(said, ...found.slice(1));
  }
  return undefined;
}
