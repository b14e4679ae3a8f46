import type { SyslogGateway, SyslogRow } from '../../../src/api/contract/syslog';

const line = (id: string, more: Partial<SyslogRow> = {}): SyslogRow => ({
  id,
  at: '2026-11-20T06:06:00Z',
  gwid: 'g1',
  gateway_remark: '杭州云栖酒店主楼',
  severity: 6,
  host: 'g1',
  app: 'dhcpd',
  message: 'DHCPACK on 10.10.0.24 to 02:1a:5e:00:53:31 via lan1',
  simulated: true,
  ...more,
});
const lines = [
  line('3'),
  line('2', { severity: 3, app: 'pppd', message: 'wan1: connection terminated, dialling again' }),
  line('1', {
    severity: 4,
    app: '',
    gateway_remark: '重庆两江新区国际会展中心南侧地下商业街三期招商办公室',
    message: `unparsed ${'0123456789abcdef'.repeat(20)}`,
  }),
];

const gateway = (gwid: string, more: Partial<SyslogGateway> = {}): SyslogGateway => ({
  gwid,
  remark: '杭州云栖酒店主楼',
  online: true,
  enabled: true,
  server: '',
  port: 514,
  protocol: 'udp',
  level: 6,
  delivery: 'done',
  error: '',
  last_at: '2026-11-20T06:06:00Z',
  simulated: true,
  ...more,
});

/** Answers of the stories. */
export const syslogServiceAnswers = {
  '/api/v3/syslog/lines': { list: lines, total: lines.length },
  '/api/v3/syslog/gateways': {
    list: [
      gateway('g1'),
      gateway('g2', {
        remark: '',
        server: 'log.example.net',
        protocol: 'tcp',
        delivery: 'failed',
        error: '设备没有回复',
      }),
      gateway('g3', { remark: '西湖店', enabled: false, delivery: null, last_at: null }),
    ],
    total: 3,
    counts: { all: 3, on: 2, off: 1 },
    days: 30,
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};
