import type { SpeedupPolicy } from '../../../../src/api/contract/speedup-policy';
import type { SpeedupEffect, SpeedupGroup, SpeedupLine, SpeedupMember } from '../../../../src/api/contract/speedup';

const at = '2026-11-20T06:00:00Z';
const done = (ms: number, loss = 0) => ({ state: 'done' as const, ms, loss, error: '', at });

const group = (gid: string, more: Partial<SpeedupGroup> = {}): SpeedupGroup => ({
  ...{ gid, version: 1, name: '会议与协作', gwid: 'g1', gateway_remark: '杭州云栖酒店主楼', online: true },
  ...{ line: 'l1', line_name: '新加坡 1', region: '新加坡', mode: 2, mbps: 12, enabled: true, apps: ['m365', 'zoom'] },
  ...{ domains: ['example.com'], state: 'running', delivery: 'done', error: '', approved: 3, pending: 1, refused: 1 },
  ...{ tier: 'pro', tier_name: '专业版', service_state: 'active', expires_at: '2027-05-21T00:00:00Z' },
  ...{ month_down: 288_400_000_000, month_up: 21_400_000_000, created_at: at, simulated: true },
  ...more,
});

const line = (id: string, region: string, name: string, measured: SpeedupLine['measured']): SpeedupLine => ({
  ...{ id, region, name, host: '198.18.40.1', measured, simulated: true },
});

const effect = (app: string, more: Partial<SpeedupEffect> = {}): SpeedupEffect => ({
  ...{ id: `s1 ${app}`, gid: 's1', group_name: '会议与协作', gwid: 'g1', gateway_remark: '杭州云栖酒店主楼', app },
  ...{ line_name: '新加坡 1', region: '新加坡', before: done(212.4, 3.8), after: done(71.2, 0.1), simulated: true },
  ...more,
});

const used = { line: 'l1', name: '新加坡 1', region: '新加坡', ms: 61.2, loss: 0, jitter: 4.1, since: at, told_at: at };
const switched = {
  gid: 's1',
  group_name: '会议与协作',
  app: 'm365',
  region: '新加坡',
  at,
  simulated: true,
  ms: 61.2,
  loss: 0.2,
  jitter: 4.1,
};

const policy = (app: string, more: Partial<SpeedupPolicy> = {}): SpeedupPolicy => ({
  ...{ id: `s1 ${app}`, gid: 's1', group_name: '会议与协作', gwid: 'g1', gateway_remark: '杭州云栖酒店主楼', app },
  ...{ way: 'auto', ms: 150, loss: 3, jitter: 30, hold: 60, back: 300, simulated: true, chosen: null },
  lines: [
    { id: 'l1', region: '新加坡', name: '新加坡 1', open: true },
    { id: 'l2', region: '日本', name: '东京 1', open: true },
  ],
  ...more,
});

const member = (sign: string, more: Partial<SpeedupMember> = {}): SpeedupMember => ({
  ...{ sign, gid: 's1', group_name: '会议与协作', gwid: 'g1', gateway_remark: '杭州云栖酒店主楼', name: '会议室主机' },
  ...{ mac: '02:00:5e:00:53:01', purpose: '海外客户视频会议', mbps: 0, enabled: true, state: 'approved', reason: '' },
  ...{ over: false, delivery: 'done', month_down: 8_400_000_000, month_up: 900_000_000, total_down: 98_400_000_000 },
  ...{ total_up: 9_900_000_000, last_at: at, created_at: at, settled_at: at, simulated: true },
  ...more,
});

const long = '重庆两江新区国际会展中心南侧地下商业街三期招商办公室';

/** Answers of the stories of international speed-up. */
export const speedupAnswers = {
  '/api/v3/speedup/groups': {
    list: [
      group('s1'),
      group('s2', {
        name: '电商后台',
        gateway_remark: long,
        state: 'waiting',
        delivery: 'failed',
        error: '不支持的命令',
      }),
      group('s3', { name: '研发', state: 'expired', service_state: 'expired', approved: 0, pending: 0 }),
    ],
    total: 3,
    counts: { all: 3, running: 1, paused: 0, trouble: 2 },
  },
  '/api/v3/speedup/group/s1': group('s1'),
  '/api/v3/speedup/gateways': {
    list: [
      {
        ...{
          gwid: 'g1',
          remark: '杭州云栖酒店主楼',
          online: true,
          tier: 'pro',
          tier_name: '专业版',
          service_state: 'active',
        },
        ...{ expires_at: '2027-05-21T00:00:00Z', groups: 3, most_groups: 10, members: 5, most_members: 50, mbps: 20 },
        able: true,
        policies: true,
        simulated: true,
      },
    ],
    total: 1,
    unbound: 1,
  },
  '/api/v3/speedup/lines': {
    list: [
      line('l1', '新加坡', '新加坡 1', done(59.4)),
      line('l2', '日本', '东京 1', { state: 'open', ms: null, loss: null, error: '', at }),
      line('l3', '德国', '法兰克福 1', { state: 'failed', ms: null, loss: null, error: '设备没有回复', at }),
      line('l4', '美国', '洛杉矶 1', null),
    ],
    total: 4,
  },
  '/api/v3/speedup/policies': {
    list: [
      policy('m365', { chosen: { ...used, why: 'back' } }),
      policy('zoom', {
        way: 'fixed',
        lines: [{ id: 'l2', region: '日本', name: '东京 1', open: false }],
        chosen: null,
      }),
      policy('', { way: 'group', ms: null, loss: null, jitter: null, hold: null, back: null, chosen: null }),
    ],
    total: 3,
  },
  '/api/v3/speedup/switches': {
    list: [
      { id: 't2', ...switched, from_name: '东京 1', to_name: '新加坡 1', why: 'back' },
      { id: 't1', ...switched, from_name: null, to_name: '东京 1', why: 'start' },
    ],
    total: 2,
  },
  '/api/v3/speedup/effects': {
    list: [effect('m365'), effect('zoom', { before: done(186, 5.2), after: null })],
    total: 2,
  },
  '/api/v3/speedup/members': {
    list: [
      member('m1', { name: '新会议室主机', state: 'pending', settled_at: null, last_at: null }),
      member('m2'),
      member('m3', { name: long.slice(0, 26), state: 'refused', reason: '用途与企业办公无关', mbps: 2 }),
    ],
    total: 3,
    counts: { all: 3, pending: 1, approved: 1, refused: 1 },
  },
  '/api/v3/speedup/member/m2': member('m2'),
  '/api/v3/speedup/use/s1': Array.from({ length: 30 }, (_, i) => ({
    ...{ day: `2026-11-${String(i + 1).padStart(2, '0')}`, down: (i % 7) * 900_000_000, up: (i % 5) * 90_000_000 },
  })),
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
