import { account } from '../shared/dialer.fixture';
import { group } from '../shared/sdwan.fixture';

const list = [
  account('a1'),
  account('a2', {
    username: 'maximilian.von.hohenberg@partner',
    name: 'Maximilian von Hohenberg',
    department_id: null,
    department_name: null,
    state: 'expiring',
    expires_at: '2026-11-25T16:00:00Z',
    last_login_at: null,
  }),
];
const accounts = '/api/v3/sdwan/account/list';
const counts = { all: 2, active: 1, expiring: 1, expired: 0, off: 0 };

export const sdwanDepartmentsPath = '/api/v3/sdwan/group/list';

/** Answers of the stories. */
export const sdwanDepartmentsAnswers = {
  [sdwanDepartmentsPath]: [
    group('d1', '销售中心', null, 9, 2),
    group('d2', '华东销售部', 'd1', 5, 2),
    group('d3', 'IT-Service-Desk', null, 1_284_000, 1_200_311),
  ],
  [accounts]: { list, total: list.length, counts },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

/** Neither departments nor accounts. */
export const noDepartments = {
  ...sdwanDepartmentsAnswers,
  [sdwanDepartmentsPath]: [],
  [accounts]: { list: [], total: 0, counts: { all: 0, active: 0, expiring: 0, expired: 0, off: 0 } },
};
