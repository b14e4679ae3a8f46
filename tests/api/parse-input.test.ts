import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoint } from '../../src/api';
import { alarms } from '../../src/api/contract/alarm';
import { parseInput, readText } from '../../src/api/parse-input';
import { sentenceOf } from '../../src/api/refusal/sentence';
import type { Said } from '../../src/api/refusal/table';

const call = endpoint({
  method: 'GET',
  path: '/api/v3/x',
  summary: 'Tries.',
  input: v.object({
    page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 1),
    name: v.optional(v.pipe(v.string(), v.minLength(2), v.maxLength(4))),
    own: v.optional(v.pipe(v.string(), v.regex(/^\d+$/))),
    ids: v.optional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(2))),
    levels: v.optional(v.array(v.picklist([1, 2]))),
    on: v.optional(v.boolean()),
    one: v.optional(v.nullable(v.literal(1))),
    must: v.pipe(v.string(), v.minLength(1)),
    free: v.optional(v.record(v.string(), v.number())),
    any: v.optional(v.record(v.string(), v.unknown())),
  }),
  scope: 'public',
  origin: 'ours',
});

describe('parseInput', () => {
  it('gives what the schema makes of it', () => {
    expect(parseInput(call, { must: 'x', stray: 1 })).toEqual({ value: { page: 1, must: 'x' } });
    expect(parseInput({ ...call, input: undefined }, { stray: 1 })).toEqual({ value: {} });
  });

  it.each([
    [{ page: 0 }, 'page', '不能小于 1'],
    [{ page: 10 }, 'page', '不能大于 9'],
    [{ page: 1.5 }, 'page', '格式无效'],
    [{ page: 'x' }, 'page', '格式无效'],
    [{ name: 'a' }, 'name', '至少 2 个字符'],
    [{ name: 'abcde' }, 'name', '最多 4 个字符'],
    [{ name: 5 }, 'name', '格式无效'],
    [{ own: 'x' }, 'own', '格式无效'],
    [{ ids: [] }, 'ids', '至少选择 1 项'],
    [{ ids: ['a', 'b', 'c'] }, 'ids', '最多选择 2 项'],
    [{ ids: ['a', 2] }, 'ids.1', '格式无效'],
    [{ must: 'a\0b' }, 'must', '含有看不见的控制字符，请删除后重新输入'],
    [{ ids: ['a', '\ud800'] }, 'ids.1', '含有看不见的控制字符，请删除后重新输入'],
    [{ free: { 'a\u202eb': 1 } }, 'free', '含有看不见的控制字符，请删除后重新输入'],
    [{ must: '' }, 'must', '必须填写'],
    [{ must: undefined }, 'must', '必须填写'],
    [{ must: null }, 'must', '必须填写'],
  ])('%j: %s %s', (input, field, message) => {
    const parsed = parseInput(call, { must: 'x', ...input });
    const { wrong } = parsed as { wrong: Record<string, Said[]> };
    expect(Object.keys(wrong)).toEqual([field]);
    expect(wrong[field]!.map((said) => sentenceOf(said, 'zh'))).toEqual([message]);
  });

  it('takes no more levels of what may be anything than anybody has', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    const read = (levels: number) => parseInput(call, { must: 'x', any: { a: nested(levels) } });
    expect(read(20)).toMatchObject({ value: { must: 'x' } });
    expect(read(100_000)).toEqual({ wrong: { any: [{ reason: 'unfit' }] } });
  });
});

describe('a moment that is asked for', () => {
  it.each([
    ['2026-01-01T00:00:00+20:00', '2025-12-31T04:00:00.000Z'],
    ['2026-01-01 00:00:00.123456789Z', '2026-01-01T00:00:00.123Z'],
    ['2026-01-01T00:00:00+08', undefined],
    ['2026-02-30T00:00:00Z', undefined],
  ])('%s: %s', (from, read) => {
    expect(parseInput(alarms, { from })).toMatchObject(
      read ? { value: { from: read } } : { wrong: { from: [{ reason: 'unfit' }] } },
    );
  });
});

describe('readText', () => {
  it.each([
    ['page=3', { page: 3 }],
    ['page=', { page: '' }],
    ['page=1e400', { page: '1e400' }],
    ['page=x', { page: 'x' }],
    ['on=true', { on: true }],
    ['on=0', { on: false }],
    ['on=toString', { on: 'toString' }],
    ['ids=a', { ids: ['a'] }],
    ['ids=a&ids=b', { ids: ['a', 'b'] }],
    ['levels=1&levels=3', { levels: [1, '3'] }],
    ['one=1', { one: 1 }],
    ['must=1&must=2', { must: '2' }],
    ['name=007', { name: '007' }],
    ['stray=1', { stray: '1' }],
  ])('%s', (text, fields) => {
    expect(readText(call, new URLSearchParams(text))).toEqual(fields);
  });

  it('is not misled by names of the language itself', () => {
    const read = readText(call, new URLSearchParams('__proto__=x&constructor=y&must=z'));
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(parseInput(call, read)).toEqual({ value: { page: 1, must: 'z' } });
  });
});
