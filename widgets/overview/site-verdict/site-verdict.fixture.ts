import type { NeedySite } from '../../../src/api/contract/verdict';
import type { Verdict } from './site-verdict.model';

const at = '2026-11-20T06:09:00Z';

const site = (remark: string, more: Partial<NeedySite>): NeedySite => ({
  gwid: remark,
  remark,
  group: '西北直营',
  state: 'down',
  since: at,
  people: 142,
  level: null,
  kind: null,
  content: null,
  device: null,
  subject: '',
  assignee: null,
  alarms: 1,
  together: 0,
  simulated: true,
  ...more,
});

const drawn = (id: string, name: string, all: number) => ({
  id,
  name,
  all,
  down: id === 'g2' ? 2 : 0,
  degraded: 1,
  sites: Array.from({ length: all }, (_, i) => ({
    gwid: `${id}-${i}`,
    remark: `${name} ${i + 1} 店`,
    state: i === 3 ? ('degraded' as const) : id === 'g2' && i < 2 ? ('down' as const) : ('ok' as const),
    ...(i < 4 && { since: at, label: 'AC 失联' }),
  })),
});

/** An afternoon on which sites are down. */
export const badAfternoon: Verdict = {
  counts: { all: 97, down: 3, degraded: 7, restarting: 0, quiet: 1, never: 1, ok: 85, upgrade: 34 },
  people: 180,
  stale: 1,
  longest: '2026-11-01T04:00:00Z',
  down: [
    site('西安大雁塔店', { together: 2 }),
    site('北京三里屯店', {
      group: '华北直营',
      people: null,
      assignee: '陈屿',
      kind: 'wan_down',
      content: 'WAN1 断开，没有可用线路',
    }),
  ],
  degraded: [
    site('杭州云栖酒店主楼', {
      state: 'degraded',
      kind: 'ap_lost',
      level: 'FATAL',
      content: 'AC 与 12 台 AP 失去连接',
      alarms: 3,
    }),
    site('一个名称特别特别长的分支机构网络节点二层西侧', {
      state: 'degraded',
      kind: 'cpu_high',
      level: 'MIDDLE',
      content: 'CPU 连续 10 分钟高于 90%',
    }),
  ],
  upgrades: [{ version: '3.7.12', count: 34 }],
  outage: { remark: '西安大雁塔店', at, until: null },
  outages: 2,
  groups: [drawn('g1', '华东直营', 46), drawn('g2', '西北直营', 28), drawn('', '', 23)],
  simulated: true,
};

/** A day on which all is fine. */
export const goodDay: Verdict = {
  ...badAfternoon,
  counts: { all: 97, down: 0, degraded: 0, restarting: 0, quiet: 0, never: 0, ok: 97, upgrade: 34 },
  people: 0,
  stale: 0,
  longest: null,
  down: [],
  degraded: [],
  outage: { remark: '北京三里屯店', at, until: '2026-11-20T06:13:00Z' },
  outages: 0,
  groups: badAfternoon.groups.map((group) => ({
    ...group,
    down: 0,
    degraded: 0,
    sites: (group.sites ?? []).map(({ gwid, remark }) => ({ gwid, remark, state: 'ok' as const })),
  })),
};

/** So many sites that groups stand for them. */
export const thousands: Verdict = {
  ...badAfternoon,
  counts: { ...badAfternoon.counts, all: 100_000, ok: 99_900, down: 80, degraded: 20 },
  groups: badAfternoon.groups.map(({ sites: _, ...group }) => ({ ...group, all: group.all * 1000 })),
};
