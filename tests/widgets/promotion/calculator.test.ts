import { describe, expect, it } from 'vitest';
import { calculate } from '../../../widgets/promotion/shared/subsidy/subsidy.model';

const typed = { disk: '64', income: '1.4', joined: '2019-08-28' };

describe('the campaign calculator', () => {
  it.each([
    ['the example of the rules', {}, 21, 15],
    ['the smallest disk', { disk: '32' }, 21, 15],
    ['the largest of the lower tier', { disk: '256' }, 21, 15],
    ['above it', { disk: '257' }, 42, 30],
    ['a disk that is too small', { disk: '31.9' }, 0, 0],
    ['the least income', { income: '0.10' }, 1, 15],
    ['less income', { income: '0.09' }, 0, 15],
    ['the last day to join', { joined: '2019-10-30' }, 21, 15],
    ['a day too late', { joined: '2019-10-31' }, 0, 15],
    ['a day too early', { joined: '2019-08-27' }, 0, 15],
    ['no disk', { disk: '' }, 0, 0],
    ['words for a disk', { disk: '大' }, 0, 0],
    ['no income', { income: '' }, 0, 15],
    ['fractions of a fen', { income: '1.234' }, 0, 15],
    ['a debt', { income: '-3' }, 0, 15],
  ])('%s', (_, change, subsidy, percent) => {
    expect(calculate({ ...typed, ...change })).toMatchObject({ subsidy, percent });
  });

  it('ends the subsidy after 30 days, or on 30 November', () => {
    expect(calculate(typed).days).toEqual({ from: '2019-08-28', to: '2019-09-26' });
    expect(calculate({ ...typed, joined: '2019-10-30' }).days?.to).toBe('2019-11-28');
  });

  it('names the field that is wrong', () => {
    expect(calculate({ ...typed, disk: 'x' })).toMatchObject({ badDisk: true, badIncome: false });
    expect(calculate({ ...typed, income: '1.234' })).toMatchObject({ badDisk: false, badIncome: true });
  });
});
