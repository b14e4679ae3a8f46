import { afterEach, describe, expect, it } from 'vitest';
import { titleSaid } from '../../host/server/account/wallet/title-said';
import { sidesOf } from '../../host/server/account/logs/facts';
import { alarmTarget } from '../../host/server/fleet/alarms/alarm-words';
import { wordsOfSettings } from '../../host/server/services/security/words';
import { applications } from '../../src/domain/applications';
import '../../src/text/known-names.text.en';
import { knownNames } from '../../src/text/known-names.text';
import { speak } from '../../src/text/words';

const han = /[\u4e00-\u9fff]/;
const english = (title: string, reference: string | null = null) =>
  (titleSaid({ title, reference })?.params as { en?: string } | undefined)?.en;

describe('entries of the statement', () => {
  it.each([
    ['账户充值', 'Top-up'],
    ['SD-WAN 标准版 3 个月', 'SD-WAN Standard, 3 months'],
    ['支付订单：云备份 专业版', 'Payment for an order: Cloud backup Professional'],
    ['多线 IPv6 标准版 退款', 'Refund of IPv6 on many lines Standard'],
    ['退回微信支付：内网穿透 基础版', 'Given back by WeChat Pay: Tunnels Basic'],
    ['未能退回支付宝，转入余额：账户充值', 'Not given back by Alipay, added to the balance: Top-up'],
    ['推广佣金结算（12 笔）', 'Commissions settled (12)'],
    ['流星计划收益（模拟）', 'Income of the Meteor plan (simulated)'],
    ['短信 500 条，南京江宁店', '500 text messages, 南京江宁店'],
    ['提现到 招商银行 **** 4618', 'Withdrawal to 招商银行 **** 4618'],
  ])('%s is read in English', (title, said) => expect(english(title)).toBe(said));

  it('that the staff wrote themselves stay as they are', () => {
    expect(english('线下汇款', 'staff:1')).toBeUndefined();
    expect(english('账户充值', 'staff:1')).toBeUndefined();
  });
});

describe('lines of the log', () => {
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
    expect(knownNames.line('日本', '东京 1')).toBe('Japan · Tokyo 1');
    expect(knownNames.said('上海 电信')).toBe('上海 电信');
  });
});
