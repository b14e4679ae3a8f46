import { configSections, gatewayRows, newRow, settingsRow } from '../../../src/domain/config';
import { untouched } from '../../../src/ui/staged/staged.fixture';
import { cafePage } from '../shared/portal/portal.fixture';

const gwid = 'g1';
const document = Object.fromEntries(
  configSections.gateway.map((section) => {
    const ids = section.single ? [settingsRow] : (gatewayRows[section.key] ?? []);
    return [section.key, ids.map((id) => newRow(section, id))];
  }),
);
const summary = {
  gwid,
  remark: '苏州园区店',
  simulated: true,
  ssids: ['SHANYU-Guest', 'SHANYU-Staff'],
  templates: [{ id: 'tpl_1', name: '山屿咖啡访客模板', version: 4 }],
  sms: { balance: 214, used_week: 486 },
  coupons: { batches: 1, unused: 84 },
  week: [
    { method: 'wechat', count: 1284 },
    { method: 'phone', count: 486 },
  ],
};
const config = {
  ...untouched,
  id: gwid,
  kind: 'gateway',
  remark: summary.remark,
  simulated: true,
  document: {
    ...document,
    auth: [
      {
        ...document.auth![0]!,
        enabled: true,
        template: 'tpl_1',
        template_name: '山屿咖啡访客模板',
        template_version: 3,
      },
    ],
    auth_scope: [{ id: 's1', enabled: true, scope: 'ssid', ssid: 'SHANYU-Guest', vlan: '', note: '' }],
    auth_methods: document.auth_methods!.map((row) =>
      ['phone', 'simple_key'].includes(row.id) ? { ...row, enabled: true } : row,
    ),
  },
  vlans: [1, 20],
};
const shared = {
  [`/api/v3/device/interfaces/${gwid}`]: [],
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
  '/api/v3/guest/coupon/batches': { list: [], total: 0 },
};

/** A coffee house whose guests sign in by phone or one press. */
export const answers = {
  ...shared,
  [`/api/v3/guest/gateway/${gwid}`]: summary,
  [`/api/v3/config/device/${gwid}`]: config,
  '/api/v3/portal/template/tpl_1': {
    id: 'tpl_1',
    name: '山屿咖啡访客模板',
    version: 4,
    content: cafePage,
    updated_at: '2026-11-20T06:30:00Z',
    updated_by: '',
    gateways: 1,
    behind: 1,
    users: [],
  },
};

/** A gateway that was never set up. */
export const nothing = {
  ...shared,
  [`/api/v3/guest/gateway/${gwid}`]: {
    ...summary,
    ssids: [],
    templates: [],
    sms: { balance: 0, used_week: 0 },
    coupons: { batches: 0, unused: 0 },
    week: [],
  },
  [`/api/v3/config/device/${gwid}`]: { ...config, document },
};
