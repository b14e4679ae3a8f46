import { describe, expect, it } from 'vitest';
import {
  addedPrepared,
  bandwidthOf,
  doubledSubnet,
  emptyDrawing,
  isWholeSubnet,
  sharedSubnet,
  subnetSpan,
} from '../../src/domain/sdwan';

describe('subnets', () => {
  it.each([
    ['10.0.0.0/8', true],
    ['10.61.0.0/16', true],
    ['0.0.0.0/0', true],
    ['255.255.255.255/32', true],
    ['10.61.1.0/16', false],
    ['10.61.0.1/24', false],
    ['10.61.0.0/33', false],
    ['10.61.0.0', false],
    ['x/16', false],
  ])('%s begins at its first address: %s', (subnet, whole) => expect(isWholeSubnet(subnet)).toBe(whole));

  it('are all addresses of their prefix', () => {
    expect(subnetSpan('10.0.1.77/24')).toEqual({ from: 0x0a000100, to: 0x0a0001ff });
  });

  it.each([
    [['10.62.0.0/20'], ['10.62.1.0/24'], ['10.62.0.0/20', '10.62.1.0/24']],
    [['10.62.1.0/24'], ['10.62.0.0/20'], ['10.62.1.0/24', '10.62.0.0/20']],
    [
      ['10.62.0.0/24', '10.63.0.0/24'],
      ['10.62.1.0/24', '10.63.0.128/25'],
      ['10.63.0.0/24', '10.63.0.128/25'],
    ],
    [['10.62.0.0/24'], ['10.62.1.0/24'], undefined],
    [[], ['10.62.1.0/24'], undefined],
  ])('%j and %j share %j', (one, other, shared) => expect(sharedSubnet(one, other)).toEqual(shared));

  it('of one list are told apart', () => {
    expect(doubledSubnet(['10.0.0.0/24', '10.0.1.0/24', '10.0.0.0/16'])).toEqual(['10.0.0.0/24', '10.0.0.0/16']);
    expect(doubledSubnet(['10.0.0.0/24', '10.0.1.0/24'])).toBe(undefined);
  });
});

describe('adding members that were prepared', () => {
  const node = (position: 1 | 2, bandwidth: number) => ({ name: 'n', position, bandwidth });
  const drawing = addedPrepared(emptyDrawing(1), [
    { gwid: 'a', node: node(2, 50) },
    { gwid: 'b', node: node(2, 20) },
    { gwid: 'c', node: null },
  ]);
  const of = (gwid: string, all = drawing) => all.nodes.find((one) => one.gwid === gwid)!;

  it('takes over side and bandwidth, but keeps a centre on this side', () => {
    expect([of('a').role, of('a').position, bandwidthOf(of('a'))]).toEqual(['main', 1, 50]);
    expect([of('b').role, of('b').position, bandwidthOf(of('b'))]).toEqual(['branch', 2, 20]);
    expect([of('c').position, bandwidthOf(of('c'))]).toEqual([1, 2]);
  });

  it('leaves who was there before', () => {
    const again = addedPrepared(drawing, [{ gwid: 'b', node: node(1, 99) }]);
    expect(bandwidthOf(of('b', again))).toBe(20);
  });
});
