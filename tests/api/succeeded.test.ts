import { expect, it } from 'vitest';
import { succeeded, type Endpoint } from '../../src/api/endpoint';

type Kind = Pick<Endpoint, 'method' | 'origin' | 'success'>;

it.each<[string, Kind, number, boolean]>([
  ['a list of ours', { method: 'GET', origin: 'ours' }, 3000, true],
  ['a list of ours', { method: 'GET', origin: 'ours' }, 2000, true],
  ['a list of ours', { method: 'GET', origin: 'ours' }, 4001, false],
  ['a configured list', { method: 'POST', origin: 'given', success: 'thousands' }, 3000, true],
  ['a write of ours', { method: 'POST', origin: 'ours' }, 5000, false],
  ['the record of the account', { method: 'GET', origin: 'given' }, 3000, false],
])('%s (%j) takes %i for a success: %s', (_, kind, code, wanted) => {
  expect(succeeded(kind, code)).toBe(wanted);
});
