import type { PasswordChange, PasswordPlan } from '../../../src/api/contract/wifi-password';

const change = (id: string, more: Partial<PasswordChange> = {}): PasswordChange => ({
  ...{
    id,
    number: 41,
    cause: 'schedule',
    note: '',
    actor: '',
    at: '2026-11-19T22:00:00Z',
    ended_at: null,
    overlap_until: null,
  },
  ...{ settled: true, retry_at: null, tries: 0, job: 'job1', reason: '' },
  ...{ total: 6, success: 6, failed: 0, skipped: 0 },
  ...more,
});
const plan = (id: string, more: Partial<PasswordPlan> = {}): PasswordPlan => ({
  ...{ id, name: '宴会厅无线网络', ssid: 'Yunqi-Banquet', target: 'gateway', target_ids: ['g1'] },
  ...{ repeat: 'daily', days: [], every_days: 1, times: ['06:00', '18:00'], skip_holidays: false },
  ...{
    starts_on: '2026-11-01',
    shape: 'digits',
    size: 8,
    overlap_minutes: 120,
    ...{ cron: '', events: [], event_delay: 0, event_at: null },
    channels: ['c1'],
    tells_password: true,
  },
  ...{ target_names: ['云栖酒店'], channel_names: ['前台值班'], enabled: true },
  ...{ next_at: '2026-11-20T10:00:00Z', created_at: '2026-11-01T02:00:00Z', last: change('w41') },
  ...more,
});
const list = [
  plan('p1'),
  plan('p2', {
    ...{ name: '大堂', ssid: 'Jinli-Lobby', times: ['11:00'], next_at: '2026-11-21T03:00:00Z' },
    last: change('w7', { number: 7, at: '2026-11-20T03:00:00Z', success: 4, failed: 1, skipped: 1, tries: 3 }),
  }),
  plan('p3', {
    name: '学院访客',
    ssid: 'Qinghe-Visitor',
    repeat: 'weekly',
    days: [1],
    next_at: '2026-11-23T00:00:00Z',
  }),
  plan('p4', { name: '仓库', ssid: 'NS-Warehouse', enabled: false, next_at: null, last: null }),
  plan('p5', { name: '会议室', ssid: 'Meeting', repeat: 'manual', times: [], next_at: null }),
];
const history = [
  change('w41', {
    overlap_until: '2026-11-20T23:00:00Z',
    success: 4,
    failed: 1,
    skipped: 1,
    settled: false,
    retry_at: '2026-11-19T22:05:00Z',
  }),
  change('w40', { number: 40, at: '2026-11-19T10:00:00Z', ended_at: '2026-11-19T22:00:00Z', job: null }),
  change('w39', {
    ...{ number: 39, cause: 'manual', note: '外泄', actor: 'li****@shanyu.cn' },
    ...{ at: '2026-11-19T07:20:00Z', ended_at: '2026-11-19T10:00:00Z' },
  }),
  change('w38', {
    ...{ number: 38, at: '2026-11-18T22:00:00Z', ended_at: '2026-11-18T22:00:00Z' },
    ...{ job: null, reason: '没有带这个无线网络的 AP', total: 0, success: 0 },
  }),
];
const items = (['success', 'failed', 'skipped'] as const).map((state, at) => ({
  ...{
    id: `d${at}`,
    remark: `AP‑${at + 1}`,
    site: '云栖店',
    wave: 0,
    state,
    at: '2026-11-19T22:00:10Z',
    simulated: true,
  },
  reason: { success: '', failed: '设备忙', skipped: '截止时间前没有上线' }[state],
}));

/** Answers of the stories. */
export const dynamicPasswordsAnswers = {
  '/api/v3/wifi_password/list': { list, total: list.length },
  '/api/v3/wifi_password/history': { list: history, total: history.length },
  '/api/v3/wifi_password/card': {
    ...{ name: '宴会厅无线网络', ssid: 'Yunqi-Banquet', security: 'wpa2', hidden: false, password: '48261735' },
    ...{ number: 41, until: '2026-11-20T10:00:00Z' },
  },
  '/api/v3/wifi_password/next': {
    ...{ name: '宴会厅无线网络', ssid: 'Yunqi-Banquet', security: 'wpa2', hidden: false, password: '20935814' },
    ...{ number: 42, from: '2026-11-20T10:00:00Z', until: '2026-11-20T22:00:00Z' },
  },
  '/api/v3/wifi_password/choices': {
    ssids: [
      { ssid: 'Yunqi-Banquet', aps: 6, without: 0 },
      { ssid: 'Jinli-Lobby', aps: 5, without: 5 },
    ],
    channels: [{ id: 'c1', name: '前台值班', type: 'sms' }],
  },
  '/api/v3/wifi_password/reach': { total: 6, offline: 1, open: 2, without: 0, names: ['AP‑1'] },
  '/api/v3/wifi_password/show': { password: '17354826' },
  '/api/v3/job/items': { list: items, total: items.length },
  '/api/v3/device/all': { list: [], total: 0, counts: { all: 0, online: 0, offline: 0, alarm: 0 } },
  '/api/v3/personalization/show': {},
};

/** Nothing was planned yet. */
export const noPlans = { ...dynamicPasswordsAnswers, '/api/v3/wifi_password/list': { list: [], total: 0 } };
