import { afterEach, beforeAll, describe, expect } from 'vitest';
import type { Contract } from '../../../src/element/contract';
import { contracts } from '../../../widgets/catalog';
import { conforms } from './conformance';
import { leavesNothing } from './leaks';
import { elementPlace, type Place } from './place';

/** How many files share the elements, so that all cores of a machine have some. */
const shards = 4;

/** So many elements come into a page one after the other, before it is opened anew: each leaves it as it was, or fails. */
const inOnePage = 8;

/**
 * Every test of every element of a shard, in their order: what wants a page that has not seen the tag first, what counts
 * what is left behind last.
 */
export function testElements(shard: number): void {
  const all = Object.entries(contracts) as [string, Contract][];
  const ours = all.filter((_, i) => i % shards === shard - 1);

  describe.each(ours.map((one, i) => [...one, i % inOnePage === 0] as const))('np-%s', (name, contract, isFirst) => {
    let place: Place;
    beforeAll(async () => {
      place = await elementPlace();
      if (isFirst) await place.open();
      place.asked.length = 0;
    });
    afterEach(() => {
      expect(place.complaints.splice(0), 'errors and policy violations in the page').toEqual([]);
    });

    conforms(name, contract, () => place);
    leavesNothing(contract.tag, () => place);
  });
}
