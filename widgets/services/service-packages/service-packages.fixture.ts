import type { Service } from '../../../src/api/contract/service';

/** A service with a trial, a package at an activity price and a dear one. */
export const sold: Service = {
  key: 'sdwan',
  name: 'SD-WAN',
  summary: '用普通宽带把多个门店连成一张内网',
  from_fen: 1800,
  owned: 2,
  points: [{ title: '多站点互通', text: '星型、双中心、树型三种拓扑' }],
  requirements: ['每个成员一台 Netpane 路由器'],
  unit: '个成员',
  most: 100,
  bound: false,
  tiers: [
    {
      key: 'trial',
      package: 0,
      name: '体验版',
      who: '想先试试效果的单店',
      month_fen: 0,
      activity_fen: null,
      trial_days: 7,
      trial_used: false,
      recommended: false,
      features: [
        { text: '2 个成员', included: true },
        { text: '境外加速', included: false },
      ],
    },
    {
      key: 'standard',
      package: 2,
      name: '标准版',
      who: '连锁与多园区，含境外访问',
      month_fen: 4800,
      activity_fen: 2800,
      trial_days: null,
      trial_used: false,
      recommended: true,
      features: [{ text: '20 个成员', included: true }],
    },
  ],
  compare: [
    { group: '规模', name: '成员数量', values: ['2', '20'] },
    { group: '策略', name: '链路策略', values: [false, true] },
  ],
  durations: [
    { months: 1, mark: null },
    { months: 3, mark: '买二送一' },
    { months: 12, mark: null },
  ],
};

/** What a quote answers. */
export const bill = {
  lines: [
    { kind: 'base', text: '标准版 ¥48.00 × 1 个成员 × 1 个月', fen: 4800 },
    { kind: 'activity', text: '活动价 ¥28.00', fen: -2000 },
  ],
  pay_fen: 2800,
  from: '2026-11-20T06:00:00Z',
  to: '2026-12-20T06:00:00Z',
  durations: [
    { months: 1, mark: null, pay_fen: 2800 },
    { months: 3, mark: '买二送一', pay_fen: 5600 },
  ],
  coupons: [{ id: 'cp', title: '新客满减券', amount_fen: 2000, expires_at: '2027-01-01T00:00:00Z' }],
  balance_fen: 38642,
};
