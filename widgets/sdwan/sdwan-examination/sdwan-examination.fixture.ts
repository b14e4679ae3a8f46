import type { DataOf } from '../../../src/api';
import type { CheckBrief, sdwanCheck } from '../../../src/api/contract/sdwan-check';
import { examItem, examKeys, examPoints, type ExamItem, type Found } from '../../../src/domain/sdwan';
import { sampleNetwork } from '../shared/sdwan.fixture';

const found: Partial<Record<ExamItem['key'], Found[]>> = {
  members: [{ kind: 'offline', level: 'bad', gwid: 'g4', name: '北京三里屯店', value: 320 }],
  quality: [
    { kind: 'latency', level: 'warning', gwid: 'g2', name: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室 → 上海总部', value: 71.4, limit: 60 },
  ], // prettier-ignore
  subnets: [
    { kind: 'overlap', level: 'bad', gwid: 'g3', name: '新加坡办公室', other: '10.12.0.1/16 上海总部 10.12.8.1/24' },
  ],
  centre: [{ kind: 'singleCentre', level: 'warning', other: '上海总部', value: 4 }],
  rules: [{ kind: 'conflict', level: 'bad', name: '禁止访客访问财务', other: '全部允许', rules: 'filter' }],
};
const items = examKeys.map((key) => examItem(key, key === 'firmware' ? 0 : key === 'centre' ? 1 : 4, found[key] ?? []));
const before = examKeys.map((key) =>
  examItem(
    key,
    4,
    key === 'links' ? [{ kind: 'linkDown', level: 'bad', gwid: 'g2', name: '苏州园区店 → 上海总部' }] : [],
  ),
);

const brief: CheckBrief = {
  id: 'c2',
  network: 'n1',
  network_name: '华东组网',
  state: 'done',
  made: items.length,
  of: Object.keys(examPoints).length,
  score: 86,
  bad: 3,
  warnings: 2,
  actor: 'd***@netpane.cn',
  started_at: '2026-11-20T06:00:00Z',
  finished_at: '2026-11-20T06:00:10Z',
};
const first = { id: 'c1', score: 90, started_at: '2026-11-13T06:00:00Z' };

/** A run for stories: findings of each level, one check without anything to look at, one run before it. */
export const sampleCheck: DataOf<typeof sdwanCheck> = { ...brief, items, previous: { ...first, items: before } };

/** What the server says in stories. */
export const checkAnswers = {
  '/api/v3/sdwan/list': {
    list: [sampleNetwork],
    total: 1,
    counts: { all: 1, normal: 0, partial: 1, down: 0, paused: 0, expired: 0 },
  },
  '/api/v3/sdwan/detail/n1': sampleNetwork,
  '/api/v3/sdwan/check/list': { list: [brief, { ...brief, ...first, bad: 1, warnings: 0 }], total: 2 },
  '/api/v3/sdwan/check/detail/c2': sampleCheck,
};

/** The same while a run goes on. */
export const runningAnswers = {
  ...checkAnswers,
  '/api/v3/sdwan/check/list': { list: [{ ...brief, state: 'running', made: 3, score: null }], total: 1 },
  '/api/v3/sdwan/check/detail/c2': { ...sampleCheck, state: 'running', made: 3, score: null, items: items.slice(0, 3) },
};
