import type { WifiPerson } from '../../../src/api/contract/wifi-person';

const person = (id: string, name: string, more: Partial<WifiPerson> = {}): WifiPerson => ({
  ...{ id, name, vlan: '', devices: 2, expires_at: '2027-06-30T16:00:00Z', enabled: true, state: 'active' },
  created_at: '2026-09-01T02:00:00Z',
  ...more,
});

const list = [
  person('p1', '张伟', { vlan: '30' }),
  person('p2', '李娜', { state: 'expiring', expires_at: '2026-11-28T16:00:00Z' }),
  person('p3', '王芳', { state: 'expired', expires_at: '2026-10-31T16:00:00Z' }),
  person('p4', 'Maximilian Alexander von Hohenberg-Lindenthal', { state: 'off', enabled: false, devices: 0 }),
  person('p5', '前台打印机', { expires_at: null, vlan: '40', devices: 1 }),
];

export const wifiPeoplePath = '/api/v3/wifi_person/list';

/** Answers of the stories. */
export const wifiPeopleAnswers = {
  [wifiPeoplePath]: {
    list,
    total: list.length,
    counts: { all: 5, active: 2, expiring: 1, expired: 1, off: 1 },
    gateways: { done: 28, waiting: 2, failed: 0, unable: 3 },
  },
  '/api/v3/wifi_person/show': {
    ssid: 'Shanyu-Staff',
    hidden: false,
    list: [{ id: 'p1', name: '张伟', password: 'Kd7mQx42TnPa', expires_at: '2027-06-30T16:00:00Z', state: 'active' }],
  },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

/** Nobody is there yet. */
export const noPeople = {
  ...wifiPeopleAnswers,
  [wifiPeoplePath]: {
    ...{ list: [], total: 0, counts: { all: 0, active: 0, expiring: 0, expired: 0, off: 0 } },
    gateways: { done: 0, waiting: 0, failed: 0, unable: 0 },
  },
};
