import { describe, expect, it } from 'vitest';
import { expandVlans, vlanId, vlans, vlansExist } from '../../src/rules';
import { verdicts } from './verdict';

verdicts('one VLAN id', vlanId, ['1', '4094'], ['', '0', '4095', '01', '1-2', 'x']);
verdicts(
  'VLAN list',
  vlans,
  ['1', '4094', '1,2,3', '1-4094', '4093-4094', '10,20-30,40'],
  ['', '0', '4095', '0-5', '1-4095', '4094-4094', '5-5', '9-3', '1,', '1,,2', '1 2', '01', '1-2-3', '1;2', '-5'],
);

describe('VLAN list', () => {
  it.each([
    ['1,1', '1'],
    ['1-5,3', '3'],
    ['3,1-5', '1-5'],
    ['1-5,5-9', '5-9'],
    ['2-3,1-9', '1-9'],
  ])('finds what %s has twice', (value, text) => expect(vlans(value)).toEqual({ rule: 'vlanDuplicate', text }));

  it('allows neighbours', () => expect(vlans('1-5,6-9')).toBeUndefined());

  it('names the part that is wrong', () => expect(vlans('1, 4095,9')).toEqual({ rule: 'vlan', text: '4095' }));

  it('wants every id created first', () => {
    const exist = vlansExist([1, 2, 3, 10]);
    expect(exist('1-3,10')).toBeUndefined();
    expect(exist('2-5,10,99')).toEqual({ rule: 'vlanMissing', ids: [4, 5, 99] });
  });

  it('names ten missing ids at most', () => {
    expect(vlansExist([])('1-4094')).toMatchObject({ ids: { length: 10 } });
  });

  it('expands to ids', () => expect(expandVlans('7,1-3')).toEqual([7, 1, 2, 3]));
});
