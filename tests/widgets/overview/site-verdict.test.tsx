import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PlaceContext, type Destination } from '../../../src/session/place';
import { SiteVerdict } from '../../../widgets/overview/site-verdict';
import { badAfternoon, goodDay, thousands } from '../../../widgets/overview/site-verdict/site-verdict.fixture';
import { verdictOf, type Verdict } from '../../../widgets/overview/site-verdict/site-verdict.model';
import { Over } from './server';

afterEach(cleanup);

const now = Date.parse('2026-11-20T09:20:30Z');
const none = { down: [], degraded: [], people: 0, stale: 0, longest: null, outage: null, outages: 0 };
const counts = { all: 10, down: 0, degraded: 0, restarting: 0, quiet: 0, never: 0, ok: 10, upgrade: 0 };
const given = (more: Partial<Verdict>): Verdict => ({ ...goodDay, ...none, counts, ...more });

describe('the verdict', () => {
  it.each<[string, Verdict, string, RegExp]>([
    ['no sites', given({ counts: { ...counts, all: 0, ok: 0 } }), '还没有站点', /绑定/],
    ['all fine', given({}), '10 个站点全部正常', /^最近 24 小时没有中断。$/],
    ['fine, one never came', given({ counts: { ...counts, ok: 9, never: 1 } }), '9 个站点正常', /^1 个从未上线。/],
    ['an outage that is over', goodDay, '97 个站点全部正常', /北京三里屯店，4 分钟后恢复。$/],
    [
      'degraded',
      given({ counts: { ...counts, ok: 9, degraded: 1 }, degraded: badAfternoon.degraded }),
      '1 个站点降级，仍可上网',
      /^杭州云栖酒店主楼：AC 与 12 台 AP 失去连接。$/,
    ],
    [
      'down together',
      badAfternoon,
      '3 个站点断网，约 180 人无法上网',
      /^西北直营 3 个站点在 3 分钟内先后断开，疑为同一原因。其中 1 个已超过 7 天。另有 7 个站点降级但仍可上网。$/,
    ],
    [
      'one is down',
      { ...badAfternoon, down: badAfternoon.down.slice(1), people: 0, stale: 0 },
      '3 个站点断网',
      /^北京三里屯店已断网 3 小时 11 分钟。/,
    ],
  ])('of %s', (_, data, sentence, reason) => {
    const told = verdictOf(data, now);
    expect(told.sentence).toBe(sentence);
    expect(told.reason).toMatch(reason);
  });
});

describe('what needs somebody', () => {
  const went: Destination[] = [];
  const show = (data: unknown) =>
    render(
      <Over answers={data === undefined ? {} : { '/api/v3/stats/verdict': data }} asked={[]}>
        <PlaceContext
          value={{
            href: ({ name, query }) => `/${name}?${new URLSearchParams(query).toString()}`,
            go: (to) => void went.push(to),
            query: {},
            setQuery: () => undefined,
          }}
        >
          <SiteVerdict titled />
        </PlaceContext>
      </Over>,
    );

  it('is one row a site with one step, the first of them the main one; a count narrows it', async () => {
    show(badAfternoon);
    await screen.findByRole('heading', { level: 1, name: '3 个站点断网，约 180 人无法上网' });
    expect(screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('time'))).toHaveLength(4);
    expect(screen.getByRole('link', { name: '1 个站点断网超过 7 天' }).getAttribute('href')).toMatch(/health=stale/);
    fireEvent.click(screen.getAllByRole('button', { name: '查看上下线' })[0]!);
    expect(went.at(-1)).toMatchObject({ name: 'network', query: { tab: 'logs', log: 'online' } });
    const filter = screen.getByRole('button', { name: /^降级/ });
    fireEvent.click(filter);
    expect(filter.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText('西安大雁塔店')).toBeNull();
    expect(screen.getByText('杭州云栖酒店主楼')).toBeTruthy();
  });

  it('leads from a square to its gateway, and from a group to its list', async () => {
    const { container } = show(badAfternoon);
    await screen.findByRole('heading', { level: 1 });
    fireEvent.click(container.querySelector('[data-gwid="g2-0"]')!);
    expect(went.at(-1)).toEqual({ name: 'network', params: { gwid: 'g2-0' } });
    expect(screen.getByRole('link', { name: /^西北直营/ }).getAttribute('href')).toBe('/networks?group=g2');
  });

  it('draws no square where sites are too many, and says when it does not know', async () => {
    const { container } = show(thousands);
    await screen.findByText('100,000 个站点');
    expect(container.querySelector('[data-gwid]')).toBeNull();
    cleanup();
    show(undefined);
    await screen.findByRole('heading', { level: 1, name: '站点状态没有加载出来' });
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
  });
});
