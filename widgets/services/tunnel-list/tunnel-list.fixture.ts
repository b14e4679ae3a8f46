import type { TunnelMapping } from '../../../src/api/contract/tunnel';
import { tunnelPlans } from '../../../src/domain/tunnel';

const mapping = (id: string, more: Partial<TunnelMapping> = {}): TunnelMapping => ({
  id,
  gwid: 'g1',
  gateway_remark: '杭州云栖酒店主楼',
  name: '前台管理系统',
  subdomain: 'yunqipms',
  address: 'https://yunqipms.tunnel.netpane.cn',
  protocol: 'https',
  ip: '10.10.0.20',
  port: 443,
  allowed: [],
  enabled: true,
  state: 'running',
  delivery: 'done',
  error: '',
  today_down: 734_003_200,
  today_up: 52_428_800,
  total_down: 98_784_247_808,
  total_up: 4_294_967_296,
  last_at: '2026-11-20T06:06:00Z',
  created_at: '2026-06-12T06:00:00Z',
  simulated: true,
  ...more,
});

const list = [
  mapping('tun_1'),
  mapping('tun_2', {
    name: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室收银系统数据库备用线路跳板机',
    address: 'yunqissh.tunnel.netpane.cn:20104',
    protocol: 'tcp',
    port: 22,
    state: 'waiting',
    delivery: 'failed',
    error: '端口被占用',
  }),
  mapping('tun_3', { name: '客房电视网关', enabled: false, state: 'off', delivery: 'pending', last_at: null }),
];
const counts = { all: 3, running: 1, off: 1, trouble: 1 };

const gateways = {
  list: [
    {
      gwid: 'g1',
      remark: '杭州云栖酒店主楼',
      online: true,
      tier: 'pro',
      tier_name: '专业版',
      service_state: 'active',
      expires_at: '2027-06-12T06:00:00Z',
      used: 3,
      most: tunnelPlans.pro!.mappings,
      mbps: 20,
      custom: true,
      whitelist: true,
      delivery: 'done',
      error: '',
      today_down: 0,
      today_up: 0,
      simulated: true,
    },
  ],
  total: 1,
  unbound: 0,
  suffix: 'tunnel.netpane.cn',
};

/** Answers of the stories. */
export const tunnelListAnswers = {
  '/api/v3/tunnel/list': { list, total: list.length, counts },
  '/api/v3/tunnel/gateways': gateways,
  '/api/v3/tunnel/flow/tun_1': Array.from({ length: 30 }, (_, i) => ({
    day: `2026-10-${String(i + 1).padStart(2, '0')}`,
    down: 1e9 + i * 3e7,
    up: 1e8,
    visits: 300 + i,
  })),
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

/** An account without the service. */
export const withoutService = {
  ...tunnelListAnswers,
  '/api/v3/tunnel/gateways': { ...gateways, list: [], total: 0 },
};

/** The service is there, mappings are not. */
export const withoutMappings = {
  ...tunnelListAnswers,
  '/api/v3/tunnel/list': { list: [], total: 0, counts: { all: 0, running: 0, off: 0, trouble: 0 } },
};
