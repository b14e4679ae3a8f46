import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expandVlans,
  ipv4Number,
  mac,
  normalMac,
  parseSpans,
  ports,
  printSpans,
  vlans,
  vlansExist,
} from '../../src/rules';

const span = fc
  .tuple(fc.integer({ min: 1, max: 4093 }), fc.integer({ min: 0, max: 300 }))
  .map(([from, size]) => ({ from, to: Math.min(from + size, 4094) }));

describe('number lists', () => {
  it('print back what they parse', () => {
    fc.assert(
      fc.property(fc.array(span, { minLength: 1 }), (spans) => {
        expect(parseSpans(printSpans(spans))).toEqual({ spans });
      }),
    );
  });

  it('never throw', () => {
    fc.assert(fc.property(fc.string(), (value) => void [vlans(value), ports(value), vlansExist([])(value)]));
  });

  it('take a port list exactly when every part is a port or an ordered range', () => {
    const part = fc.tuple(fc.integer({ min: 0, max: 66_000 }), fc.option(fc.integer({ min: 0, max: 66_000 })));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        const good = parts.every(([a, b]) => a >= 1 && a <= 65_535 && (b === null || (b >= a && b <= 65_535)));
        const value = parts.map(([a, b]) => (b === null ? `${a}` : `${a}-${b}`)).join(',');
        expect(ports(value) === undefined).toBe(good);
      }),
    );
  });

  it('take a VLAN list exactly when its ids are all different', () => {
    fc.assert(
      fc.property(
        fc.array(
          span.filter(({ from, to }) => from < to),
          { minLength: 1, maxLength: 4 },
        ),
        (spans) => {
          const value = printSpans(spans);
          const ids = expandVlans(value);
          expect(vlans(value) === undefined).toBe(new Set(ids).size === ids.length);
          expect(vlansExist(ids)(value)).toBeUndefined();
        },
      ),
    );
  });
});

describe('addresses', () => {
  it('keep their order as numbers', () => {
    const quad = fc.tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 0, max: 255 })));
    fc.assert(
      fc.property(quad, (parts) => {
        expect(ipv4Number(parts.join('.'))).toBe(Buffer.from(parts).readUInt32BE());
      }),
    );
  });

  it('of network cards are valid in either writing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 6, maxLength: 6 }), fc.constantFrom(':', '-'), (bytes, separator) => {
        const value = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(separator);
        expect(mac(value)).toBeUndefined();
        expect(mac(normalMac(value.toUpperCase()))).toBeUndefined();
      }),
    );
  });
});
