import fc from 'fast-check';
import { isIPv6 } from 'node:net';
import { describe, expect, it } from 'vitest';
import validator from 'validator';
import {
  bankCard,
  cidr,
  domain,
  email,
  idCard,
  integer,
  ipv4,
  ipv6,
  mac,
  mobile,
  numeric,
  port,
  timePoint,
  url,
  type Rule,
} from '../../src/rules';

/** What the product's rule says differently from `validator`, the words that demand it, and values that show it. */
interface Disagreement {
  because: string;
  takes?: string[];
  refuses?: string[];
}

interface Pair {
  rule: Rule;
  other: (value: string) => boolean;
  values: string[];
  disagreements: Disagreement[];
}

const hex = 'aa:bb:cc:dd:ee:ff';

const pairs: Record<string, Pair> = {
  ipv4: {
    rule: ipv4,
    other: (value) => validator.isIP(value, 4),
    values: ['1.2.3.4', '0.0.0.0', '01.2.3.4', '1.2.3.256', '1.2.3', ' 1.2.3.4'],
    disagreements: [],
  },
  ipv6: {
    rule: ipv6,
    other: (value) => validator.isIP(value, 6),
    values: ['::', '::1', '1:2:3:4:5:6:7:8', '1::2::3', '::ffff:1.2.3.4', ':::'],
    disagreements: [{ because: '"format check" of an address: no zone', refuses: ['fe80::1%eth0'] }],
  },
  cidr: {
    rule: cidr,
    other: (value) => validator.isIPRange(value, 4),
    values: ['10.0.0.0/8', '10.0.0.0/32', '10.0.0.0/33', '10.0.0.0', '10.0.0.0/01'],
    disagreements: [{ because: '"CIDR prefix 1-32"', refuses: ['0.0.0.0/0'] }],
  },
  mac: {
    rule: mac,
    other: (value) => validator.isMACAddress(value, { eui: '48' }),
    values: [hex, 'AA-BB-CC-DD-EE-FF', 'aa:bb:cc:dd:ee', 'aa:bb:cc:dd:ee:fg', 'aa:bb-cc:dd-ee:ff'],
    disagreements: [
      { because: '"empty allowed"', takes: [''] },
      { because: '"six hex pairs with colon or hyphen"', refuses: ['aabb.ccdd.eeff', 'aa bb cc dd ee ff'] },
    ],
  },
  mobile: {
    rule: mobile,
    other: (value) => validator.isMobilePhone(value, 'zh-CN'),
    values: ['13800138000', '19912345678', '12345678901', '1380013800'],
    disagreements: [{ because: '"11 digits"', refuses: ['+8613800138000'] }],
  },
  email: {
    rule: email,
    other: (value) => validator.isEmail(value),
    values: ['a@b.cn', 'a.b+c@d-e.com', 'a@b', 'a..b@c.cn', '@c.cn', 'a@-b.cn'],
    disagreements: [
      { because: '"simple pattern": no quoted local parts', refuses: ['"a b"@c.cn'] },
      { because: '"simple pattern": ASCII only', refuses: ['中@b.cn', 'a@例子.cn'] },
      { because: '"simple pattern": any label may end it', takes: ['test@255.255.255.255', 'a@b.c'] },
    ],
  },
  domain: {
    rule: domain,
    other: (value) => validator.isFQDN(value),
    values: ['a.com', 'www.example.com', 'a', '-a.com', 'a_b.com', 'a..com', '1.2.3.4'],
    disagreements: [
      { because: '"Domain 3-255 chars, labels up to 63": the last label may be short', takes: ['a.b'] },
      { because: 'names travel in their ASCII form', refuses: ['例子.中国'] },
    ],
  },
  url: {
    rule: url,
    other: (value) => validator.isURL(value, { protocols: ['http', 'https'], require_protocol: true }),
    values: ['http://a.com', 'https://a.com/b?c=d#e', 'a.com', 'ftp://a.com', 'http://', 'http://a b.com'],
    disagreements: [
      { because: 'hosts inside the network have no top-level label', takes: ['http://nas/', 'http://localhost:8080'] },
    ],
  },
  'id card': {
    rule: idCard,
    other: (value) => validator.isIdentityCard(value, 'zh-CN'),
    values: ['11010119900307803X', '1101011990030780', '11010119900307803Y'],
    disagreements: [
      {
        because: '"15 digits, 18 digits, or 17 digits plus digit or X": the shape only',
        takes: ['000000000000000', '999999999999999999'],
      },
    ],
  },
  'bank card': {
    rule: bankCard,
    other: (value) => validator.isCreditCard(value),
    values: ['4111111111111111', '411111111111111x'],
    disagreements: [
      { because: '"16 or 19 digits": no check digit', takes: ['4111111111111112', '6222020200112233445'] },
      { because: '"16 or 19 digits"', refuses: ['378282246310005'] },
    ],
  },
  port: {
    rule: port,
    other: (value) => validator.isPort(value),
    values: ['1', '80', '65535', '65536', '080', '-1', 'x'],
    disagreements: [{ because: '"1-65535"', refuses: ['0'] }],
  },
  'time point': {
    rule: timePoint,
    other: (value) => validator.isTime(value, { hourFormat: 'hour24' }),
    values: ['00:00', '23:59', '24:00', '12:60'],
    disagreements: [],
  },
  integer: {
    rule: integer,
    other: (value) => validator.isInt(value, { allow_leading_zeroes: false }),
    values: ['0', '-1', '42', '1.5', '01', 'x', ''],
    disagreements: [{ because: 'a number field writes no sign for plus and none for zero', refuses: ['+1', '-0'] }],
  },
  numeric: {
    rule: numeric,
    other: (value) => validator.isNumeric(value),
    values: ['0', '-1.5', '1.', 'x', '', '1e3'],
    disagreements: [{ because: 'a number is written in full', refuses: ['+1', '.5'] }],
  },
};

