import { describe, expect, it } from 'vitest';
import { sdwanMembers, type TopologyNode } from '../../src/domain/sdwan-members';

const node = (key: string | number, change: Partial<TopologyNode> = {}): TopologyNode => ({
  key,
  widthband: 10,
  foreign_widthband: 20,
  role: 'branch',
  type: 1,
  pid: 'hub',
  is_used: true,
  position: 1,
  level: 2,
  ...change,
});
const ids = (members: { gwid: string }[]) => members.map(({ gwid }) => gwid);

describe('members of a topology', () => {
  it.each([
    [1, { widthband: 10, foreign_widthband: 0 }],
    [2, { widthband: 0, foreign_widthband: 20 }],
    [0, { widthband: 0, foreign_widthband: 20 }],
  ])('position %s takes one side, the other is 0', (position, sides) => {
    expect(sdwanMembers(1, [node('a', { position })]).members[0]).toMatchObject(sides);
  });

  it('carry exactly the fields of an order; level in a tree only', () => {
    const fields = {
      gwid: 'a',
      widthband: 10,
      foreign_widthband: 0,
      role: 'branch',
      type: 1,
      pid: 'hub',
      is_used: true,
      position: 1,
    };
    expect(sdwanMembers(1, [node('a')]).members).toStrictEqual([fields]);
    expect(sdwanMembers(2, [node('a')]).members).toStrictEqual([fields]);
    expect(sdwanMembers(3, [node('a')]).members).toStrictEqual([{ ...fields, level: 2 }]);
  });

  it('hub and spokes: no centres apart', () => {
    const { members, centers, count } = sdwanMembers(1, [node('hub', { role: 'main', pid: 1 }), node('a'), node(2)]);
    expect([ids(members), centers, count]).toEqual([['hub', 'a', '2'], [], 3]);
  });

  it('two centres: role main or bak', () => {
    const nodes = [node('m', { role: 'main' }), node('b', { role: 'bak' }), node('a'), node('x', { pid: 1 })];
    const { members, centers, count } = sdwanMembers(2, nodes);
    expect([ids(members), ids(centers), count]).toEqual([['m', 'b', 'a', 'x'], ['m', 'b'], 4]);
  });

  it('tree: nodes 1 and 2 are skipped, pid 1 is a centre', () => {
    const nodes = [
      node(1),
      node('2'),
      node('c', { pid: 1 }),
      node('d', { pid: '1' }),
      node('e', { pid: 'c' }),
      node('12'),
    ];
    const { members, centers, count } = sdwanMembers(3, nodes);
    expect([ids(members), ids(centers), count]).toEqual([['c', 'd', 'e', '12'], ['c', 'd'], 4]);
  });

  it('an empty drawing has none', () => expect(sdwanMembers(3, [])).toEqual({ members: [], centers: [], count: 0 }));
});
