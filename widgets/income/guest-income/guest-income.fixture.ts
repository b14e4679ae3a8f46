import type { MethodGateway } from '../../../src/api/contract/income';

const days = Array.from({ length: 30 }, (_, i) => {
  const guests = 300 + ((i * 7919) % 180);
  return { day: `2026-11-${String(i + 1).padStart(2, '0')}`, guests, fen: guests * 6 };
});

const gateway = (id: string, remark: string, more: Partial<MethodGateway> = {}): MethodGateway => ({
  ...{ id, remark, online: true, simulated: true, on: true, running: true, asks: true, state: 'done', error: '' },
  ...{ guests_today: 42, guests_30: 1_286, fen_30: 7_716 },
  ...more,
});

const list = [
  gateway('7f3a9c21e04b', '上海静安寺旗舰店'),
  gateway('2b91d07c55af', '重庆两江新区国际会展中心南侧地下商业街三期招商办公室', { asks: false }),
  gateway('e6620f9da718', '成都太古里店', { running: false, state: 'pending' }),
  gateway('c04e8812f3d6', '青禾学院', {
    on: false,
    asks: false,
    state: null,
    guests_today: 0,
    guests_30: 0,
    fen_30: 0,
  }),
];

const method = {
  offer: { source: 'wechat', buyer: '模拟买家', each_fen: 6, simulated: true },
  ...{ gateways: 4, on: 3, silent: 1, guests_today: 42, guests_30: 11_460, booked_month_fen: 51_480 },
  ...{ booked_30_fen: 66_240, pending_fen: 2_520, settles_at: '2026-11-21T01:00:00Z', days, simulated: true },
};

/** Answers of a way to sign in that earns. */
export const methodAnswers = {
  '/api/v3/income/method': method,
  '/api/v3/income/method/gateways': { list, total: list.length },
};

/** Answers where nobody pays and nothing is on. */
export const noMethodAnswers = {
  '/api/v3/income/method': {
    ...{ ...method, offer: null, gateways: 0, on: 0, silent: 0, guests_today: 0, guests_30: 0, booked_month_fen: 0 },
    ...{
      booked_30_fen: 0,
      pending_fen: 0,
      days: days.map(({ day }) => ({ day, guests: 0, fen: 0 })),
      simulated: false,
    },
  },
  '/api/v3/income/method/gateways': { list: [], total: 0 },
};
