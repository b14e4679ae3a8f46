import { describe, expect, it } from 'vitest';
import { bundlesOf, linkHealth, worstHealth, type MeasuredLink } from '../../src/domain/sdwan';

const link = (gwid: string, to: string, more: Partial<MeasuredLink> = {}): MeasuredLink => ({
  gwid,
  to,
  backup: false,
  state: 'linked',
  latency: 12,
  loss: 0,
  ...more,
});

describe('how a link is', () => {
  it.each([
    ['up', {}, false],
    ['up', { latency: 60 }, false],
    ['degraded', { latency: 60.1 }, false],
    ['up', { latency: 150 }, true],
    ['degraded', { latency: 151 }, true],
    ['up', { loss: 0.99 }, false],
    ['degraded', { loss: 1 }, false],
    ['degraded', { state: 'relay' }, false],
    ['down', { state: 'unlinked', latency: null, loss: null }, false],
    ['unknown', { state: 'unknown', latency: null, loss: null }, false],
  ] as const)('%s: %j, across the border: %s', (health, more, across) => {
    expect(linkHealth(link('a', 'b', more), across)).toBe(health);
  });

  it('counts the worst of several', () => {
    expect(worstHealth([])).toBe('up');
    expect(worstHealth(['up', 'down', 'degraded'])).toBe('down');
    expect(worstHealth(['unknown', 'degraded'])).toBe('unknown');
  });
});

describe('links on a map', () => {
  const places: Record<string, string | null> = { a: '31', b: '33', c: '33', d: null, e: '31' };
  const bundles = (links: MeasuredLink[]) =>
    bundlesOf(
      links,
      (gwid) => places[gwid] ?? null,
      (one) => linkHealth(one, false),
    );

  it('are one line between two places, whichever way they lead', () => {
    const [only, ...more] = bundles([link('b', 'a'), link('a', 'c', { state: 'relay' })]);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ from: '31', to: '33', health: 'degraded', standby: false });
    expect(only!.links).toHaveLength(2);
  });

  it('are none within a place, or of who has none', () => {
    expect(bundles([link('c', 'b'), link('d', 'a'), link('a', 'd'), link('x', 'a')])).toEqual([]);
  });

  it('stand by only together', () => {
    expect(bundles([link('b', 'a', { backup: true })])[0]!.standby).toBe(true);
    expect(bundles([link('b', 'a', { backup: true }), link('c', 'a')])[0]!.standby).toBe(false);
  });
});
