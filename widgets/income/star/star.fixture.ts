import type { Earned } from '../../../src/api/contract/income';

const row = (day: string, fen: number, more: Partial<Earned> = {}): Earned => ({
  ...{ day, gwid: 'gw3f21', remark: '青禾学院东区宿舍', gateways: 1, guests: 0, each_fen: 0, fen, pending_fen: 0 },
  ...{ settled_at: '2026-11-19T01:00:00Z', simulated: true },
  ...more,
});

const list = [
  row('2026-11-19', 1086, { pending_fen: 1086, settled_at: null }),
  row('2026-11-18', 906, { gwid: 'gw77aa', remark: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室' }),
];

const summary = {
  ...{ from: '2026-11-01', to: '2026-11-20', booked_fen: 16179, pending_fen: 1086, yesterday_fen: 1086 },
  ...{ settles_at: '2026-11-20T01:00:00Z', before_fen: 906, balance_fen: 0, withdrawn_fen: 0, withdrawals: 0 },
  ...{ last_withdrawal: null, days: [], unplaced_fen: 0, offers: [], simulated: true },
  sources: [{ source: 'star', booked_fen: 16179, pending_fen: 1086 }],
  counts: { gateways: 2, days: 19, sources: 1, withdrawals: 0 },
};

/** Answers of an account that earns. */
export const starAnswers = {
  '/api/v3/income/details': { list, total: list.length, guests: 0, fen: 128460, pending_fen: 1086 },
  '/api/v3/income/summary': summary,
  '/api/v3/open/get_active_details': { is_hidden: false, lt_32g_router_num: 3 },
};

/** Answers where nobody buys. */
export const noStarAnswers = {
  ...starAnswers,
  '/api/v3/income/details': { list: [], total: 0, guests: 0, fen: 0, pending_fen: 0 },
  '/api/v3/income/summary': { ...summary, sources: [], simulated: false },
};
