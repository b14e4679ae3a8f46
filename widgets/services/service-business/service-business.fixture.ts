import type { Owned } from '../../../src/api/contract/service';

const owned = (id: string, more: Partial<Owned> = {}): Owned => ({
  id,
  service: 'tunnel',
  service_name: '内网穿透',
  tier: 'basic',
  tier_name: '基础版',
  quantity: 1,
  unit: '台网关',
  state: 'active',
  starts_at: '2026-06-20T06:00:00Z',
  expires_at: '2027-06-20T06:00:00Z',
  bound: true,
  gwid: 'c04e8812f3d6',
  gateway_remark: '青禾学院东区宿舍',
  upgradable: true,
  trial: false,
  ...more,
});

const list = [
  owned('own_1', { state: 'expiring', expires_at: '2026-11-24T06:00:00Z' }),
  owned('own_2', { gwid: null, gateway_remark: null }),
  owned('own_3', { state: 'expired', trial: true }),
];

export const answers = {
  '/api/v3/service/business': { list, total: 3, counts: { all: 3, active: 1, expiring: 1, expired: 1 } },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
