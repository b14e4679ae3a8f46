import { group, network } from '../shared/sdwan.fixture';

const list = [
  network('n1'),
  network('n2', {
    name: '全国连锁门店与海外办事处统一办公网双中心灾备组网',
    topology: 2,
    state: 'normal',
    online: 9,
    group_id: null,
    group_name: null,
  }),
  network('n3', { name: 'Warehouse-EU', topology: 3, state: 'paused', group_name: '仓配', expires_at: null }),
];
const counts = { all: 3, normal: 1, partial: 1, down: 0, paused: 1, expired: 0 };
export const sdwanGroupsPath = '/api/v3/sdwan/group/list';

/** Answers of the stories. */
export const sdwanGroupsAnswers = {
  [sdwanGroupsPath]: [
    group('g1', '自营', null, 2, 0),
    group('g2', '门店', 'g1', 1, 0),
    group('g3', 'Key-Accounts-2026', 'g1', 0, 0),
    group('g4', '仓配', null, 1_284_000, 1_200_311),
  ],
  '/api/v3/sdwan/list': { list, total: list.length, counts },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

/** Neither groups nor networks. */
export const noGroups = {
  ...sdwanGroupsAnswers,
  [sdwanGroupsPath]: [],
  '/api/v3/sdwan/list': { list: [], total: 0, counts: { ...counts, all: 0, normal: 0, partial: 0, paused: 0 } },
};
