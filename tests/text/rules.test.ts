import { describe, expect, it } from 'vitest';
import { macList, mobile, mobileMatches, required, serviceCode, vlansExist, type RuleFailure } from '../../src/rules';
import { checks, commonText, ruleText } from '../../src/text';

const say = (failure: RuleFailure | undefined, label = '手机号') => failure && ruleText(failure, label);

describe('sentences of failed rules', () => {
  it.each([
    [say(required('')), '必须填写手机号'],
    [say(required(''), '短信验证码'), '必须填写短信验证码'],
    [say(mobile('1')), '[手机号]格式无效'],
    [say(mobileMatches('13800138000')('13800138001')), '[手机号]与当前绑定手机号不匹配'],
    [say(serviceCode('1'), '服务码'), '服务码错误'],
    [say(vlansExist([1])('1,4096,9'), 'VLAN'), 'VLAN 不存在：9，请先在 VLAN 页面新建'],
    [say({ rule: 'email' }, '邮箱'), '[邮箱]格式无效'],
    [say({ rule: 'repeat', text: 'a' }), '重复项：a'],
    [say({ rule: 'ip' }), 'IP 地址无效'],
    [say({ rule: 'between', min: 1, max: 9 }, '数量'), '[数量]应在 1–9 之间'],
  ])('%s', (sentence, expected) => expect(sentence).toBe(expected));

  it('name the line of a list', () => {
    expect(say(macList('00:11:22:33:44:55\nfoo'), 'MAC')).toMatch(/^第 2 行“foo”：MAC 地址无效/);
  });
});

describe('the check of a field', () => {
  const check = checks('手机号', required, mobile);

  it('says the first failure', () => {
    expect(check('')).toBe('必须填写手机号');
    expect(check(undefined)).toBe('必须填写手机号');
    expect(check('1')).toBe('[手机号]格式无效');
    expect(check('13800138000')).toBeUndefined();
  });

  it('lets a field be empty that is not required', () => {
    expect(checks('手机号', mobile)('')).toBeUndefined();
    expect(checks('手机号', mobile)(undefined)).toBeUndefined();
  });
});

it('keeps the words that are given', () => {
  expect(commonText).toMatchObject({
    copied: '复制成功！',
    copyFailed: '复制失败，请手动选择复制！',
    smsSent: '短信验证码发送成功，请从手机上查看。',
    filtered: '筛选成功！',
    removed: '删除成功！',
    noColumn: '请勾选筛选类型',
    noSelection: '请选择要操作的数据！',
    warning: '警告',
    sureToRemove: '是否执行此操作?',
    ok: '确定',
    cancel: '取消',
  });
});
