import { describe, expect, test } from 'vitest';
import { moveFocus } from '../../../src/ui/table/model/grid-focus';
import { holdOrder, orderWithOwn } from '../../../src/ui/table/model/hold-order';
import { itemAt, itemCount, placeOf } from '../../../src/ui/table/model/items';
import { localId } from '../../../src/ui/table/model/local-id';
import { searchRows, sortRows } from '../../../src/ui/table/model/local-list';
import { jumpTarget, pageAfterDelete, pageCount, pageNumbers, rowsSaid } from '../../../src/ui/table/model/pages';

describe('pager', () => {
  test.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [9, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
    [1000, 2000, [1, 'gap', 999, 1000, 1001, 'gap', 2000]],
  ])('page %d of %d shows %j', (page, pages, expected) => {
    expect(pageNumbers(page, pages)).toEqual(expected);
  });

  test.each([
    [1, 3, [1, 2, 3, 'gap']],
    [1, 9, [1, 2, 3, 4, 5, 'gap']],
    [9, 10, [1, 'gap', 6, 7, 8, 9, 10, 'gap']],
    [1000, 2000, [1, 'gap', 999, 1000, 1001, 'gap']],
  ])('page %d of at least %d shows %j', (page, pages, expected) => {
    expect(pageNumbers(page, pages, true)).toEqual(expected);
  });

  test('a number of rows is exact as far as they are counted', () => {
    expect([rowsSaid(5_000, 5_000), rowsSaid(5_001, 5_000), rowsSaid(5_001)]).toEqual(['5,000', '5,000+', '5,001']);
  });

  test('an empty list has one page', () => {
    expect([pageCount(0, 50), pageCount(50, 50), pageCount(51, 50)]).toEqual([1, 1, 2]);
  });

  test.each([
    [3, 1, 1, 2],
    [3, 2, 1, 3],
    [1, 1, 1, 1],
    [2, 5, 5, 1],
  ])('from page %d with %d rows, deleting %d leads to page %d', (page, onPage, gone, expected) => {
    expect(pageAfterDelete(page, onPage, gone)).toBe(expected);
  });

  test.each([
    ['2', 2],
    ['99', 5],
    ['0', 1],
    ['-3', 1],
    ['2.9', 2],
    ['', undefined],
    ['x', undefined],
  ])('the jumper takes %j to %j', (text, expected) => {
    expect(jumpTarget(text, 5)).toBe(expected);
  });
});

describe('live rows', () => {
  const keyOf = (row: { id: string }) => row.id;
  const of = (...ids: string[]) => ids.map((id) => ({ id }));

  test('rows that are still there keep their places, new ones come last', () => {
    const held = holdOrder(['a', 'b', 'c'], of('c', 'x', 'a'), keyOf);
    expect(held.rows.map(keyOf)).toEqual(['a', 'c', 'x']);
    expect(held.moved).toBe(true);
  });

  test('values are the new ones', () => {
    const fresh = { id: 'a', clients: 2 };
    expect(holdOrder(['a'], [fresh], keyOf).rows[0]).toBe(fresh);
  });

  test('nothing moved when the order is the same', () => {
    expect(holdOrder(['a', 'b'], of('a', 'b', 'c'), keyOf).moved).toBe(false);
  });
});

describe('rows that the reader made', () => {
  test.each([
    ['at the top, of an empty list as well', [], ['x', 'y'], ['x', 'y']],
    ['at the top', ['a', 'b'], ['x', 'a', 'b'], ['x', 'a', 'b']],
    [
      'behind the row that they follow, wherever that is held',
      ['c', 'a', 'b'],
      ['a', 'x', 'b', 'c'],
      ['c', 'a', 'x', 'b'],
    ],
    ['at the end', ['a', 'b'], ['b', 'a', 'x'], ['a', 'x', 'b']],
  ])('stand %s', (_, shown, next, order) => expect(orderWithOwn(shown, next)).toEqual(order));
});

describe('rows with open details', () => {
  test('each open row has its detail right below', () => {
    const open = [0, 2];
    const places = Array.from({ length: itemCount(4, open) }, (_, place) => itemAt(place, open));
    expect(places.map(({ row, detail }) => `${row}${detail ? '+' : ''}`)).toEqual(['0', '0+', '1', '2', '2+', '3']);
    expect([0, 1, 2, 3].map((row) => placeOf(row, open))).toEqual([0, 2, 3, 5]);
  });
});

describe('keyboard', () => {
  const extent = { rows: 50, cols: 12, screen: 10 };
  test.each([
    ['ArrowDown', false, { row: 6, col: 3 }],
    ['ArrowUp', false, { row: 4, col: 3 }],
    ['ArrowLeft', false, { row: 5, col: 2 }],
    ['ArrowRight', false, { row: 5, col: 4 }],
    ['PageDown', false, { row: 15, col: 3 }],
    ['PageUp', false, { row: -1, col: 3 }],
    ['Home', false, { row: 5, col: 0 }],
    ['End', false, { row: 5, col: 11 }],
    ['Home', true, { row: 0, col: 0 }],
    ['End', true, { row: 49, col: 11 }],
    ['ArrowDown', true, { row: 49, col: 3 }],
  ])('%s (ctrl %s) goes to %j', (key, ctrl, expected) => {
    expect(moveFocus({ row: 5, col: 3 }, key, ctrl, extent)).toEqual(expected);
  });

  test('the focus stays inside; the head is above the first row', () => {
    expect(moveFocus({ row: 49, col: 11 }, 'ArrowDown', false, extent)).toEqual({ row: 49, col: 11 });
    expect(moveFocus({ row: 0, col: 0 }, 'ArrowUp', false, extent)).toEqual({ row: -1, col: 0 });
    expect(moveFocus({ row: -1, col: 0 }, 'ArrowUp', false, extent)).toEqual({ row: -1, col: 0 });
  });

  test('other keys do not move', () => {
    expect(moveFocus({ row: 0, col: 0 }, 'x', false, extent)).toBeUndefined();
  });
});

describe('rows in memory', () => {
  const rows = [
    { n: 10, name: '杭州2' },
    { n: undefined, name: '北京' },
    { n: 9, name: '杭州10' },
  ];

  test('numbers sort by size, words as Chinese, empty values last either way', () => {
    const by = (desc: boolean) => sortRows(rows, { key: 'n', desc }, (row) => row.n).map((row) => row.n);
    expect([by(false), by(true)]).toEqual([
      [9, 10, undefined],
      [10, 9, undefined],
    ]);
    expect(sortRows(rows, { key: 'name', desc: false }, (row) => row.name).map((row) => row.name)).toEqual([
      '北京',
      '杭州2',
      '杭州10',
    ]);
  });

  test('every word of the search must be somewhere in the row', () => {
    const find = (search: string) => searchRows(rows, search, (row) => [row.name, String(row.n)]).length;
    expect([find('杭州'), find('杭州 10'), find(' '), find('广州')]).toEqual([2, 2, 3, 0]);
  });

  test('a row without an id gets a local one up to 99999999 that stays', () => {
    const row = {};
    expect(localId(row)).toMatch(/^\d{1,8}$/);
    expect(localId(row)).toBe(localId(row));
    expect(localId({ id: 7 })).toBe('7');
  });
});
