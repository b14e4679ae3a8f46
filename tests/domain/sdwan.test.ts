import { describe, expect, it } from 'vitest';
import {
  added,
  afterSwaps,
  boundsOf,
  connected,
  emptyDrawing,
  inTopology,
  laidOut,
  levelsOf,
  limitsOf,
  linksOf,
  membersOf,
  nodeSize,
  onSide,
  problemsOf,
  removed,
  replaced,
  sdwanPackages,
  sidesOf,
  swapsOf,
  topologyTypes,
  widthOf,
  withBandwidth,
  withRole,
  type Drawing,
} from '../../src/domain/sdwan';

const letters = (count: number) => Array.from({ length: count }, (_, i) => `g${i}`);
const star = (count = 4, topology: 1 | 2 | 3 = 1) => added(emptyDrawing(topology), letters(count));
const said = (drawing: Drawing, limits = limitsOf('enterprise', 100)) =>
  problemsOf(drawing, limits).map(({ kind, gwid }) => `${kind} ${gwid ?? ''}`.trim());
const rolesOf = ({ nodes }: Drawing) => nodes.map(({ role, pid }) => `${role} ${pid}`.trim());

describe('adding members', () => {
  it.each([
    [1, ['main', 'branch g0', 'branch g0', 'branch g0']],
    [2, ['main', 'bak', 'branch g0', 'branch g0']],
    [3, ['main 1', 'branch g0', 'branch g0', 'branch g0']],
  ] as const)('topology %s has its centres first, and is right at once', (topology, roles) => {
    expect(rolesOf(star(4, topology))).toEqual(roles);
    expect(said(star(4, topology))).toEqual([]);
  });

  it('a gateway is added once', () => expect(added(star(3), ['g1', 'g2'])).toEqual(star(3)));
});

it.each(Object.entries(sdwanPackages))(
  'what members begin with fits as many as package %s allows',
  (tier, { members }) => {
    expect(said(star(members), limitsOf(tier, members))).toEqual([]);
  },
);

it.each([
  ['12', 12, []],
  [' 7 ', 7, []],
  ['1.5', 1.5, ['partBandwidth g1']],
  ['0', 0, ['noBandwidth g1']],
  ['-1', 0, ['noBandwidth g1']],
  ['1e3', 0, ['noBandwidth g1']],
  ['', 0, ['noBandwidth g1']],
])('a bandwidth that is typed as "%s" is %s, never another number', (typed, width, problems) => {
  expect(widthOf(typed)).toBe(width);
  expect(said(withBandwidth(star(), 'g1', widthOf(typed)))).toEqual(problems);
});

