import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../src/api';
import { authCode } from '../../src/api/contract/auth';
import { draftConflict } from '../../src/api/contract/config';
import { user } from '../../src/api/contract/user';
import { allSayings, refusalAreas, because } from '../../src/api/refusal';
import '../../src/api/refusal/in-english';
import { sentenceOf } from '../../src/api/refusal/sentence';
import { httpCodes, statusOf, wordGaps, type Said, type Saying } from '../../src/api/refusal/table';
import { refusalWords } from '../../src/api/refusal/words';
import { told } from '../../src/api/said';
import { configSections, diffRows, newRow } from '../../src/domain/config';
import { guestMethods } from '../../src/domain/guest/methods';
import { serviceSpecs } from '../../src/domain/service-setting';
import { sidesOf } from '../../host/server/account/logs/facts';
import { wordsOfChanges } from '../../host/server/fleet/config/words';
import { fieldWord, rowWord, sectionWord } from '../../src/text/config.text';
import '../../src/text/rules.text.en';
import '../../src/text/sdwan.text.en';
import '../../src/text/sdwan-rule.text.en';
import { speak } from '../../src/text/words';
import { inWords } from '../../src/ui/staged/in-words';
import { localize } from '../../src/ui/staged/localize';
import { sources } from '../package/sources';
import { failureOf } from '../server/failure';

const chinese = /[\u3400-\u9fff]/;
const all = Object.values(refusalAreas).flatMap((area) => Object.entries<Saying>(area));
const gapsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap!);
const twice = <T>(list: readonly T[]) => list.filter((one, i) => list.indexOf(one) !== i);

describe('the tables of refusals', () => {
  it('name nothing twice', () => {
    expect(twice(all.map(([name]) => name))).toEqual([]);
    expect(Object.keys(allSayings)).toHaveLength(all.length);
  });

  it('give no code twice, but for the kinds of HTTP and what the specification puts under one code', () => {
    const own = all.flatMap(([, { code }]) => (code === undefined || code in httpCodes || code === 5000 ? [] : [code]));
    expect(own.length).toBeGreaterThan(90);
    expect(twice(own)).toEqual([]);
  });

  it.each(all)('%s is said in both languages, with the same gaps', (_, { zh, en }) => {
    expect(en).not.toMatch(chinese);
    expect([...new Set(gapsOf(en))].sort()).toEqual([...new Set(gapsOf(zh))].sort());
    if (/[^\s]/.test(zh.replace(/\{\w+\}/g, ''))) expect(en).not.toBe(zh);
  });

  it.each(all)('%s says what its gaps take', (name, { zh }) => {
    const params = Object.fromEntries(gapsOf(zh).map((gap) => [gap, `<${gap}>`]));
    for (const tongue of ['zh', 'en'] as const) {
      const sentence = sentenceOf({ reason: name, params }, tongue);
      for (const gap of Object.values(params)) expect(sentence).toContain(gap);
    }
  });

  it('name fields and things in both languages', () => {
    for (const { zh, en } of Object.values(refusalWords)) {
      expect(zh).not.toBe('');
      expect(en).not.toMatch(chinese);
    }
    expect(all.flatMap(([, { zh }]) => gapsOf(zh)).filter((gap) => wordGaps.includes(gap as 'label'))).not.toEqual([]);
  });

  it('hold nothing that the server does not say', () => {
    const said = sources
      .filter((path) => /^(host\/server\/|src\/api\/parse-input)/.test(path))
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');
    expect(all.map(([name]) => name).filter((name) => !said.includes(`'${name}'`))).toEqual([]);
    expect(Object.keys(refusalWords).filter((word) => !said.includes(`'${word}'`))).toEqual([]);
  });

  it('are the only source of what is thrown', () => {
    const makers = sources.filter(
      (path) => path.startsWith('host/server/') && readFileSync(path, 'utf8').includes('new Refusal('),
    );
    expect(makers.sort()).toEqual(['host/server/http/api.ts', 'host/server/kit/refusal.ts']);
  });

  it('stay out of a page that speaks Chinese: only the English words and the server load them', () => {
    const loads = sources.filter(
      (path) =>
        /^(src|widgets|host\/(?!server))/.test(path) &&
        /^(import|export) (?!type)[^;]*refusal(\/(?!refusal\.text\.en)[\w-]+)?';/m.test(readFileSync(path, 'utf8')),
    );
    expect(loads.filter((path) => !path.startsWith('src/api/refusal/')).sort()).toEqual([
      'src/api/openapi.ts',
      'src/api/parse-input.ts',
    ]);
  });

  it('hold the codes that the contract names', () => {
    const { account, config } = refusalAreas;
    expect(authCode).toEqual({
      wrongPassword: account.wrongPassword.code,
      newMobile: account.newMobile.code,
      frozen: account.frozen.code,
      mobileError: account.wrongSmsCode.code,
      mobileTaken: account.mobileRegistered.code,
      registerCode: account.wrongRegisterCode.code,
      twoStep: account.twoStep.code,
      qrWaiting: account.qrWaiting.code,
      qrScanned: account.qrScanned.code,
      qrRefused: account.qrRefused.code,
      qrExpired: account.qrExpired.code,
    });
    expect(config.draftChanged.code).toBe(draftConflict);
  });

  it.each([
    ['orderPaid', 200],
    ['noOrder', 404],
    ['sessionEnded', 401],
    ['scopeMissing', 403],
    ['wrongSmsCode', 200],
    ['broken', 500],
  ] as const)('%s is answered with HTTP %i', (name, status) => {
    expect(statusOf(allSayings[name])).toBe(status);
  });
});

