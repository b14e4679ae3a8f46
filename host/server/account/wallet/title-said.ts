import { names } from '../../../../src/text/sold/names';
import { saidInBoth, type Said } from '../../kit/refusal';

const whole: Readonly<Record<string, string>> = {
  账户充值: 'Top-up',
  支付宝: 'Alipay',
  微信支付: 'WeChat Pay',
  银行转账: 'bank transfer',
  测试收银台: 'test cashier',
  支付宝充值: 'Top-up by Alipay',
  提现撤回: 'Withdrawal taken back',
  提现失败退回: 'Failed withdrawal given back',
  推广佣金结算: 'Commissions settled',
  '推广佣金退回（客户退款）': 'Commission given back (refund to the customer)',
  '微信连 Wi-Fi 收益': 'Income of WeChat sign-in',
  红包认证收益: 'Income of red packets',
  流星计划收益: 'Income of the Meteor plan',
};

const made: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^(.+)（模拟）$/, (what) => `${inEnglish(what)} (simulated)`],
  [/^提现到 (.+)$/, (card) => `Withdrawal to ${card}`],
  [/^支付订单：(.+)$/, (what) => `Payment for an order: ${inEnglish(what)}`],
  [/^退回([^：]+)：(.+)$/, (way, what) => `Given back by ${inEnglish(way)}: ${inEnglish(what)}`],
  [
    /^未能退回([^，]+)，转入余额：(.+)$/,
    (way, what) => `Not given back by ${inEnglish(way)}, added to the balance: ${inEnglish(what)}`,
  ],
  [/^(.+) 退款$/, (what) => `Refund of ${inEnglish(what)}`],
  [/^推广佣金结算（(\d+) 笔）$/, (count) => `Commissions settled (${count})`],
  [/^短信 (\d+) 条，(.+)$/, (count, gateway) => `${count} text messages, ${gateway}`],
  [/^(.+) (\d+) 个月$/, (what, months) => `${inEnglish(what)}, ${months} months`],
  [/^(.+) (\d+) 年$/, (what, years) => `${inEnglish(what)}, ${years} ${years === '1' ? 'year' : 'years'}`],
  // A service and its package; the name of a service may be two words.
  [/^(.+) (\S+)$/, (service, tier) => `${names[service] ?? service} ${names[tier] ?? tier}`],
];

function inEnglish(title: string): string {
  const known = whole[title] ?? names[title];
  if (known) return known;
  for (const [pattern, write] of made) {
    const found = pattern.exec(title);
    if (found) return write(...found.slice(1));
  }
  return title;
}

/** What an entry of the statement is for, for readers of other languages; nothing of what the staff wrote themselves. */
export function titleSaid({ title, reference }: { title: string; reference: string | null }): Said | null {
  if (reference?.startsWith('staff:')) return null;
  const en = inEnglish(title);
  return en === title ? null : saidInBoth(title, en);
}
