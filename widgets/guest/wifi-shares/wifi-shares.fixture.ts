import type { WifiShare, WifiSsid } from '../../../src/api/contract/wifi';

const share = (id: string, more: Partial<WifiShare> = {}): WifiShare => ({
  id,
  name: '前台立牌',
  ssids: ['Hotel-WiFi'],
  created_at: '2026-11-01T06:00:00Z',
  expires_at: '2099-02-01T06:00:00Z',
  revoked_at: null,
  opens: 184,
  opened_at: '2026-11-20T05:30:00Z',
  ...more,
});
const list = [
  share('1'),
  share('2', { name: '重庆两江新区国际会展中心南侧地下商业街三期开业活动', ssids: ['Guest', 'Guest-5G', 'Event'] }),
  share('3', { name: '会议', expires_at: '2026-01-01T06:00:00Z', opened_at: null, opens: 0 }),
  share('4', { name: '旧海报', revoked_at: '2026-10-01T06:00:00Z' }),
];
const ssids: WifiSsid[] = [
  { ssid: 'Hotel-WiFi', aps: 12, security: 'wpa2', hidden: false, differs: true },
  { ssid: 'Lobby', aps: 2, security: 'open', hidden: false, differs: false },
  { ssid: 'Hotel-Office', aps: 12, security: null, hidden: false, differs: false },
];

/** Answers of the stories. */
export const wifiSharesAnswers = {
  '/api/v3/wifi/shares': { list, total: list.length, ssids },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

/** Nothing is shared yet. */
export const noShares = { ...wifiSharesAnswers, '/api/v3/wifi/shares': { list: [], total: 0, ssids: [] } };
