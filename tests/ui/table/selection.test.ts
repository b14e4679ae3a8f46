import { describe, expect, test } from 'vitest';
import {
  afterFilter,
  between,
  count,
  everything,
  has,
  none,
  pageState,
  set,
} from '../../../src/ui/table/model/selection';

const page = ['a', 'b', 'c', 'd'];

describe('selection across pages', () => {
  test('ticked rows are counted whatever page they are on', () => {
    const two = set(set(none, ['a'], true), ['z'], true);
    expect([count(two, 132), has(two, 'a'), has(two, 'b')]).toEqual([2, true, false]);
  });

  test('everything that matches counts rows never seen, less those unticked', () => {
    const rest = set(everything, ['b'], false);
    expect([count(rest, 132), has(rest, 'b'), has(rest, 'never loaded')]).toEqual([131, false, true]);
    expect(count(set(rest, ['b'], true), 132)).toBe(132);
  });

  test.each([
    [none, 'none'],
    [set(none, ['a'], true), 'some'],
    [set(none, page, true), 'all'],
    [everything, 'all'],
    [set(everything, ['a'], false), 'some'],
  ] as const)('the box in the head shows what is ticked on this page', (selection, state) => {
    expect(pageState(selection, page)).toBe(state);
  });

  test('a page without rows ticks nothing', () => {
    expect(pageState(everything, [])).toBe('none');
  });

  test('another filter ends "everything that matches" and keeps rows ticked one by one', () => {
    const one = set(none, ['a'], true);
    expect(afterFilter(one)).toBe(one);
    expect(afterFilter(everything)).toBe(none);
  });

  test.each([
    ['a', 'c', ['a', 'b', 'c']],
    ['c', 'a', ['a', 'b', 'c']],
    ['b', 'b', ['b']],
    ['gone', 'c', ['c']],
    [undefined, 'c', ['c']],
  ])('shift from %s to %s takes %j', (anchor, target, expected) => {
    expect(between(page, anchor, target)).toEqual(expected);
  });
});
