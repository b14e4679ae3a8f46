import type { Campaign, Release } from '../../../../src/api/contract/firmware';

const release = (model: string, version: string, channel: Release['channel']): Release => ({
  ...{ model, version, channel, size: 48_000_000, notes: ['修复 WAN 切换时的掉线问题'], devices: 428, current: 96 },
  released_at: '2026-11-01T00:00:00Z',
});
const list = [
  release('NP-R980', '3.7.12', 'stable'),
  release('NP-R680', '3.7.12', 'stable'),
  release('NP-R980', '3.8.0', 'beta'),
];

/** Two versions for two models, and a fleet where some would be skipped. */
export const upgradeAnswers = {
  '/api/v3/firmware/list': { list, total: list.length },
  '/api/v3/firmware/preview': { total: 1284, fit: 1100, offline: 64, newer: 2, already: 96, unsupported: 88 },
  '/api/v3/device/filter_options': {
    groups: [{ id: 'g1', name: '酒店客户', count: 428 }],
    models: [{ name: 'NP-R980', count: 856 }],
    firmwares: [],
    tags: [],
  },
};

/** An upgrade that has not started. */
export const planned: Campaign = {
  id: 'up1',
  name: '酒店客户升级到 3.7.12',
  version: '3.7.12',
  kind: 'gateway',
  state: 'scheduled',
  reason: '',
  actor: 'li***@shanyu.cn',
  starts_at: '2099-11-20T19:00:00Z',
  wait_until: '2099-11-21T19:00:00Z',
  waves: [10, 50, 100],
  wave: 0,
  stop_rate: 20,
  soak_minutes: 30,
  soak_until: null,
  total: 428,
  success: 0,
  failed: 0,
  skipped: 0,
  running: 0,
  waiting: 428,
  waiting_offline: 12,
  created_at: '2026-11-20T06:00:00Z',
  finished_at: null,
};
