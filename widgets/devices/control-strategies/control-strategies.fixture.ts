import type { Strategy, StrategyRun } from '../../../src/api/contract/strategy';

const strategy = (id: string, more: Partial<Strategy> = {}): Strategy => ({
  ...{ id, name: '每周重启 AP', action: 'reboot', kind: 'ap', target: 'group', target_ids: ['g1'] },
  ...{ target_names: ['华东直营'], repeat: 'weekly', days: [5], skip_holidays: false, time: '20:30' },
  ...{ wait_minutes: 30, enabled: true, next_at: '2026-11-27T12:30:00Z', next_edge: 'run' },
  ...{ limit_down: 0, limit_up: 0, vlans: '', domains: '', apps: '' },
  ...{ quota_mb: 0, quota_every: 'day', quota_share: 'each', quota_then: 'stop' },
  created_at: '2026-11-01T02:00:00Z',
  ...more,
});
const list = [
  strategy('s2', {
    ...{ name: '夜间关射频', action: 'radio', target: 'all', target_ids: [], target_names: [] },
    ...{ repeat: 'workday', days: [], time: '20:40-06:00', next_edge: 'begin' },
  }),
  strategy('s1'),
  strategy('s4', {
    ...{ name: '访客限速', action: 'limit', kind: 'gateway', target: 'all', target_ids: [], target_names: [] },
    ...{ limit_down: 1280, limit_up: 640, vlans: '20', time: '18:00-22:00', enabled: false, next_at: null },
    next_edge: null,
  }),
  strategy('s3', { name: '停用的策略', enabled: false, next_at: null, next_edge: null, target_names: [] }),
];
const run = (id: string, more: Partial<StrategyRun> = {}): StrategyRun => ({
  ...{ id, strategy_id: 's1', name: '每周重启 AP', action: 'reboot', edge: 'run' },
  ...{ planned_at: '2026-11-20T12:30:00Z', at: '2026-11-20T12:30:02Z', job: 'job1', reason: '' },
  ...{ total: 50, success: 47, failed: 3, skipped: 0 },
  ...more,
});
const runs = [
  run('r1'),
  run('r2', { name: '夜间关射频', action: 'radio', edge: 'end', success: 40, failed: 0, skipped: 6 }),
  run('r3', { job: null, reason: '服务中断，错过了执行时间', total: 0, success: 0, failed: 0 }),
];
const troubles = ['AP‑1F‑03', 'AP‑1F‑04', 'AP‑2F‑01'].map((remark, at) => ({
  ...{
    id: `d${at}`,
    remark,
    site: '云栖店',
    wave: 0,
    state: 'failed',
    reason: '设备忙',
    at: '2026-11-20T12:31:00Z',
    simulated: true,
  },
}));
const dates = ['16', '17', '18', '19', '20', '21', '22'].map((one) => `2026-11-${one}`);

/** Answers of the stories. */
export const controlStrategiesAnswers = {
  '/api/v3/strategy/list': { list, total: list.length },
  '/api/v3/strategy/runs': { list: runs, total: runs.length },
  '/api/v3/strategy/week': {
    years: { from: 2025, to: 2026 },
    days: dates.map((date, at) => ({ date, working: at < 5, holiday: null, made_up: false })),
    strategies: list.slice(0, 2).map(({ id, name, action, time }) => ({ id, name, action, time })),
    spans: [
      ...dates.slice(0, 5).map((date) => ({
        ...{ id: 's2', from: `${date}T12:40:00Z`, to: `${date}T22:00:00Z`, skipped: date.endsWith('18') },
      })),
      { id: 's1', from: '2026-11-20T12:30:00Z', to: '2026-11-20T12:30:00Z', skipped: false },
    ],
    conflicts: [
      {
        kind: 'restarting',
        first: 's1',
        second: 's2',
        from: '2026-11-20T12:30:00Z',
        to: '2026-11-20T12:40:00Z',
        devices: 96,
        both: [],
      },
    ],
  },
  '/api/v3/strategy/at': {
    subject: { id: 'd1', remark: 'AP‑1F‑03', kind: 'ap', simulated: true },
    holding: [
      { id: 's2', name: '夜间关射频', action: 'radio', from: '2026-11-20T12:40:00Z', to: '2026-11-20T22:00:00Z' },
    ],
    moments: [{ at: '2026-11-20T12:30:00Z', id: 's1', name: '每周重启 AP', action: 'reboot', edge: 'run' }],
  },
  '/api/v3/job/items': { list: troubles, total: troubles.length },
  '/api/v3/device/all': { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
