import type { Earned } from '../../../src/api/contract/income';

const row = (day: string, remark: string, more: Partial<Earned> = {}): Earned => ({
  ...{
    day,
    gwid: `gw${remark.length}${day.slice(8)}`,
    remark,
    gateways: 1,
    guests: 42,
    each_fen: 6,
    fen: 252,
    pending_fen: 0,
  },
  ...{ settled_at: '2026-11-19T01:00:00Z', simulated: true },
  ...more,
});

const list = [
  row('2026-11-20', '上海静安寺旗舰店', { pending_fen: 252, settled_at: null }),
  row('2026-11-18', '重庆两江新区国际会展中心南侧地下商业街三期招商办公室'),
  row('2026-11-18', '青禾学院', { each_fen: 0, fen: 0, settled_at: null, simulated: false }),
];

const offer = { source: 'wechat', buyer: '模拟买家', each_fen: 6, simulated: true };

/** Answers of a way to sign in that earns. */
export const detailAnswers = {
  '/api/v3/income/method': { offer },
  '/api/v3/income/details': { list, total: list.length, guests: 126, fen: 504, pending_fen: 252 },
};

/** Answers where nobody pays and nobody came. */
export const noDetailAnswers = {
  '/api/v3/income/method': { offer: null },
  '/api/v3/income/details': { list: [], total: 0, guests: 0, fen: 0, pending_fen: 0 },
};