describe.each(Object.entries(pairs))('%s beside validator', (_, { rule, other, values, disagreements }) => {
  it.each(values)('%j gets the same answer', (value) => expect(rule(value) === undefined).toBe(other(value)));

  const takes = disagreements.flatMap(({ because, takes = [] }) => takes.map((value) => [value, because]));
  const refuses = disagreements.flatMap(({ because, refuses = [] }) => refuses.map((value) => [value, because]));
  it.runIf(takes.length).each(takes)('%j is taken here alone: %s', (value) => {
    expect([rule(value), other(value)]).toEqual([undefined, false]);
  });
  it.runIf(refuses.length).each(refuses)('%j is refused here alone: %s', (value) => {
    expect([rule(value) === undefined, other(value)]).toEqual([false, true]);
  });
});

describe('beside others on any input', () => {
  it('reads IPv4 addresses as validator does', () => {
    const octets = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 3, maxLength: 5 });
    fc.assert(fc.property(octets, (list) => agree(ipv4, pairs['ipv4']!.other, list.join('.'))));
  });

  it('reads IPv6 addresses as the platform does', () => {
    const group = fc.oneof(
      fc.integer({ min: 0, max: 0xfffff }).map((n) => n.toString(16)),
      fc.constantFrom('', '0', 'g', '1.2.3.4'),
    );
    const text = fc.array(group, { minLength: 1, maxLength: 9 }).map((groups) => groups.join(':'));
    fc.assert(fc.property(fc.oneof(text, fc.ipV6()), (value) => agree(ipv6, isIPv6, value)));
  });

  it('takes every domain and address that a generator of valid ones makes', () => {
    fc.assert(fc.property(fc.domain(), (value) => domain(value) === undefined));
    fc.assert(fc.property(fc.webUrl(), (value) => url(value) === undefined));
  });
});

const agree = (rule: Rule, other: (value: string) => boolean, value: string) =>
  (rule(value) === undefined) === other(value);
