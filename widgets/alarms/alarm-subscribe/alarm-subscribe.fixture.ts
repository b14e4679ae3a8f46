import type { AlarmChannel, AlarmSubscription } from '../../../src/api/contract/alarm-notice';

const at = '2026-11-20T06:29:48Z';

export const channels: AlarmChannel[] = [
  {
    id: 'c1',
    type: 'mail',
    name: '运维组邮箱',
    target: 'ops@example.cn',
    enabled: true,
    confirmed: true,
    created_at: at,
    last: { state: 'sent', at, error: '' },
  },
  {
    id: 'c2',
    type: 'webhook',
    name: '工单系统',
    target: 'https://hooks.example.com/netpane',
    enabled: true,
    confirmed: true,
    created_at: at,
    last: { state: 'failed', at, error: '对方返回 503' },
  },
  {
    id: 'c3',
    type: 'sms',
    name: '值班手机',
    target: '13800138000',
    enabled: true,
    confirmed: false,
    created_at: at,
    last: null,
  },
];

export const subscriptions: AlarmSubscription[] = [
  {
    id: 's1',
    name: '门店值班',
    enabled: true,
    target: 'group',
    target_id: 'g1',
    target_name: '华东直营',
    categories: ['device', 'line'],
    matrix: { FATAL: ['c1', 'c2', 'c3'], MIDDLE: ['c1'], GENERAL: [] },
    cleared: true,
    quiet: { from: '22:00', to: '08:00' },
    zone: 'Asia/Shanghai',
    fatal_always: true,
  },
];
