import type { Member, Network, NetworkBrief } from '../../../src/api/contract/sdwan';

const member = (gwid: string, remark: string, more: Partial<Member> = {}): Member => ({
  gwid,
  remark,
  role: 'branch',
  pid: 'g1',
  position: 1,
  widthband: 20,
  foreign_widthband: 0,
  is_used: true,
  x: 0,
  y: 0,
  model: 'NP-R680',
  status: 'online',
  location: '上海市黄浦区',
  region: '31',
  simulated: true,
  level: null,
  applied: true,
  delivery: 'done',
  ...more,
});
const measured = { latency: 11.2, loss: 0.1, down: 8_400_000, up: 2_100_000 };
const silent = { latency: null, loss: null, down: null, up: null };

/** A network for stories: a hub, one abroad, one that is offline, one with a long name. */
export const sampleNetwork: Network = {
  id: 'n1',
  name: '华东组网',
  service: 'sdwan',
  topology: 1,
  state: 'partial',
  group_id: null,
  group_name: null,
  members: 4,
  online: 3,
  simulated: true,
  local: 70,
  foreign: 12,
  tier_name: '标准版',
  expires_at: '2027-05-19T06:00:00Z',
  created_at: '2026-05-23T02:00:00Z',
  rev: 3,
  owned: 'own_1',
  limits: { members: 20, local: 100, foreign: 20, topologies: [1, 2, 3], rules: ['link', 'app'], examined: true },
  member_list: [
    member('g1', '上海总部', { role: 'main', pid: '', widthband: 30, model: 'NP-R980' }),
    member('g2', '重庆两江新区国际会展中心南侧地下商业街三期招商办公室', { x: -240, y: -150 }),
    member('g3', '新加坡办公室', {
      position: 2,
      widthband: 0,
      foreign_widthband: 12,
      x: 280,
      y: -120,
      location: '新加坡',
    }),
    member('g4', '北京三里屯店', { status: 'offline', x: 60, y: 170, applied: false, delivery: 'pending' }),
  ],
  link_list: [
    { gwid: 'g2', to: 'g1', backup: false, state: 'linked', ...measured },
    { gwid: 'g3', to: 'g1', backup: false, state: 'relay', ...measured, latency: 94 },
    { gwid: 'g4', to: 'g1', backup: false, state: 'unlinked', ...silent },
  ],
};

/** A network as lists show it. */
export const network = (id: string, more: Partial<NetworkBrief> = {}): NetworkBrief => ({
  id,
  name: '华东组网',
  service: 'sdwan',
  topology: 1,
  state: 'partial',
  group_id: 'g2',
  group_name: '门店',
  members: 9,
  online: 8,
  simulated: true,
  local: 92,
  foreign: 18,
  tier_name: '标准版',
  expires_at: '2027-05-19T06:00:00Z',
  created_at: '2026-05-23T02:00:00Z',
  ...more,
});

/** A group of networks, or a department of accounts. */
export const group = (id: string, name: string, parent_id: string | null, count: number, online: number) => ({
  id,
  name,
  parent_id,
  count,
  online,
});
