import { expect, it } from 'vitest';
import type { PlaceCode } from '../../src/domain/region';
import { added, areaOf, connected, emptyDrawing, groupsOf, inTopology, onSide } from '../../src/domain/sdwan';

const drawing = added(emptyDrawing(1), ['hub', 'a', 'b', 'c', 'd', 'e']);
const places: Readonly<Record<string, PlaceCode>> = { hub: '31', a: '51', b: '11', c: '50', d: '42' };
const shown = (of: ReturnType<typeof groupsOf>) =>
  of.map(({ key, nodes }) => [key, nodes.map(({ gwid }) => gwid).join()]);

it.each([
  ['11', 'north'],
  ['23', 'northeast'],
  ['31', 'east'],
  ['43', 'central'],
  ['44', 'south'],
  ['50', 'southwest'],
  ['65', 'northwest'],
  ['81', 'straits'],
  ['00', 'far'],
  [null, 'none'],
] as const)('the place %s is in %s', (region, area) => {
  expect(areaOf({ position: 1 }, region)).toBe(area);
});

it('branches stand by part of the country, those on the other side of the border abroad; a centre in none', () => {
  const drawn = onSide(drawing, 'c', 2);
  expect(shown(groupsOf(drawn, (gwid) => places[gwid] ?? null))).toEqual([
    ['north', 'b'],
    ['central', 'd'],
    ['southwest', 'a'],
    ['far', 'c'],
    ['none', 'e'],
  ]);
});

it('members of a tree stand by what they hang on, each once even where it goes round', () => {
  let tree = inTopology(drawing, 3);
  tree = connected(tree, 'b', 'a');
  tree = connected(tree, 'c', 'b');
  expect(shown(groupsOf(tree, () => null))).toEqual([
    ['a', 'a,b,c'],
    ['leaves', 'd,e'],
  ]);
  tree = connected(connected(tree, 'd', 'e'), 'e', 'd');
  expect(shown(groupsOf(tree, () => null))).toEqual([
    ['a', 'a,b,c'],
    ['none', 'd,e'],
  ]);
});
