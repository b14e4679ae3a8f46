import { describe, expect, it } from 'vitest';
import { joinedSubnets, linksOf, peersOf, type DrawnNode } from '../../src/domain/sdwan';

const node = (gwid: string, pid: string, more: Partial<DrawnNode> = {}): DrawnNode => ({
  ...{ gwid, pid, role: 'branch', position: 1, widthband: 5, foreign_widthband: 0, is_used: true, x: 0, y: 0 },
  ...more,
});
const main = (more: Partial<DrawnNode> = {}) => node('a', '', { role: 'main', ...more });
const bak = node('b', '', { role: 'bak' });
/** `to:reached` of each peer, the second way marked. */
const ways = (topology: 1 | 2 | 3, nodes: DrawnNode[], mesh = false) =>
  Object.fromEntries(
    [...peersOf({ topology, nodes, mesh })].map(([gwid, peers]) => [
      gwid,
      peers
        .map((peer) => `${peer.backup ? '~' : ''}${peer.direct ? '=' : ''}${peer.gwid}:${peer.reaches.join('')}`)
        .sort()
        .join(' '),
    ]),
  );

describe('peers of', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'a star reach each other by way of the centre',
      ways(1, [main(), node('c', 'a'), node('d', 'a')]),
      { a: 'c:c d:d', c: 'a:ad', d: 'a:ac' },
    ],
    [
      'a mesh reach each other directly',
      ways(1, [main(), node('c', 'a'), node('d', 'a')], true),
      { a: 'c:c d:d', c: '=d:d a:a', d: '=c:c a:a' },
    ],
    [
      'two centres have a second way, and the centres pass on to each other',
      ways(2, [main(), bak, node('c', 'a'), node('d', 'b')]),
      { a: 'b:bd c:c ~d:d', b: 'a:ac d:d ~c:c', c: 'a:abd ~b:abd', d: 'b:abc ~a:abc' },
    ],
    [
      'a tree go up and down its branches',
      ways(3, [main({ pid: '1' }), node('c', 'a'), node('d', 'c'), node('e', 'a')]),
      { a: 'c:cd e:e', c: 'a:ae d:d', d: 'c:ace', e: 'a:acd' },
    ],
    [
      'a member that is not used are none, and nothing leads through it',
      ways(3, [main({ pid: '1' }), node('c', 'a', { is_used: false }), node('d', 'c'), node('e', 'a')]),
      { a: 'e:e', d: '', e: 'a:a' },
    ],
  ])('%s', (_, found, wanted) => expect(found).toEqual(wanted));
});

describe('local networks that join', () => {
  const one = (gwid: string, has: string[], chosen: string[] | null = null) => ({ gwid, has, chosen });
  it.each<[string, ReturnType<typeof one>[], Record<string, string[]>]>([
    [
      'are all that members have',
      [one('a', ['10.1.0.0/24']), one('b', ['10.2.0.0/24', '10.3.0.0/24'])],
      { a: ['10.1.0.0/24'], b: ['10.2.0.0/24', '10.3.0.0/24'] },
    ],
    [
      'are those that were chosen',
      [one('a', ['10.1.0.0/24', '10.9.0.0/24'], ['10.1.0.0/24']), one('b', ['10.2.0.0/24'], [])],
      { a: ['10.1.0.0/24'], b: [] },
    ],
    [
      'are none that nobody could tell apart',
      [one('a', ['192.168.1.0/24', '10.1.0.0/24']), one('b', ['192.168.0.0/16']), one('c', ['192.168.200.0/24'])],
      { a: ['10.1.0.0/24'], b: [], c: [] },
    ],
    [
      'keep a chosen one where another member only has the same',
      [one('a', ['192.168.1.0/24'], ['192.168.1.0/24']), one('b', ['192.168.1.0/24'])],
      { a: ['192.168.1.0/24'], b: [] },
    ],
    [
      'may overlap within one member',
      [one('a', ['10.0.0.0/8', '10.1.0.0/24']), one('b', ['172.16.0.0/24'])],
      { a: ['10.0.0.0/8', '10.1.0.0/24'], b: ['172.16.0.0/24'] },
    ],
    ['leave out what is no subnet', [one('a', ['x'])], { a: [] }],
  ])('%s', (_, members, wanted) => expect(Object.fromEntries(joinedSubnets(members))).toEqual(wanted));
});

it('a link from branch to branch begins at the same end in whichever order the members are read', () => {
  const nodes = [main(), node('c', 'a'), node('d', 'a'), node('e', 'a')];
  const direct = (all: DrawnNode[]) =>
    linksOf({ topology: 1, nodes: all, mesh: true }).flatMap((link) => (link.direct ? `${link.gwid} ${link.to}` : []));
  expect(direct(nodes.toReversed())).toEqual(direct(nodes));
});