const rule = (name: string, label: string, rest: object = {}): Said => ({
  reason: 'rule',
  params: { rule: name, label, ...rest },
});

describe('in English', () => {
  beforeAll(() => speak('en'));
  afterAll(() => speak('zh-CN'));

  it.each<[Said, string]>([
    [
      because('wrongPassword', { advice: because('triesLeft', { left: 2 }) }),
      'Wrong account or password; 2 tries left',
    ],
    [rule('required', 'mobile'), 'Mobile number is required'],
    [because('triesLeft', { left: 1 }), '; 1 try left'],
    [because('entryMonths', { what: 'Basic', count: 1 }), 'Basic, 1 month'],
    [rule('mobile', 'mobile'), '[Mobile number] is invalid'],
    [rule('minLength', 'groupName', { min: 2 }), '[Group name] needs at least 2 characters'],
    [rule('maxLength', 'assignee', { max: 20 }), '[Assignee] takes at most 20 characters'],
    [rule('confirm', 'confirmPassword'), 'The passwords differ'],
    [rule('vlanMissing', 'name', { ids: [3, 4] }), 'VLAN does not exist: 3, 4. Create it on the VLAN page first'],
    [
      rule('mac', 'mac', { line: 3, text: '00:1g' }),
      'Line 3 “00:1g”: Invalid MAC address. Use six hex pairs with colons or hyphens',
    ],
    [
      because('nameWouldBe', { old: '门店', name: '店', fault: rule('minLength', 'remark', { min: 2 }) }),
      '“门店” would become “店”: [Name] needs at least 2 characters',
    ],
    [because('treeFull', { most: 500, noun: 'departments' }), 'At most 500 departments'],
    [because('quantityMost', { most: 50, noun: 'countedGateways' }), 'At most 50 gateways'],
    [
      because('scopesBeyond', { scopes: ['device:read', 'alarm:read'] }),
      'The partner lacks these scopes: device:read, alarm:read',
    ],
    [
      because('joined', { faults: [because('dialerTwice'), because('accountTaken')] }),
      'The account is listed twice; There is an account of this name',
    ],
  ])('%j', (said, english) => {
    expect(sentenceOf(said, 'en')).toBe(english);
  });

  it.each<Said>([
    { reason: 'drawing', params: { kind: 'deep', value: 5, most: 4 } },
    rule('required', 'name', { label: { reason: 'ruleField', params: { kind: 'app', field: 'to' } } }),
  ])('what forms and drawings say too is not Chinese: %j', (said) => {
    expect(sentenceOf(said, 'en')).not.toMatch(chinese);
  });

  it.each<[string, Said | null, string]>([
    ['设备忙', null, '设备忙'],
    ['设备忙', { reason: 'ofANewerServer' }, '设备忙'],
    ['设备离线', because('isAway'), 'The device is offline'],
    ['…', because('broughtBut', { fault: because('noTemplate') }), 'Configured, but: There is no such template'],
    ['…', because('ofStrategy', { name: '夜间', deed: because('deedRadioOff') }), 'Strategy “夜间”: radios off'],
    ['…', because('toRetag', { added: ['甲', '乙'], removed: ['丙'] }), 'Add tags “甲, 乙”, remove tags “丙”'],
    [
      '网关不支持个人密码、上行限速',
      because('unableFields', { members: ['privatePasswords', 'upLimit'] }),
      'Its gateway cannot do this: private passwords, Upload limit',
    ],
  ])('results and titles of jobs read in English, and what a device says stays: %s %j', (words, said, english) => {
    expect(told(words, said)).toBe(english);
    if (said && words !== '…') expect(sentenceOf(said, 'zh') ?? words).toBe(words);
  });

  const sections = [
    ...Object.values(configSections).flat(),
    ...Object.values(serviceSpecs).flatMap((spec) => spec.sections),
  ];
  it.each(sections)('$kind $key: sections, rows, fields, choices, help and units have English words', (section) => {
    const { key, noun, most, fields, nameOf } = localize(section);
    expect([sectionWord(key, section.label), noun].join(' ')).not.toMatch(chinese);
    const ids = section.single ? ['settings'] : key === 'auth_methods' ? guestMethods : ['1', '2g', '5g'];
    for (const id of ids.slice(0, most)) expect(rowWord(key, id, '')).not.toMatch(chinese);
    if (section.single) expect(nameOf({ id: 'settings' })).toBe(sectionWord(key, section.label));
    for (const field of fields.filter((one) => !one.silent)) {
      const choices = (field.options ?? []).filter((one) => !one.own).map(({ label }) => label);
      const said = [fieldWord(key, field.name, '没有'), field.label, field.help, field.unit, ...choices];
      expect(said.filter((one) => one && chinese.test(one))).toEqual([]);
    }
  });

  it.each(sections)('$kind $key: help says in English what it says in Chinese', (section) => {
    const figures = (help = '') => [...help.matchAll(/\d+/g)].map(([figure]) => figure).sort();
    const english = localize(section).fields;
    for (const [i, { name, help, silent }] of section.fields.entries()) {
      if (silent) continue;
      expect([name, english[i]!.help !== undefined, figures(english[i]!.help)]).toEqual([
        ...[name, help !== undefined, figures(help)],
      ]);
    }
  });

  it.each([
    ['ssids', 'name', 'SSID', undefined],
    ['ports', 'vlan', 'PVID', 'Create it on the VLAN tab first'],
    ['ipv6', 'address', 'IPv6 address', undefined],
    ['wan', 'next_hop', 'Gateway', undefined],
    ['auth_methods', 'session', 'Time online', '0: as in the guest settings'],
    ['auth', 'session', 'Time online', '0–10080 minutes, 0: no limit; ways to sign in may have their own'],
  ])('a field of a name that others have too is called as it is there: %s %s', (key, name, label, help) => {
    const field = localize(sections.find((one) => one.key === key)!).fields.find((one) => one.name === name);
    expect(field).toMatchObject({ label, ...(help && { help }) });
    expect(sentenceOf({ reason: 'configField', params: { section: key, field: name, text: '' } }, 'en')).toBe(label);
  });

  it.each<[string, Said, string]>([
    ['端口 3', { reason: 'configRow', params: { section: 'ports', row: '3', text: '端口 3' } }, 'Port 3'],
    ['办公', { reason: 'configRow', params: { section: 'acl', row: 'a', text: '办公' } }, '办公'],
    ['重启设备', { reason: 'inBoth', params: { zh: '重启设备', en: 'Restart a device' } }, 'Restart a device'],
    ['未知', { reason: 'configField', params: { field: 'toString', text: '未知' } }, '未知'],
    [
      '校验未通过：VLAN VLAN 10，必须填写租期',
      because('checkFailed', {
        section: { reason: 'configSection', params: { section: 'vlan', text: 'VLAN' } },
        row: { reason: 'configRow', params: { section: 'vlan', row: 'v', text: 'VLAN 10' } },
        fault: rule('required', '', { label: { reason: 'configField', params: { field: 'lease', text: '租期' } } }),
      }),
      'The check failed: VLAN VLAN 10: Lease is required',
    ],
  ])('%s is said by the names of the configuration', (_, said, english) => {
    expect(sentenceOf(said, 'en')).toBe(english);
  });

  it('a change of a configuration reads in English in the log and in the list of changes', () => {
    const [vlan] = configSections.gateway;
    const before = { ...newRow(vlan!, 'v'), vlan: 10, name: '办公', lease: 120, isolate: false };
    const changes = diffRows(vlan!, [before], [{ ...before, name: '总部', lease: 480, isolate: true }]);
    const { after, after_said } = sidesOf(wordsOfChanges(changes));
    expect(after).toContain('租期：480 分钟');
    const english = told(after!, JSON.parse(after_said!) as Said);
    expect(english).toContain('VLAN VLAN 10 总部 Lease: 480 min');
    expect(english).toContain('Isolated: On');
    expect(english.replaceAll('总部', '')).not.toMatch(chinese);
    const said = inWords(changes[0]!).fields.map(({ label, before: was, after: is }) => [label, was, is]);
    expect(said).toContainEqual(['Lease', '120 min', '480 min']);
    expect(said).toContainEqual(['Isolated', 'Off', 'On']);
  });

  it('what is not known, or lacks what it takes, is left to the message', () => {
    expect(sentenceOf({ reason: 'ofANewerServer' }, 'en')).toBeUndefined();
    expect(sentenceOf({ reason: 'toString' }, 'en')).toBeUndefined();
    expect(sentenceOf({ reason: 'treeFull', params: { most: 5 } }, 'en')).toBeUndefined();
  });

  const refusedWith = (status: number, body: object) =>
    failureOf(
      createClient({ baseUrl: 'http://cloud.test', fetch: async () => Response.json(body, { status }) }).call(user, {}),
    );

  it('a client reads the reason, and its code stays', async () => {
    const error = await refusedWith(200, {
      code: 4412,
      reason: 'orderPaid',
      message: '订单已支付，不能取消',
      data: null,
    });
    expect(error.message).toBe('The order is paid and cannot be cancelled');
    expect(error.detail).toMatchObject({ code: 4412, reason: 'orderPaid' });
  });

  it('a client reads the reasons of fields', async () => {
    const error = await refusedWith(422, {
      code: 4022,
      message: '必须填写手机号',
      errors: { mobile: ['必须填写手机号'], own: ['自己的话'] },
      reasons: { mobile: [rule('required', 'mobile')] },
    });
    expect(error.detail.errors).toEqual({ mobile: ['Mobile number is required'], own: ['自己的话'] });
  });

  it.each([
    { code: 4410, message: '订单不对' },
    { code: 4410, message: '订单不对', reason: 7 },
  ])('a back end of its own is heard as it speaks: %j', async (body) => {
    expect((await refusedWith(200, body)).message).toBe('订单不对');
  });
});
