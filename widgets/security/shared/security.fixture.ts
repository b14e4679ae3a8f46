import type { DataOf } from '../../../src/api';
import type {
  guardDomains,
  guardEvents,
  SecurityGateway,
  guardGateways,
  SecurityPolicy,
  guardSummary,
  securityPosture,
} from '../../../src/api/contract/guard';
import { limitsOf, offeredSettings, type SecurityService } from '../../../src/domain/security';

/** How a change of a gateway's settings stands. */
export const deliveryStory = (state: 'pending' | 'sent' | 'done' | 'failed'): SecurityGateway['delivery'] => ({
  state,
  version: 3,
  running_version: state === 'done' ? 3 : 2,
  error: state === 'failed' ? '内存不足' : '',
  attempts: 0,
  changed_by: 'd***@netpane.cn',
  changed_at: '2026-11-20T06:06:00Z',
});

const gateway = (gwid: string, more: Partial<SecurityGateway> = {}): SecurityGateway => ({
  gwid,
  remark: '上海静安寺旗舰店',
  online: true,
  simulated: true,
  plan: { tier: 'pro', tier_name: '专业版', state: 'active', expires_at: '2027-06-20T06:00:00Z' },
  enabled: true,
  delivery: deliveryStory('done'),
  chosen: 8,
  library: '2026.11.12',
  today: 402,
  month: 12_873,
  ...more,
});

const list = [
  gateway('g1'),
  gateway('g2', {
    remark: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室',
    plan: { tier: 'trial', tier_name: '体验版', state: 'expiring', expires_at: '2026-11-24T06:00:00Z' },
    delivery: deliveryStory('failed'),
    chosen: 3,
  }),
  gateway('g3', {
    remark: '杭州云栖酒店主楼',
    online: false,
    enabled: false,
    plan: { tier: 'basic', tier_name: '基础版', state: 'expired', expires_at: '2026-11-18T06:00:00Z' },
    delivery: deliveryStory('pending'),
    today: 0,
  }),
];

const gateways: DataOf<typeof guardGateways> = {
  list,
  total: list.length,
  counts: { all: 3, on: 2, off: 0, expired: 1, none: 128 },
};

/** A gateway's policy of a service; `tier` empty: no package. */
export function policyStory(
  service: SecurityService,
  tier = 'pro',
  more: Partial<SecurityPolicy> = {},
): SecurityPolicy {
  const limits = limitsOf(service, tier || undefined);
  const settings = { ...offeredSettings(service, limits), enabled: true };
  return {
    ...gateway('g1'),
    plan: tier
      ? { tier, tier_name: tier === 'trial' ? '体验版' : '专业版', state: 'active', expires_at: '2027-06-20T06:00:00Z' }
      : null,
    limits,
    dns: 'classes' in settings ? settings : null,
    honeypot: 'decoys' in settings ? settings : null,
    firewall: 'threats' in settings ? settings : null,
    lists: { black: 4, white: 2 },
    newest:
      service === 'firewall_plugin'
        ? { version: '2026.11.19', released_at: '2026-11-19T02:00:00Z', rules: 18_066, notes: ['新增摄像头漏洞规则'] }
        : null,
    rules: service === 'firewall_plugin' ? 17_941 : null,
    ...more,
  };
}

const events: DataOf<typeof guardEvents> = {
  total: 2,
  times: 1_205,
  list: [
    {
      id: '2',
      at: '2026-11-20T06:06:00Z',
      gwid: 'g1',
      gateway_remark: '上海静安寺旗舰店',
      class: 'malware',
      target: 'update-flashplayer.test',
      source: '02:00:5E:00:53:01',
      name: '前台电脑',
      action: 'class',
      detail: '',
      times: 1_200,
      simulated: true,
      list: null,
    },
    {
      id: '1',
      at: '2026-11-20T05:06:00Z',
      gwid: 'g2',
      gateway_remark: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室',
      class: 'all',
      target: 'very-long-name-of-a-host-that-nobody-would-type.ads.clickstorm.example',
      source: '02:00:5E:00:53:02',
      name: '02:00:5E:00:53:02',
      action: 'black',
      detail: 'clickstorm.example',
      times: 5,
      simulated: true,
      list: 'black',
    },
  ],
};

const summary: DataOf<typeof guardSummary> = {
  from: '2026-11-14',
  to: '2026-11-20',
  total: 2_310,
  days: [210, 340, 298, 402, 377, 401, 282].map((times, i) => ({ day: `2026-11-${14 + i}`, times })),
  classes: [
    { class: 'advert', times: 1_310 },
    { class: 'malware', times: 640 },
    { class: 'ssh', times: 360 },
  ],
  sources: [
    { source: '02:00:5E:00:53:01', name: '前台电脑', gwid: 'g1', gateway_remark: '上海静安寺旗舰店', times: 820 },
    { source: '203.0.113.7', name: '', gwid: 'g2', gateway_remark: '杭州云栖酒店主楼', times: 12 },
  ],
  gateways: [
    { gwid: 'g1', remark: '上海静安寺旗舰店', times: 1_900 },
    { gwid: 'g2', remark: '杭州云栖酒店主楼', times: 410 },
  ],
};

const domains: DataOf<typeof guardDomains> = {
  used: 6,
  most: 5_000,
  total: 2,
  list: [
    {
      id: 'd1',
      list: 'black',
      class: 'all',
      domain: 'xn--fsqu00a.xn--fiqs8s',
      label: '例子.中国',
      hits: 12_873,
      last_at: '2026-11-20T06:06:00Z',
      created_at: '2026-10-20T06:06:00Z',
    },
    {
      id: 'd2',
      list: 'black',
      class: 'gambling',
      domain: 'football-odds.example',
      label: '',
      hits: 0,
      last_at: null,
      created_at: '2026-10-19T06:06:00Z',
    },
  ],
};

const posture: DataOf<typeof securityPosture> = {
  score: 61,
  gateways: 131,
  checked_at: '2026-11-20T06:06:00Z',
  items: [
    {
      key: 'dns',
      points: 20.1,
      most: 25,
      state: 'warning',
      good: 105,
      of: 131,
      findings: [{ text: '上海静安寺旗舰店：DNS 防御下发失败', gwid: 'g1', device: null, cost: 0.2 }],
      more: 25,
    },
    { key: 'firewall', points: 25, most: 25, state: 'good', good: 131, of: 131, findings: [], more: 0 },
    { key: 'ports', points: 0, most: 20, state: 'unknown', good: 0, of: 0, findings: [], more: 0 },
    {
      key: 'passwords',
      points: 5,
      most: 15,
      state: 'bad',
      good: 1,
      of: 3,
      findings: [{ text: '登录账号没有开启两步验证', gwid: null, device: null, cost: 5 }],
      more: 0,
    },
  ],
};

/** Replies of every read of the protecting services. */
export const securityAnswers = (service: SecurityService) => ({
  '/api/v3/guard/gateways': gateways,
  '/api/v3/guard/policy': policyStory(service),
  '/api/v3/guard/events': events,
  '/api/v3/guard/summary': summary,
  '/api/v3/guard/domain/list': domains,
  '/api/v3/guard/posture': posture,
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
});
