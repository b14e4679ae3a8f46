import type { Order, Owned, Service } from '../../api/contract/service';

const tier = {
  activity_fen: null,
  trial_days: null,
  trial_used: false,
  recommended: false,
  features: [{ text: '20 个成员', included: true }],
};

/** A service with a trial and two packages, bound to a gateway. */
export const service: Service = {
  key: 'sdwan',
  name: 'SD-WAN',
  summary: '用普通宽带把多个门店连成一张内网',
  from_fen: 1800,
  owned: 1,
  points: [],
  requirements: [],
  unit: '个成员',
  most: 100,
  bound: true,
  tiers: [
    { ...tier, key: 'trial', package: 0, name: '体验版', who: '单店', month_fen: 0, trial_days: 7 },
    { ...tier, key: 'standard', package: 2, name: '标准版', who: '连锁', month_fen: 4800, activity_fen: 2800 },
    { ...tier, key: 'flagship', package: 3, name: '一个名称特别特别长的企业旗舰版', who: '集团', month_fen: 26_800 },
  ],
  compare: [],
  durations: [
    { months: 1, mark: null },
    { months: 3, mark: '买二送一' },
    { months: 12, mark: null },
    { months: 24, mark: '四送五' },
  ],
};

/** What the account has of it. */
export const owned: Owned = {
  id: 'ow1',
  service: 'sdwan',
  service_name: 'SD-WAN',
  tier: 'standard',
  tier_name: '标准版',
  unit: '个成员',
  quantity: 12,
  state: 'active',
  starts_at: '2026-11-20T06:00:00Z',
  expires_at: '2026-12-20T06:00:00Z',
  bound: true,
  gwid: '2b91d07c55af',
  gateway_remark: '杭州云栖酒店主楼',
  upgradable: true,
  trial: false,
};

const lines: Order['lines'] = [
  { kind: 'base', text: '标准版 ¥48.00 × 12 个成员 × 3 个月', fen: 172_800 },
  { kind: 'activity', text: '异地组网首月优惠，活动价 ¥28.00', fen: -24_000 },
  { kind: 'coupon', text: '新客满减券', fen: -2000 },
];
const bill = {
  lines,
  pay_fen: 146_800,
  from: '2026-11-20T06:00:00Z',
  to: '2027-02-20T06:00:00Z',
  durations: [
    { months: 1, mark: null, pay_fen: 33_600 },
    { months: 3, mark: '买二送一', pay_fen: 146_800 },
    { months: 12, mark: null, pay_fen: 668_160 },
    { months: 24, mark: '四送五', pay_fen: 123_456_700 },
  ],
  coupons: [{ id: 'cp', title: '新客满减券', amount_fen: 2000, expires_at: '2027-01-01T00:00:00Z' }],
  balance_fen: 386_420,
};
const quote = '/api/v3/service/quote';
const fitting = { model: 'NP-R680', simulated: true, lines: 1, lines_needed: 2 };
const gateways = {
  '/api/v3/service/gateways': {
    list: [
      { ...fitting, gwid: 'g1', remark: '上海总部主网关', fit: 'able', lines: 2 },
      { ...fitting, gwid: 'g2', remark: '成都太古里旗舰店', fit: 'untold', lines: 2 },
      { ...fitting, gwid: 'g3', remark: '苏州工业园仓库', fit: 'lines' },
      { ...fitting, gwid: 'g4', remark: '南京新街口店', fit: 'unable', lines: 2 },
    ],
    total: 4,
    out: [
      { fit: 'unable', count: 1, names: ['南京新街口店'], lines_needed: 2 },
      { fit: 'lines', count: 1, names: ['苏州工业园仓库'], lines_needed: 2 },
    ],
  },
};

/** A bill that the balance covers. */
export const orderAnswers = { ...gateways, [quote]: bill };
/** The same with too little on the account. */
export const shortAnswers = { ...gateways, [quote]: { ...bill, coupons: [], balance_fen: 1200 } };
/** A trial costs nothing. */
export const trialAnswers = { ...gateways, [quote]: { ...bill, lines: [], pay_fen: 0, durations: [], coupons: [] } };
/** A server that does not know a price. */
export const orderFailures = { [quote]: 500 };

/** An order that was paid. */
export const order: Order = {
  id: 'SO20261120140000123',
  service: 'sdwan',
  service_name: 'SD-WAN',
  tier: 'standard',
  tier_name: '标准版',
  kind: 'new',
  months: 3,
  quantity: 12,
  state: 'paid',
  lines,
  pay_fen: 146_800,
  created_at: '2026-11-20T06:00:00Z',
  pay_until: '2026-11-21T06:00:00Z',
  paid_at: '2026-11-20T06:01:00Z',
  cancelled_at: null,
  from: '2026-11-20T06:00:00Z',
  to: '2027-02-20T06:00:00Z',
  owned: 'ow1',
  gwid: null,
  gateway_remark: null,
  invoice: null,
};
