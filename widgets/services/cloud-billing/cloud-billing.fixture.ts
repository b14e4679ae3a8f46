import type { Subscriber } from '../../../src/api/contract/billing';

const subscriber = (id: string, more: Partial<Subscriber> = {}): Subscriber => ({
  id,
  username: 'room301',
  name: '陈静',
  mobile: '13805712046',
  gwid: 'g1',
  simulated: true,
  gateway_remark: '杭州云栖酒店主楼',
  plan_id: 'plan_1',
  plan_name: '包月 100M',
  down: 100,
  up: 20,
  enabled: true,
  state: 'active',
  expires_at: '2027-02-12T06:00:00Z',
  plan_until: null,
  next: [],
  traffic_left: null,
  delivery: 'done',
  error: '',
  created_at: '2026-06-12T06:00:00Z',
  ...more,
});
const plan = {
  id: 'plan_1',
  name: '包月 100M',
  kind: 'time',
  price_fen: 9_900,
  days: 30,
  traffic: null,
  down: 100,
  up: 20,
  on_sale: true,
  subscribers: 3,
  created_at: '2026-06-12T06:00:00Z',
};
const list = [
  subscriber('sub_1', {
    plan_until: '2026-12-12T06:00:00Z',
    next: [{ plan_id: 'plan_2', plan_name: '包月 300M', days: 62, traffic: null }],
  }),
  subscriber('sub_2', {
    username: 'guest.of.the.very.long.name@hotel',
    name: '欧阳重庆两江新区国际会展中心南侧地下商业街三期招商办公室',
    state: 'expiring',
    traffic_left: 5_368_709_120,
    delivery: 'failed',
    error: '设备没有回复',
  }),
  subscriber('sub_3', {
    username: 'u8600137',
    name: '',
    mobile: '',
    enabled: false,
    state: 'off',
    delivery: 'pending',
  }),
];

/** Answers of the stories. */
export const cloudBillingAnswers = {
  '/api/v3/billing/subscriber/list': {
    list,
    total: list.length,
    counts: { all: 3, active: 1, expiring: 1, expired: 0, used_up: 0, off: 1 },
  },
  '/api/v3/billing/plan/list': { list: [plan], total: 1 },
  '/api/v3/billing/entry/list': { list: [], total: 0, sum_fen: 0 },
  '/api/v3/billing/report': {
    total_fen: 29_700,
    opened: 1,
    recharged: 2,
    days: [{ day: '2026-11-20', amount_fen: 29_700 }],
    plans: [{ name: '包月 100M', amount_fen: 29_700, count: 3 }],
    methods: [{ method: 'wechat', amount_fen: 29_700 }],
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

/** Nobody has bought anything yet. */
export const nobody = {
  ...cloudBillingAnswers,
  '/api/v3/billing/subscriber/list': {
    list: [],
    total: 0,
    counts: { all: 0, active: 0, expiring: 0, expired: 0, used_up: 0, off: 0 },
  },
};
