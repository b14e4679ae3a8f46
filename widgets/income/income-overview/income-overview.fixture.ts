import type { IncomeGateway } from '../../../src/api/contract/income';
import type { IncomeSummary } from './income-overview.data';

const sources = [
  { source: 'wechat', booked_fen: 341_820, pending_fen: 19_240 },
  { source: 'redpacket', booked_fen: 120_655, pending_fen: 6_180 },
  { source: 'star', booked_fen: 189_300, pending_fen: 9_906 },
  { source: 'promotion', booked_fen: 27_434, pending_fen: 5_880 },
] as const;

const summary: IncomeSummary = {
  ...{ from: '2026-11-01', to: '2026-11-20', booked_fen: 679_209, pending_fen: 41_206 },
  ...{ settles_at: '2026-11-21T01:00:00Z', yesterday_fen: 38_642, before_fen: 37_085, balance_fen: 128_640 },
  ...{ withdrawn_fen: 2_831_000, withdrawals: 14, unplaced_fen: 27_434, simulated: true },
  last_withdrawal: { at: '2026-11-20T06:05:00Z', amount_fen: 200_000 },
  sources: [...sources],
  days: Array.from({ length: 19 }, (_, i) => ({
    day: `2026-11-${String(i + 1).padStart(2, '0')}`,
    parts: {
      wechat: 17_990 + ((i * 911) % 3_000),
      redpacket: 6_350,
      star: 9_963,
      promotion: i === 4 ? 27_434 : 0,
      other: 0,
    },
  })),
  counts: { gateways: 2, days: 19, sources: 4, withdrawals: 14 },
  offers: [
    { source: 'wechat', buyer: '模拟买家', each_fen: 6, simulated: true },
    { source: 'redpacket', buyer: '模拟买家', each_fen: 10, simulated: true },
  ],
};

const gateway = (gwid: string, remark: string, more: Partial<IncomeGateway> = {}): IncomeGateway => ({
  ...{ gwid, remark, gone: false, simulated: true, wechat_fen: 81_240, redpacket_fen: 28_630, star_fen: 40_210 },
  ...{ booked_fen: 150_080, pending_fen: 8_044 },
  ...more,
});

const list = [
  gateway('7f3a9c21e04b', '上海静安寺旗舰店'),
  gateway('c04e8812f3d6', '青禾学院东区宿舍一号楼二号楼三号楼与食堂', { redpacket_fen: 0, gone: true, pending_fen: 0 }),
];

/** Answers of an account that earns. */
export const incomeAnswers = {
  '/api/v3/income/summary': summary,
  '/api/v3/income/gateways': { list, total: list.length, booked_fen: 300_160, pending_fen: 8_044 },
};

/** Answers of an account where nothing earns. */
export const noIncomeAnswers = {
  '/api/v3/income/summary': {
    ...{ ...summary, booked_fen: 0, pending_fen: 0, yesterday_fen: 0, before_fen: 0, balance_fen: 0, withdrawn_fen: 0 },
    ...{ withdrawals: 0, last_withdrawal: null, sources: [], days: [], unplaced_fen: 0, offers: [], simulated: false },
    counts: { gateways: 0, days: 0, sources: 0, withdrawals: 0 },
  },
  '/api/v3/income/gateways': { list: [], total: 0, booked_fen: 0, pending_fen: 0 },
};
