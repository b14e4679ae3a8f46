import { describe, expect, it } from 'vitest';
import { ownRefundFen, refundFen, refundRules, type Refundable } from '../../src/domain/refund';
import { day } from '../../src/domain/time';

const from = Date.parse('2026-11-01T00:00:00Z');
const order: Refundable = {
  kind: 'new',
  months: 1,
  upgrades: [],
  payFen: 3_000,
  paidAt: from,
  from,
  to: from + 30 * day,
  isBuiltOn: false,
  isInvoiced: false,
};

describe('what of an order goes back', () => {
  it.each([
    ['on its first day', 0, 2_900],
    ['a moment before its second', day - 1, 2_900],
    ['on its second', day, 2_800],
    ['on its last', 29 * day, 0],
    ['after its end', 30 * day, 0],
  ])('%s', (_, after, fen) => expect(refundFen(order, from + after)).toBe(fen));

  it('is all of it before its time begins', () => {
    expect(refundFen({ ...order, kind: 'renew', paidAt: from - 5 * day }, from - 1)).toBe(3_000);
  });

  it('is never more than whole fen of what was not used', () => {
    expect(refundFen({ ...order, payFen: 100, to: from + 31 * day }, from)).toBe(96);
  });

  it.each([
    ['an upgrade', { kind: 'upgrade', months: 0 }],
    ['what a later order rests on', { isBuiltOn: true }],
    ['what cost nothing', { payFen: 0 }],
  ])('is nothing of %s', (_, more) => expect(refundFen({ ...order, ...more }, from)).toBe(0));

  it('is the same of what was opened again in the place of what had ended', () => {
    expect(refundFen({ ...order, kind: 'upgrade' }, from)).toBe(2_900);
  });

  it('has what its upgrades have left, each by its own days', () => {
    const upgrades = [{ payFen: 2_500, from: from + 5 * day, to: order.to }];
    expect(refundFen({ ...order, upgrades }, from + 10 * day)).toBe(1_900 + 1_900);
    expect(refundFen({ ...order, payFen: 0, upgrades }, from + 10 * day)).toBe(1_900);
    expect(refundFen({ ...order, upgrades, isBuiltOn: true }, from + 10 * day)).toBe(0);
  });

  it('can be asked for by its owner for some days, and not once its invoice was issued; by the operator all the same', () => {
    const last = from + refundRules.withinDays * day;
    expect(ownRefundFen(order, last)).toBe(1_400);
    expect(ownRefundFen(order, last + 1)).toBe(0);
    expect(refundFen(order, last + 1)).toBe(1_400);
    expect(ownRefundFen({ ...order, isInvoiced: true }, from)).toBe(0);
  });
});
