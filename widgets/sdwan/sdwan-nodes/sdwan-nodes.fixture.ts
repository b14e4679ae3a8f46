import type { SdwanNode } from '../../../src/api/contract/sdwan-node';

const node = (gwid: string, more: Partial<SdwanNode> = {}): SdwanNode => ({
  gwid,
  remark: '上海静安寺旗舰店',
  simulated: true,
  online: true,
  name: '华东汇聚节点',
  region: '31',
  city: '上海',
  position: 1,
  bandwidth: 50,
  subnets: ['10.61.0.0/16'],
  note: '',
  network_id: null,
  network_name: null,
  conflicts: [],
  created_at: '2026-11-12T06:00:00Z',
  ...more,
});
const list = [
  node('g1'),
  node('g2', {
    name: '重庆两江新区国际会展中心南侧地下商业街三期节点',
    subnets: ['10.62.0.0/20', '10.62.64.0/24'],
    conflicts: ['临时展会节点'],
    network_id: 'net_1',
    network_name: '西南组网',
  }),
  node('g3', { name: '新加坡节点', region: '00', city: '新加坡', position: 2, online: false, subnets: [] }),
];

/** Answers of the stories. */
export const sdwanNodesAnswers = {
  '/api/v3/sdwan/nodes': { list, total: list.length, counts: { all: 3, free: 2, used: 1 } },
  '/api/v3/sdwan/candidates': { list: [], total: 0 },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

/** Nobody has prepared anything yet. */
export const noNodes = {
  ...sdwanNodesAnswers,
  '/api/v3/sdwan/nodes': { list: [], total: 0, counts: { all: 0, free: 0, used: 0 } },
};
