import { describe, expect, it } from 'vitest';
import {
  all,
  between,
  chineseLength,
  digits,
  either,
  email,
  fileAddress,
  fileSize,
  fileType,
  groupName,
  image,
  integer,
  lengthBetween,
  lengthBetweenChinese,
  max,
  maxItems,
  maxLength,
  min,
  minItems,
  minLength,
  mobile,
  noQuotes,
  noRepeat,
  normalMac,
  noSpecial,
  notAmong,
  numeric,
  optional,
  required,
  ssid,
  url,
} from '../../src/rules';
import { asText, isText } from '../../src/rules/text';
import { verdicts } from './verdict';

verdicts(
  'group name',
  groupName,
  ['a', '研发部', 'a+b=c_d-1', '一二三四五六ab', 'a'.repeat(20)],
  ['', '一二三四五六七', '一二三四五六abc', 'a'.repeat(21), 'a b', 'a.b', 'a/b', 'あ', '①'],
);
verdicts('ssid', ssid, ['Netpane-5G', '访客 Wi-Fi', '!@#^()* -_.'], ['', 'a$b', 'a"b', 'a/b', 'a%b', 'café', 'a\tb']);
verdicts(
  'no special characters',
  noSpecial,
  ['', 'abc-1_2.3', '三楼 AP'],
  ['a$b', 'a@b', 'a<b', 'a/b', 'a`b', '三楼（东）', 'a|b', 'a~'],
);
verdicts('no quotation marks', noQuotes, ['', 'a`b', '三楼（东）'], ['a"b', "a'b", '“a”', '‘a’', '「a」']);
verdicts('plain length', lengthBetween(2, 4), ['ab', '一二三四', '😀😀'], ['', 'a', '一二三四五']);
verdicts('length with Chinese as 3', lengthBetweenChinese(1, 6), ['一二', 'abcdef', '一abc'], ['', '一二a', 'abcdefg']);
verdicts('no line twice', noRepeat(), ['', 'a\nb', 'a\n\nb'], ['a\nb\na', 'a\n a ']);
verdicts(
  'no address twice',
  noRepeat(normalMac),
  ['00:11:22:33:44:55\n00:11:22:33:44:56'],
  ['aa:11:22:33:44:55\nAA-11-22-33-44-55'],
);
verdicts('not among those there are', notAmong(['a', 'b']), ['c', ''], ['a']);
verdicts(
  'url',
  url,
  ['http://a.com', 'https://a.com/路径?q=1#x', 'HTTPS://A.COM', 'http://192.168.1.1:8080/'],
  ['', 'a.com', 'ftp://a.com', 'http://', 'javascript:alert(1)', 'http://a b.com', ' http://a.com', 'httpss://a.com'],
);
verdicts(
  'file address',
  fileAddress,
  ['', '/disk1/film.mp4', 'file.ts'],
  ['http://a/b', 'https://a', 'udp://@239.1.1.1', 'RTSP://a', 'rtp://a'],
);
verdicts<unknown>(
  'required',
  required,
  ['a', '\u200ba', '👨‍👩‍👧', 0, true, ['x'], { a: 1 }],
  ['', '  ', undefined, null, [], false, '\u200b', ' \u2060\ufeff', '\u3164'],
);
verdicts('minimum length', minLength(2), ['ab', '一二'], ['', 'a']);
verdicts('maximum length', maxLength(2), ['', 'ab', '😀😀'], ['abc']);
verdicts<readonly unknown[]>('minimum items', minItems(1), [['a']], [[]]);
verdicts<readonly unknown[]>('maximum items', maxItems(1), [[], ['a']], [['a', 'b']]);
verdicts('numeric', numeric, ['0', '-1', '1.5', '007'], ['', '1.', '.5', '1e3', '0x1', 'NaN', '1,000', ' 1']);
verdicts('integer', integer, ['0', '-1', '42'], ['', '-0', '1.0', '01', '+1', '1e3']);
verdicts('digits', digits, ['0', '007'], ['', '-1', '1.5', '１']);
verdicts<string | number>('minimum', min(2), ['2', 3, '2.5'], ['', '1', 'x', Number.NaN]);
verdicts<string | number>('maximum', max(2), ['2', -3], ['', '3', 'x']);
verdicts<string | number>('bounds', between(1, 9), ['1', 9], ['', '0', 10, 'x']);

const file = (name: string, type = '', size = 10) => ({ name, type, size });
verdicts(
  'image',
  image,
  [file('a.png', 'image/png'), file('A.JPG', 'image/jpeg'), file('b.webp')],
  [file('a.svg', 'image/svg+xml'), file('a.png', 'text/html'), file('png'), file('a.png.exe')],
);
verdicts('file type', fileType('csv', 'xlsx'), [file('a.csv'), file('A.XLSX')], [file('a.xls'), file('csv')]);
verdicts('file size', fileSize(10), [file('a')], [file('a', '', 11)]);

describe('rules put together', () => {
  it('gives the first failure of several', () => {
    expect(all(minLength(3), digits)('a')).toEqual({ rule: 'minLength', min: 3 });
    expect(all(minLength(3), digits)('abc')).toEqual({ rule: 'digits' });
    expect(all(minLength(3), digits)('123')).toBeUndefined();
  });

  it('is content with one of several', () => {
    const account = either(email, mobile);
    expect(account('13800138000')).toBeUndefined();
    expect(account('a@b.cn')).toBeUndefined();
    expect(account('x')).toEqual({ rule: 'mobile' });
  });

  it('lets an optional value be empty', () => {
    expect(optional(mobile)('')).toBeUndefined();
    expect(optional(mobile)('1')).toBeDefined();
  });

  it('names the sign that is banned and the line that repeats', () => {
    expect(noSpecial('a#b')).toEqual({ rule: 'special', text: '#' });
    expect(noRepeat()('a\nb\na')).toEqual({ rule: 'repeat', line: 3, text: 'a' });
    expect(notAmong(['a'])('a')).toEqual({ rule: 'repeat', text: 'a' });
  });

  it('counts a Chinese character as 3, also beyond the first plane', () => {
    expect(chineseLength('a一')).toBe(4);
    expect(chineseLength('𠮷')).toBe(3);
  });
});

it.each([
  ['中文 and Latin, 👩‍💻 é', true],
  ['two\nlines\r\nand\ta tab', true],
  ['', true],
  ['a\u0000b', false],
  ['a\u0007b', false],
  ['a\u0085b', false],
  ['\ud83d', false],
  ['gnp.\u202efdp', false],
  ['\u2066x', false],
  ['x\u200f', false],
])('text that can be kept: %j %s', (text, good) => expect(isText(text)).toBe(good));

it('text that holds what is none is marked there', () =>
  expect(asText('a\0b \ud83d👍\u202e\n')).toBe('a\ufffdb \ufffd👍\ufffd\n'));
