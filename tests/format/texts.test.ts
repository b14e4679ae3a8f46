import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  caseNumber,
  escapeRemark,
  fenToYuan,
  groupBankCard,
  groupMobile,
  maskBankCard,
  maskEmail,
  maskIdCard,
  maskMobile,
  maskName,
  price,
  ungroup,
  unescapeRemark,
  yuan,
  yuanToFen,
} from '../../src/format';

it.each([
  ['tk_7BQQWYjy7PaiFoAn', '7BQQWYjy7PaiFoAn'],
  ['as_-x_y', '-x_y'],
  ['20261127-3', '20261127-3'],
])('%s is said as %s', (id, number) => expect(caseNumber(id)).toBe(number));

describe('remark escaping', () => {
  it.each([
    ['%', '%25'],
    [' ', '%20'],
    ['"', '%22'],
    ['`', '%60'],
    ['$', '%24'],
    ['&', '%26'],
    [';', '%3B'],
    ['\\', '%5C'],
    ['|', '%7C'],
    ["'", '%27'],
  ])('writes %s as %s and back', (sign, code) => {
    expect(escapeRemark(sign)).toBe(code);
    expect(unescapeRemark(code)).toBe(sign);
    expect(unescapeRemark(code.toLowerCase())).toBe(sign);
  });

  it('leaves everything else', () => {
    const text = '三楼-AP_1.(东)#!@^*+=,<>?/~{}[]:\n';
    expect(escapeRemark(text)).toBe(text);
    expect(unescapeRemark('100%中 %41 %')).toBe('100%中 %41 %');
  });

  it('is reversible for any text', () => {
    const risky = fc.string({ unit: fc.constantFrom(...'%2 "`$&;\\|\'05CBa中') });
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), risky),
        (text) => unescapeRemark(escapeRemark(text)) === text,
      ),
    );
  });

  it('leaves none of the signs but the percent of its codes', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[ "`$&;\\|']|%(?!2[0245 67]|3B|5C|60|7C)/.test(escapeRemark(text))));
  });
});

it('masks', () => {
  expect(maskMobile('13812342046')).toBe('138****2046');
  expect(maskMobile('')).toBe('');
  expect(maskEmail('demo@netpane.cn')).toBe('d****@netpane.cn');
  expect(maskIdCard('11010119900307123X')).toBe('110***********123X');
  expect(maskBankCard('6222 0202 0011 2233')).toBe('**** 2233');
  expect(maskName('欧阳小明')).toBe('欧***');
});

describe('grouping while typing', () => {
  it.each([
    ['', ''],
    ['138', '138'],
    ['1380', '138 0'],
    ['1380013', '138 0013'],
    ['13800138000', '138 0013 8000'],
    ['138-0013 80001', '138 0013 8000'],
  ])('%j is shown as %j', (value, text) => expect(groupMobile(value)).toBe(text));

  it('groups cards by fours', () => {
    expect(groupBankCard('6222020200112233')).toBe('6222 0202 0011 2233');
    expect(groupBankCard('62220202001122334455')).toBe('6222 0202 0011 2233 445');
  });

  it('loses nothing', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 11 });
    fc.assert(
      fc.property(digits, (value) => ungroup(groupMobile(value)) === value && ungroup(groupBankCard(value)) === value),
    );
  });
});

describe('money', () => {
  it.each([
    [0, '0.00 元', '¥0.00'],
    [5, '0.05 元', '¥0.05'],
    [38_642, '386.42 元', '¥386.42'],
    [123_456_789, '1,234,567.89 元', '¥1,234,567.89'],
    [-2800, '-28.00 元', '-¥28.00'],
    [null, '—', '—'],
  ])('%s fen', (fen, long, short) => {
    expect(yuan(fen)).toBe(long);
    expect(price(fen)).toBe(short);
  });

  it.each([
    ['1.4', 140],
    ['0.29', 29],
    ['1,386.42', 138_642],
    [' 28 ', 2800],
    ['-0.5', -50],
    ['-0', 0],
    ['', undefined],
    ['1.234', undefined],
    ['1e3', undefined],
    ['.5', undefined],
    ['abc', undefined],
  ])('%j is %s fen', (text, fen) => expect(yuanToFen(text)).toBe(fen));

  it('comes back from its text to the fen', () => {
    fc.assert(fc.property(fc.integer({ min: -1e13, max: 1e13 }), (fen) => yuanToFen(fenToYuan(fen)) === fen));
  });
});
