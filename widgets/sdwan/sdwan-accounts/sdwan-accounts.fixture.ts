import { account } from '../shared/dialer.fixture';

const list = [
  account('a1'),
  account('a2', {
    username: 'maximilian.von.hohenberg@partner',
    name: 'Maximilian Alexander von Hohenberg-Lindenthal zu Schwarzburg',
    department_id: null,
    department_name: null,
    state: 'expiring',
    entry: 'stopped',
    expires_at: '2026-11-25T16:00:00Z',
    delivery: 'failed',
    error: '设备没有回复',
  }),
  account('a3', {
    username: 'partner-07',
    name: '',
    state: 'expired',
    expires_at: '2026-11-02T16:00:00Z',
    online: 0,
    last_login_at: null,
    last_login_ip: '',
    down_bytes: 0,
    up_bytes: 0,
  }),
  account('a4', {
    username: 'zhang.wei',
    name: '张伟',
    enabled: false,
    state: 'off',
    gwid: null,
    gateway_remark: '',
    network_id: null,
    network_name: null,
    entry: 'gone',
    delivery: 'pending',
    online: 0,
  }),
];
const counts = { all: 4, active: 1, expiring: 1, expired: 1, off: 1 };
const group = (id: string, name: string, parent_id: string | null, count: number, online: number) => ({
  id,
  name,
  parent_id,
  count,
  online,
});

export const sdwanAccountsPath = '/api/v3/sdwan/account/list';

/** Answers of the stories. */
export const sdwanAccountsAnswers = {
  [sdwanAccountsPath]: { list, total: list.length, counts },
  '/api/v3/sdwan/account/entries': [
    { gwid: 'g1', remark: '上海总部', network_id: 'n1', network_name: '华东组网', running: true },
    { gwid: 'g2', remark: '杭州云栖酒店', network_id: 'n2', network_name: '酒店双中心', running: false },
  ],
  '/api/v3/sdwan/group/list': [group('d1', '销售中心', null, 3, 1), group('d2', '华东销售部', 'd1', 3, 1)],
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

/** Nobody dials in yet. */
export const noAccounts = {
  ...sdwanAccountsAnswers,
  [sdwanAccountsPath]: { list: [], total: 0, counts: { all: 0, active: 0, expiring: 0, expired: 0, off: 0 } },
};
