import { expect, it } from 'vitest';
import {
  bankCard,
  confirms,
  email,
  idCard,
  mobile,
  mobileMatches,
  password,
  passwordCharacters,
  serviceCode,
  smsCode,
  webPassword,
} from '../../src/rules';
import { verdicts } from './verdict';

verdicts(
  'mobile',
  mobile,
  ['13800138000', '19912345678', '13000000000'],
  ['', '12800138000', '23800138000', '1380013800', '138001380000', '+8613800138000', '138 0013 8000', '１3800138000'],
);
verdicts('mobile of the account', mobileMatches('13800138000'), ['13800138000'], ['13800138001', '']);
verdicts('email', email, ['a@b.cn', 'demo+tag@netpane.cn'], ['', 'a@b', 'a b@c.cn', 'a@b..cn', '中@b.cn']);
verdicts(
  'identity card',
  idCard,
  ['110101199003071', '110101199003071234', '11010119900307123X', '11010119900307123x'],
  ['', '11010119900307', '1101011990030712', '11010119900307X234', '1101011990030712345', '11010119900307123Y'],
);
verdicts(
  'bank card',
  bankCard,
  ['6222020200112233', '6222020200112233445', '6222 0202 0011 2233 445', '1000000000000000'],
  ['', '0222020200112233', '62220202001122334', '622202020011223', '62220202001122334455', '6222-0202-0011-2233'],
);
verdicts('service code', serviceCode, ['000000', '123456'], ['', '12345', '1234567', '12345a', ' 123456', '１23456']);
verdicts('sms code', smsCode, ['012345'], ['', '12345']);
verdicts(
  'password of 8 to 16 with two kinds',
  password,
  ['abcd1234', 'abcdefg!', '1234567~', 'aB3~!@#$%^&*?.12', 'ABCDEFG1'],
  ['', 'abc123', 'abcdefgh', '12345678', '~!@#$%^&', 'abcd1234abcd12345', 'abcd 1234', 'abcd_1234', '密码abcd12'],
);
verdicts(
  'web-security password of 6 to 64 with two kinds',
  webPassword,
  ['abc123', '!!!!!1', `a${'1'.repeat(63)}`],
  ['', 'ab12', 'abcdef', '123456', `a${'1'.repeat(64)}`],
);
verdicts(
  'allowed password characters',
  passwordCharacters,
  ['aZ09!@#^*()[]{}_-+=.?<>:~'],
  ['', ...['$', '%', '&', '"', "'", '\\', '/', '`', ';', ',', '|', ' ', '中']],
);
verdicts('confirmation', confirms('abcd1234'), ['abcd1234'], ['abcd1235', '']);

it('names the rule that failed', () => {
  expect(serviceCode('x')).toEqual({ rule: 'serviceCode' });
  expect(mobileMatches('1')('2')).toEqual({ rule: 'mobileMismatch' });
});
