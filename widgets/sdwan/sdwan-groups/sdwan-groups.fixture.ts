import type { NetworkBrief } from '../../../src/api/contract/sdwan';

const network = (id: string, more: Partial<NetworkBrief> = {}): NetworkBrief => ({
  id,
  name: '华东组网',
  topology: 1,
  state: 'partial',
  group_id: 'g2',
  group_name: '门店',
  members: 9,
  online: 8,
  local: 92,
  foreign: 18,
  tier_name: '标准版',
  expires_at: '2027-05-19T06:00:00Z',
  created_at: '2026-05-23T02:00:00Z',
  ...more,
});
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
const group = (id: string, name: string, parent_id: string | null, count: number, online: number) => ({
  id,
  name,
  parent_id,
  count,
  online,
});

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
