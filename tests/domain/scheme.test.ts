import { describe, expect, it } from 'vitest';
import type { EquipmentModel } from '../../src/domain/design/equipment';
import { billOf, schemeOf, type Bill, type Role, type Scene, type Scheme } from '../../src/domain/design/scheme';

const none = {
  form: '',
  clients: null,
  mbps: null,
  wans: null,
  aps: null,
  ports: null,
  poe_watts: null,
  watts: null,
} as const;
const models: readonly EquipmentModel[] = [
  { ...none, model: 'R1', kind: 'gateway', clients: 200, mbps: 1000, wans: 2, aps: 24, price_fen: 100_000 },
  { ...none, model: 'R2', kind: 'gateway', clients: 600, mbps: 2000, wans: 3, aps: 64, price_fen: 250_000 },
  { ...none, model: 'R3', kind: 'gateway', clients: 2000, mbps: 6000, wans: 4, aps: 256, price_fen: 700_000 },
  { ...none, model: 'S8', kind: 'switch', ports: 8, poe_watts: 120, price_fen: 50_000 },
  { ...none, model: 'S24', kind: 'switch', ports: 24, poe_watts: 370, price_fen: 180_000 },
  { ...none, model: 'S48', kind: 'switch', ports: 48, poe_watts: 740, price_fen: 400_000 },
  { ...none, model: 'P', kind: 'ap', form: 'panel', clients: 24, watts: 10, price_fen: 40_000 },
  { ...none, model: 'C', kind: 'ap', form: 'ceiling', clients: 40, watts: 12.5, price_fen: 80_000 },
];
const of = (scene: Scene, more: Partial<Scheme> = {}): Scheme => ({ ...schemeOf(scene), ...more });
const told = ({ lines }: Bill) =>
  lines.map(({ role, model, count }) => `${role} ${model?.model ?? '?'} ${count}`).join(', ');
const lineOf = (bill: Bill, role: Role) => bill.lines.find((one) => one.role === role)!;
const names = (bill: Bill, ok: boolean) => bill.checks.filter((one) => one.ok === ok).map(({ name }) => name);

describe('a bill of devices', () => {
  it.each<[string, Scheme, string]>([
    ['an ordinary hotel', of('hotel'), 'gateway R2 1, switch S48 2, panel P 30, ceiling C 5'],
    ['a hotel that saves', of('hotel', { trade: 'save' }), 'gateway R2 1, switch S48 1, panel P 20, ceiling C 5'],
    [
      'a hotel with a panel per room',
      of('hotel', { trade: 'ample' }),
      'gateway R3 1, switch S48 3, panel P 60, ceiling C 5',
    ],
    ['an office', of('office'), 'gateway R2 1, switch S48 1, ceiling C 10'],
    ['a crowded office', of('office', { clients: 900 }), 'gateway R3 1, switch S48 2, ceiling C 27'],
    ['a school', of('campus'), 'gateway R3 1, switch S48 3, ceiling C 46'],
    ['a shop', of('shop'), 'gateway R1 1, switch S24 1, ceiling C 2'],
    ['a home', of('home'), 'gateway R1 1, switch S8 1, ceiling C 2'],
    ['three storeys of a small home', of('home', { floors: 3, area: 90 }), 'gateway R1 1, switch S8 1, ceiling C 3'],
  ])('of %s', (_, scheme, wanted) => expect(told(billOf(scheme, models))).toBe(wanted));

  it('takes the access points of the plan instead of reckoned ones', () => {
    const bill = billOf(of('hotel'), models, { ceiling: 12 });
    expect(told(bill)).toBe('gateway R2 1, switch S48 1, ceiling C 12');
    expect(lineOf(bill, 'ceiling').why).toEqual({ name: 'placed', figures: { aps: 12 } });
  });

  it('keeps what was chosen and typed, and tells what would have been', () => {
    const bill = billOf(of('office', { picks: { gateway: 'R3' }, counts: { ceiling: 14 } }), models);
    expect(told(bill)).toContain('gateway R3 1');
    expect(lineOf(bill, 'ceiling')).toMatchObject({ count: 14, why: { name: 'typed', figures: { reckoned: 10 } } });
    expect(bill.totalFen).toBe(700_000 + 400_000 + 14 * 80_000);
  });

  it('offers what else would do, with what it costs more or less, and nothing that is too weak', () => {
    const office = billOf(of('office'), models);
    expect(lineOf(office, 'gateway').alternatives).toEqual([
      { model: 'R1', count: 1, load: 100, moreFen: -150_000 },
      { model: 'R3', count: 1, load: 10, moreFen: 450_000 },
    ]);
    const hotel = billOf(of('hotel'), models);
    expect(lineOf(hotel, 'gateway').alternatives.map(({ model }) => model)).toEqual(['R3']);
  });

  it('tells no model and no price where none is known', () => {
    const bill = billOf(of('shop'), []);
    expect(told(bill)).toBe('gateway ? 1, switch ? 1, ceiling ? 3');
    expect(bill).toMatchObject({ totalFen: 0, unpriced: 5 });
    expect(names(bill, false)).toEqual(['models']);
    const priceless = billOf(
      of('shop'),
      models.map((one) => ({ ...one, price_fen: null })),
    );
    expect(priceless.lines.map(({ fen }) => fen)).toEqual([null, null, null]);
  });

  it('is looked through: power, ports, lines, budget', () => {
    const fine = billOf(of('hotel', { lines: [1000, 500], failover: true, budget: 50_000 }), models);
    expect(names(fine, false)).toEqual([]);
    expect(names(fine, true)).toEqual(['gateway', 'managed', 'power', 'ports', 'failover', 'budget']);
    const tight = billOf(of('office', { failover: true, budget: 100, counts: { switch: 0 } }), models);
    expect(names(tight, false)).toEqual(['oneLine', 'budget']);
    const hungry = billOf(of('office', { cameras: 30, picks: { switch: 'S24' }, counts: { switch: 2 } }), models);
    expect(names(hungry, false)).toEqual(['ports']);
  });
});
