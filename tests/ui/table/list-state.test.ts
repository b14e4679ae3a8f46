import { describe, expect, test } from 'vitest';
import {
  change,
  isNarrowed,
  nextSort,
  readState,
  toInput,
  writeState,
  type ListSpec,
  type ListState,
} from '../../../src/ui/table/model/list-state';

const spec: ListSpec = { filters: ['group', 'status'], sortable: ['clients'], sizes: [50, 70, 100] };

describe('list state in the address', () => {
  test('an empty address is the first page of 50 without filters', () => {
    expect(readState({}, spec)).toEqual({ page: 1, size: 50, search: '', filters: {} });
  });

  test('what is read back is what was written', () => {
    const query = { page: '3', size: '100', sort: '-clients', q: '校园', group: 'g1', view: 'v1' };
    const fields = writeState(readState(query, spec), spec);
    expect(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))).toEqual(query);
  });

  test.each<[Record<string, string>, Partial<ListState>]>([
    [{ page: '0' }, { page: 1 }],
    [{ page: '-2' }, { page: 1 }],
    [{ page: '1.5' }, { page: 1 }],
    [{ page: 'x' }, { page: 1 }],
    [{ size: '60' }, { size: 50 }],
    [{ size: '70' }, { size: 70 }],
    [{ sort: '-clients' }, { sort: { key: 'clients', desc: true } }],
    [{ other: 'x' }, { filters: {} }],
  ])('%j is read as %j', (query, expected) => {
    expect(readState(query, spec)).toMatchObject(expected);
  });

  test('a value that a filter does not have is left out, where its values are known', () => {
    const known = { ...spec, values: { group: [], status: ['online', 'offline'] } };
    expect(readState({ group: 'g9', status: 'zzz' }, known).filters).toEqual({ group: 'g9' });
    expect(readState({ status: 'offline' }, known).filters).toEqual({ status: 'offline' });
  });

  test('a search is cut to what is searched for', () => {
    expect(readState({ q: 'a'.repeat(200) }, spec).search).toHaveLength(120);
  });

  test('a column that does not sort is not sorted by', () => {
    expect(readState({ sort: 'password' }, spec).sort).toBeUndefined();
  });

  test('two tables keep apart by their prefix', () => {
    const own = { ...spec, prefix: 'a.' };
    expect(readState({ page: '4', 'a.page': '2' }, own).page).toBe(2);
    expect(writeState({ page: 2, size: 50, search: '', filters: {} }, own)['a.page']).toBe('2');
  });

  test('the default sort is not written, and another one is', () => {
    const sorted = { ...spec, sort: { key: 'clients', desc: true } };
    expect(writeState(readState({}, sorted), sorted).sort).toBeUndefined();
    expect(writeState({ ...readState({}, sorted), sort: { key: 'clients', desc: false } }, sorted).sort).toBe(
      'clients',
    );
  });
});

describe('changes', () => {
  const state = { page: 4, size: 50, search: 'a', filters: { group: 'g' }, view: 'v1' };

  test.each(['search', 'filters', 'size', 'sort'])('a new %s leads to page 1 and out of the saved view', (field) => {
    const value = { search: 'b', filters: {}, size: 70, sort: { key: 'clients', desc: false } }[field];
    const next = change(state, { [field]: value });
    expect(next).toMatchObject({ page: 1, [field]: value });
    expect(next.view).toBeUndefined();
  });

  test('another page keeps search, filters and view', () => {
    expect(change(state, { page: 2 })).toEqual({ ...state, page: 2 });
  });

  test('a head is sorted up, down, not at all', () => {
    const up = nextSort(undefined, 'clients');
    const down = nextSort(up, 'clients');
    expect([up, down, nextSort(down, 'clients')]).toEqual([
      { key: 'clients', desc: false },
      { key: 'clients', desc: true },
      undefined,
    ]);
  });

  test('a request carries the names of the API', () => {
    expect(toInput({ ...state, sort: { key: 'clients', desc: true } })).toEqual({
      page: 4,
      per_page: 50,
      q: 'a',
      group: 'g',
      sort: 'clients',
      order: 'desc',
    });
  });

  test('only search and filters narrow a list', () => {
    expect(isNarrowed(state)).toBe(true);
    expect(isNarrowed({ page: 9, size: 50, search: '', filters: {} })).toBe(false);
  });
});
