const summary = {
  gwid: 'g1',
  remark: '苏州园区店',
  balance: 214,
  used_today: 31,
  used_week: 486,
  bought: 1500,
  balance_fen: 86_420,
  packs: [
    { id: 'sms_100', amount: 100, price_fen: 800 },
    { id: 'sms_500', amount: 500, price_fen: 3500 },
  ],
};
const entry = {
  id: 'e1',
  at: '2026-11-20T06:32:05Z',
  kind: 'use',
  amount: -1,
  balance: 214,
  price_fen: 0,
  subject: '138****2046',
  actor: '',
  simulated: true,
};
const shared = { '/api/v3/personalization/show': {}, '/api/v3/table_view/list': { list: [], total: 0 } };

/** A book with a message and a pack. */
export const answers = {
  ...shared,
  '/api/v3/guest/sms/summary/g1': summary,
  '/api/v3/guest/sms/log': {
    list: [
      entry,
      {
        ...entry,
        id: 'e2',
        kind: 'recharge',
        amount: 500,
        balance: 700,
        price_fen: 3500,
        subject: '短信 500 条',
        actor: 'li***@shanyu.cn',
        simulated: false,
      },
    ],
    total: 2,
  },
};

/** Nothing bought, nothing left. */
export const nothing = {
  ...shared,
  '/api/v3/guest/sms/summary/g1': { ...summary, balance: 0, used_today: 0, used_week: 0, bought: 0 },
  '/api/v3/guest/sms/log': { list: [], total: 0 },
};