describe('what is wrong with a drawing', () => {
  it.each<[string, Drawing, string[]]>([
    ['one member', star(1), ['few']],
    ['nothing', star(0), ['few', 'noMain']],
    ['a branch on a branch', connected(star(), 'g2', 'g3'), ['notCentre g2']],
    ['nothing to hang on', removed(star(), 'g0'), ['noMain', 'unlinked g1', 'unlinked g2', 'unlinked g3']],
    ['no second centre', removed(star(4, 2), 'g1'), ['noBackup']],
    ['a centre abroad', onSide(star(), 'g0', 2), ['foreignCentre g0']],
    ['no bandwidth', withBandwidth(star(), 'g1', 0), ['noBandwidth g1']],
    ['a circle', connected(connected(star(4, 3), 'g1', 'g2'), 'g2', 'g1'), ['circle g1', 'circle g2']],
  ])('%s', (_, drawing, expected) => expect(said(drawing)).toEqual(expected));

  it('a tree that is too deep is named where it is', () => {
    const chain = letters(6)
      .slice(1)
      .reduce((all, gwid, i) => connected(all, gwid, `g${i}`), star(6, 3));
    expect([...levelsOf(chain).values()]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(said(chain)).toEqual(['deep g4', 'deep g5']);
  });

  it('what hangs on a circle is in it or hangs on nothing', () => {
    const drawing = connected(connected(connected(star(5, 3), 'g1', 'g2'), 'g2', 'g1'), 'g3', 'g1');
    expect(said(drawing)).toEqual(['circle g1', 'circle g2', 'circle g3']);
  });

  it.each<[string, Drawing, string, number, string[]]>([
    ['topology', star(3, 2), 'trial', 1, ['topology', 'manyMembers', 'overLocal']],
    ['members that were paid for', star(4), 'standard', 3, ['manyMembers']],
    ['local bandwidth', withBandwidth(star(), 'g1', 100), 'standard', 20, ['overLocal']],
    ['foreign bandwidth', withBandwidth(onSide(star(), 'g1', 2), 'g1', 21), 'standard', 20, ['overForeign']],
    ['no foreign side', onSide(star(), 'g1', 2), 'basic', 5, ['noForeign g1']],
  ])('against the package: %s', (_, drawing, tier, quantity, expected) =>
    expect(said(drawing, limitsOf(tier, quantity))).toEqual(expected),
  );
});

describe('a drawing that is larger than its package', () => {
  const away = onSide(withBandwidth(star(7, 3), 'g1', 30), 'g1', 2);
  it.each([
    ['is as it was', away, []],
    ['has less', withBandwidth(away, 'g1', 20), []],
    ['has fewer members', removed(away, 'g6'), []],
    ['has a topology that is allowed', inTopology(away, 1), []],
    ['has more abroad', withBandwidth(away, 'g1', 31), ['noForeign g1']],
    ['has another one abroad', onSide(away, 'g2', 2), ['noForeign g2']],
    ['has more members', added(away, ['g7']), ['manyMembers']],
    ['has another topology that is not allowed', inTopology(away, 2), ['topology']],
  ])('%s', (_, drawing, expected) => {
    const limits = { ...limitsOf('basic', 5)!, topologies: [1] as const };
    const found = problemsOf(drawing, limits, away).map(({ kind, gwid }) => `${kind} ${gwid ?? ''}`.trim());
    expect(found).toEqual(expected);
  });
});

describe('changing a drawing', () => {
  it('a new centre takes the links over', () => {
    expect(rolesOf(withRole(star(), 'g2', 'main'))).toEqual(['branch g2', 'branch g2', 'main', 'branch g2']);
    expect(rolesOf(withRole(star(4, 2), 'g1', 'main'))).toEqual(['bak', 'main', 'branch g1', 'branch g1']);
  });

  it('a new top of a tree leaves no circle', () => {
    const tree = connected(star(4, 3), 'g2', 'g1');
    expect(said(withRole(tree, 'g2', 'main'))).toEqual([]);
    expect(rolesOf(withRole(tree, 'g2', 'main'))).toEqual(['branch g2', 'branch g0', 'main 1', 'branch g0']);
  });

  it('what hung on a removed member hangs on its parent', () => {
    const tree = connected(star(4, 3), 'g2', 'g1');
    expect(rolesOf(removed(tree, 'g1'))).toEqual(['main 1', 'branch g0', 'branch g0']);
  });

  it('a replaced member keeps place and links', () => {
    expect(rolesOf(replaced(star(), 'g0', 'new'))).toEqual(['main', 'branch new', 'branch new', 'branch new']);
    expect(replaced(star(), 'g0', 'g1')).toEqual(star());
  });

  it('a drawing from before a replacement was saved takes the place back', () => {
    const [old, second] = [star(), replaced(star(), 'g0', 'b')];
    const swaps = swapsOf(old, second);
    const saved = afterSwaps(second, swaps);
    const back = afterSwaps(old, swaps);
    expect(swapsOf(saved, back)).toEqual(new Map([['b', 'g0']]));
    // And from before two of them.
    const third = replaced(saved, 'b', 'c');
    const again = swapsOf(saved, third);
    expect(again).toEqual(new Map([['b', 'c']]));
    expect(swapsOf(afterSwaps(third, again), afterSwaps(back, again))).toEqual(new Map([['c', 'g0']]));
    // What has the newcomer besides has another place for it.
    const both = added(star(), ['b']);
    expect(afterSwaps(both, swaps)).toEqual(both);
  });

  it('bandwidth goes along to the other side', () => {
    const abroad = onSide(withBandwidth(star(), 'g1', 7), 'g1', 2);
    expect(sidesOf(abroad)).toEqual({ local: 6, foreign: 7 });
    expect(membersOf(abroad).members[1]).toMatchObject({ widthband: 0, foreign_widthband: 7 });
  });

  it.each(topologyTypes)('every drawing can become topology %s', (topology) => {
    for (const from of topologyTypes) expect(said(inTopology(star(6, from), topology))).toEqual([]);
  });
});

describe('links', () => {
  it('each branch of two centres has a way to both', () => {
    expect(linksOf(star(3, 2))).toEqual([
      { gwid: 'g1', to: 'g0', backup: false },
      { gwid: 'g2', to: 'g0', backup: false },
      { gwid: 'g2', to: 'g1', backup: true },
    ]);
  });

  it('the order of a tree skips its own nodes and tells its centre', () => {
    const { members, centers, count } = membersOf(star(3, 3));
    expect([count, centers.map(({ gwid }) => gwid), members.map(({ level }) => level)]).toEqual([3, ['g0'], [1, 2, 2]]);
  });
});

describe('laying out', () => {
  it.each(topologyTypes.flatMap((topology) => [2, 9, 40, 100].map((count) => [topology, count] as const)))(
    'topology %s with %s members leaves none on top of another',
    (topology, count) => {
      const { nodes } = laidOut(star(count, topology));
      for (const [i, a] of nodes.entries()) {
        for (const b of nodes.slice(i + 1)) {
          const apart = Math.abs(a.x - b.x) >= nodeSize.width || Math.abs(a.y - b.y) >= nodeSize.height;
          expect(apart, `${a.gwid} ${b.gwid}`).toBe(true);
        }
      }
    },
  );

  it('bounds hold everything', () => {
    const drawing = laidOut(star(9));
    const { x, y, width, height } = boundsOf(drawing, 0);
    for (const node of drawing.nodes) {
      expect(node.x - nodeSize.width / 2).toBeGreaterThanOrEqual(x);
      expect(node.y + nodeSize.height / 2).toBeLessThanOrEqual(y + height);
      expect(node.x + nodeSize.width / 2).toBeLessThanOrEqual(x + width);
    }
  });
});
