import { afterEach, beforeAll, describe, expect } from 'vitest';
import type { Contract } from '../../../src/element/contract';
import { contracts } from '../../../widgets/catalog';
import { conforms } from './conformance';
import { leavesNothing } from './leaks';
import { elementPlace, type Place } from './place';

/** How many files share the elements, so that all cores of a machine have some. */
const shards = 4;

/**
 * Every test of every element of a shard. An element has a page of its own, on which its tests run in their order: what
 * wants a page that has not seen the tag first, what counts what is left behind last.
 */
export function testElements(shard: number): void {
  const all = Object.entries(contracts) as [string, Contract][];
  const ours = all.filter((_, i) => i % shards === shard - 1);

  describe.each(ours)('np-%s', (name, contract) => {
    let place: Place;
    beforeAll(async () => {
      place = await elementPlace();
      await place.open();
    });
    afterEach(() => {
      expect(place.complaints.splice(0), 'errors and policy violations in the page').toEqual([]);
    });

    conforms(name, contract, () => place);
    leavesNothing(contract.tag, () => place);
  });
}
