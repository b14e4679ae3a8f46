import { describe, expect, it } from 'vitest';
import { countedDialers, dialState, readDialers, thoughtUp } from '../../src/domain/sdwan-account';
import { password } from '../../src/rules';

const now = Date.parse('2026-11-20T02:00:00Z');
const day = 86_400_000;

describe('how an account stands', () => {
  it.each([
    [{ enabled: false, expiresAt: null }, 'off'],
    [{ enabled: false, expiresAt: now - day }, 'off'],
    [{ enabled: true, expiresAt: null }, 'active'],
    [{ enabled: true, expiresAt: now }, 'expired'],
    [{ enabled: true, expiresAt: now + 7 * day }, 'expiring'],
    [{ enabled: true, expiresAt: now + 7 * day + 1 }, 'active'],
  ] as const)('%o is %s', (has, state) => expect(dialState(has, now)).toBe(state));
});

describe('pasted accounts', () => {
  it('are parted by commas, Chinese ones too, and by tabs', () => {
    expect(
      readDialers('# 账号,姓名,密码\n\nli.na，李娜\nwang.lei\t王磊\tWang2026x\n  emma.s , Emma Schneider ,').good,
    ).toEqual([
      { line: 3, username: 'li.na', name: '李娜', password: '' },
      { line: 4, username: 'wang.lei', name: '王磊', password: 'Wang2026x' },
      { line: 5, username: 'emma.s', name: 'Emma Schneider', password: '' },
    ]);
  });

  it.each([
    ['李娜', 'username'],
    ['ab', 'username'],
    [`${'a'.repeat(33)}`, 'username'],
    ['li na', 'username'],
    ['li.na,李娜,short1', 'password'],
    ['li.na,李娜,onlyletters', 'password'],
    [`li.na,${'长'.repeat(65)}`, 'name'],
    ['li.na,李娜,Passw0rd1,138', 'fields'],
  ])('%s is bad: %s', (text, fault) => {
    expect(readDialers(text)).toMatchObject({ good: [], bad: [{ line: 1, text, fault }] });
  });

  it('are told of the line that has the name already, in whatever letters', () => {
    expect(readDialers('li.na\n\nLi.Na').bad).toEqual([{ line: 3, text: 'Li.Na', fault: 'repeated', first: 1 }]);
  });
});

it.each([
  ['shop-', 1, 3, ['shop-01', 'shop-02', 'shop-03']],
  ['u', 98, 3, ['u098', 'u099', 'u100']],
])('%s counts from %i', (prefix, from, count, names) => {
  expect(countedDialers(prefix, from, count).map(({ username }) => username)).toEqual(names);
});

describe('a password that is thought up', () => {
  it.each([
    ['letters alone', () => 0],
    ['digits alone', () => 50],
    ['whatever comes', (i: number) => (i * 2_654_435_761) % 2 ** 32],
  ])('is one that the rule takes, out of %s', (_, number) => {
    const made = thoughtUp((count) => Array.from({ length: count }, (_one, i) => number(i)));
    expect(made).toHaveLength(12);
    expect(password(made)).toBeUndefined();
  });
});
