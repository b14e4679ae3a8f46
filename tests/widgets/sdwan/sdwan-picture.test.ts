import { describe, expect, it } from 'vitest';
import type { NetworkBrief } from '../../../src/api/contract/sdwan';
import { placed } from '../../../widgets/sdwan/sdwan-list/picture';
import { dayOf, isEnding, troubleOf, whereOf } from '../../../widgets/sdwan/sdwan-list/said';
import { membersOf } from '../../../widgets/sdwan/shared/state-kinds';

type Member = NonNullable<NetworkBrief['picture']>[number];

const size = { width: 96, height: 64 };
const main: Member = { role: 'main', up: -1, online: true };
const branches = (count: number, up = 0): Member[] =>
  Array.from({ length: count }, (_, at) => ({ role: 'branch', up, online: at > 0 }));

type Line = ReturnType<typeof placed>['lines'][number];
/** Whether two lines of a tree between the same storeys change sides. */
const crosses = (one: Line, other: Line): boolean =>
  one.from.y === other.from.y && (one.from.x - other.from.x) * (one.to.x - other.to.x) < 0;

describe('the small picture of a network', () => {
  it.each<[string, 1 | 2 | 3, Member[], number]>([
    ['a star of one', 1, [main], 0],
    ['a star', 1, [main, ...branches(39)], 39],
    ['two centres', 2, [main, { role: 'bak', up: -1, online: true }, ...branches(38)], 39],
    ['two centres, one of them not there yet', 2, [main, ...branches(3)], 3],
    ['a tree', 3, [main, ...branches(3), ...branches(9, 2)], 12],
    [
      'a tree whose last ones stand in any order',
      3,
      [main, ...branches(3), ...[3, 1, 2, 1, 3, 2].flatMap((up) => branches(1, up))],
      9,
    ],
    ['none', 1, [], 0],
  ])('of %s stands in its room, each on its own place, hung on another one', (_, topology, members, links) => {
    const { dots, lines } = placed(topology, members, size);
    expect(dots).toHaveLength(members.length);
    expect(new Set(dots.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`)).size).toBe(dots.length);
    for (const { x, y } of dots) {
      expect([x >= 0 && x <= size.width, y >= 0 && y <= size.height]).toEqual([true, true]);
    }
    expect(lines).toHaveLength(links);
    if (topology === 3) expect(lines.filter((one) => lines.some((other) => crosses(one, other)))).toEqual([]);
    expect(lines.filter(({ away }) => away).length).toBe(
      members.filter(({ online, up }) => !online || members[up]?.online === false).length,
    );
  });
});

it('the day of a network is the middle of its hours and the worst of all', () => {
  const one = (median: number | null, worst: number | null) => ({ at: '', median, worst, loss: 0, bits: 0 });
  const of = (...hours: NonNullable<NetworkBrief['hours']>) => dayOf({ hours } as NetworkBrief);
  expect(of(one(20, 30), one(null, null), one(40, 137), one(24, 25))).toEqual({ median: 24, worst: 137 });
  expect([of(one(null, null)), of()]).toEqual([undefined, undefined]);
});

it.each<[string, Partial<NetworkBrief['worst'] & object> | null, ReturnType<typeof troubleOf>['tone']]>([
  ['nothing known', null, undefined],
  ['a member away', { to: null }, 'bad'],
  ['no link', { state: 'unlinked' }, 'bad'],
  ['a slow one', { latency: 61 }, 'warn'],
  ['a lossy one', { loss: 1 }, 'warn'],
  ['a good one', {}, undefined],
])('of %s a card says how bad it is', (_, worst, tone) => {
  const known = { gwid: 'g', remark: 'a', to: 'b', state: 'linked', latency: 20, loss: 0, since: null } as const;
  expect(troubleOf({ foreign: 0, worst: worst && { ...known, ...worst } } as NetworkBrief).tone).toBe(tone);
});

it('who hangs on a gateway that was given back is named alone, as one that is not linked', () => {
  const worst = { gwid: 'g', remark: 'a', to: '', state: 'unlinked', latency: null, loss: null, since: null } as const;
  const one = { foreign: 0, state: 'partial', worst } as NetworkBrief;
  expect([whereOf(one), troubleOf(one)]).toEqual(['a', { what: '未连通', tone: 'bad' }]);
});

it.each<[NetworkBrief['state'], string, string, string]>([
  ['normal', '2 / 3', '', ''],
  ['paused', '— / 3', '', '暂停中，成员之间不通'],
  ['expired', '— / 3', '', '2026-11-15 到期后成员之间不通'],
])('of a network that is %s it says what is true of its members and links', (state, members, what, since) => {
  const one = { state, online: 2, members: 3, foreign: 0, worst: null, expires_at: '2026-11-15T04:00:00Z' };
  expect(membersOf(one as NetworkBrief)).toBe(members);
  expect(troubleOf(one as NetworkBrief)).toEqual({ what, tone: undefined, ...(since && { since }) });
});

it('a package ends soon that ends within a week, not one that is over', () => {
  const days = [-1, 3, 8].map((count) => isEnding(new Date(Date.now() + count * 86_400_000).toISOString()));
  expect(days).toEqual([false, true, false]);
});
