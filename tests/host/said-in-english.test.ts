import { afterEach, describe, expect, it } from 'vitest';
import { sidesOf } from '../../host/server/account/logs/facts';
import { alarmTarget } from '../../host/server/fleet/alarms/alarm-words';
import { because, inChinese } from '../../host/server/kit/refusal';
import { wordsOfSettings } from '../../host/server/services/security/words';
import { sentenceOf } from '../../src/api/refusal/sentence';
import { applications } from '../../src/domain/applications';
import '../../src/text/actor.text.en';
import '../../src/text/known-names.text.en';
import { actorSaid } from '../../src/text/actor.text';
import { knownNames } from '../../src/text/known-names.text';
import { speak } from '../../src/text/words';

const han = /[\u4e00-\u9fff]/;
describe('entries of the statement', () => {
  const order = because('entryPackage', { service: '云备份', tier: '专业版' });
  const alipay = because('byAlipay');
  it.each([
    [because('entryRecharge'), '账户充值', 'Top-up'],
    [order, '云备份 专业版', 'Cloud backup Professional'],
    [
      because('entryMonths', { what: because('entryPackage', { service: 'SD-WAN', tier: '标准版' }), count: 3 }),
      'SD-WAN 标准版 3 个月',
      'SD-WAN Standard, 3 months',
    ],
    [
      because('entryPaidFor', { what: order }),
      '支付订单：云备份 专业版',
      'Payment for an order: Cloud backup Professional',
    ],
    [because('entryRefund', { what: order }), '云备份 专业版退款', 'Refund of Cloud backup Professional'],
    [
      because('entryBack', { way: alipay, what: order }),
      '退回支付宝：云备份 专业版',
      'Given back by Alipay: Cloud backup Professional',
    ],
    [because('entryCommissions', { count: 12 }), '推广佣金结算（12 笔）', 'Commissions settled (12)'],
    [
      because('entrySimulated', { what: because('entryStarIncome') }),
      '流星计划收益（模拟）',
      'Income of the Meteor plan (simulated)',
    ],
    [because('entrySms', { count: 500, gateway: '标准版' }), '短信 500 条，标准版', '500 text messages, 标准版'],
    [
      because('entryWithdrawal', { card: '招商银行 **** 4618' }),
      '提现到招商银行 **** 4618',
      'Withdrawal to 招商银行 **** 4618',
    ],
  ])('are worded in the language they are read in: %#', (said, zh, en) => {
    expect(inChinese(said)).toBe(zh);
    expect(sentenceOf(said, 'en')).toBe(en);
  });

  it('put a blank where Han characters meet letters of what is filled in', () => {
    expect(inChinese(because('messageEnds', { service: 'SD-WAN' }))).toBe('SD-WAN 即将到期');
    expect(inChinese(because('messageEnds', { service: '云备份' }))).toBe('云备份即将到期');
  });
});

describe('lines of the log', () => {
  afterEach(() => speak('zh-CN'));

  it('say in the language of the reader who did it', () => {
    const actors = ['管控策略', '合作方 par_1', 'd***@netpane.cn', ''];
    expect(actors.map(actorSaid)).toEqual(['管控策略', '合作方 par_1', 'd***@netpane.cn', '系统']);
    speak('en');
    expect(actors.map(actorSaid)).toEqual(['Control strategy', 'Partner par_1', 'd***@netpane.cn', 'System']);
  });

  it('say in English what changed in the settings of a service of security', () => {
    const settings = { enabled: true, decoys: [{ kind: 'rdp' as const, port: 3389 }] };
    const sides = sidesOf(
      wordsOfSettings('honeypot', { ...settings, enabled: false, decoys: [] } as never, settings as never),
    );
    expect(sides.after).toBe('蜜罐：开启，诱饵服务：远程桌面 3389');
    const said = JSON.stringify(JSON.parse(sides.after_said!));
    expect(said).toContain('"en":"Remote desktop 3389"');
    expect(said).toContain('"en":"decoys"');
  });

  it('say in English which alarm they are about', () => {
    const parts = { remark: '南京店', kind: 'cpu_high', facts: { threshold: 90, hold: 10 } };
    expect(alarmTarget(parts)?.params).toEqual({
      zh: '南京店：CPU 连续 10 分钟高于 90%',
      en: '南京店: CPU above 90% for 10 minutes',
    });
    expect(alarmTarget({ ...parts, facts: null })).toBeUndefined();
  });
});

describe('names that the server gives', () => {
  afterEach(() => speak('zh-CN'));

  it('are read in English, and what somebody called a thing is not', () => {
    expect(knownNames.client('未知客户端 · Linux')).toBe('未知客户端 · Linux');
    speak('en');
    expect(applications.map(({ name }) => knownNames.said(name)).filter((name) => han.test(name))).toEqual([]);
    expect(knownNames.client('微信 8 · iOS')).toBe('WeChat 8 · iOS');
    expect(knownNames.client('未知客户端 · Linux')).toBe('Unknown client · Linux');
    expect(knownNames.said('上海 电信')).toBe('上海 电信');
  });
});
