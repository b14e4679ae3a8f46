import type { ClientFacts, ClientStay } from '../../src/api/contract/client';

/** Terminal of the stories: one that walked through a hotel. */
export const client: ClientFacts = {
  id: 'c1',
  name: '林昭的手机',
  mac: 'A4:39:B3:0C:55:AF',
  vendor: 'Xiaomi',
  os: 'android',
  type: 'phone',
  ip: '10.0.3.21',
  gwid: '2b91d07c55af',
  gateway_remark: '杭州云栖酒店主楼',
  ap_id: 'ap1',
  ap_remark: '三楼东侧走廊',
  ssid: 'YunQi-Guest',
  band: '5G',
  signal: -52,
  down: 8.2 * 1024 ** 2,
  up: 0.6 * 1024 ** 2,
  down_bytes: 1.4 * 1024 ** 3,
  up_bytes: 82 * 1024 ** 2,
  online_since: '2026-11-20T03:06:00Z',
  first_seen: '2026-10-02T03:06:00Z',
  auth: 'wechat',
  limit_down: 0,
  limit_up: 0,
  simulated: false,
  online: true,
  last_seen: '2026-11-20T08:00:00Z',
  known: true,
};

const hour = 3_600_000;
const places = ['三楼东侧走廊', '一楼大堂', '二楼宴会厅'];

/** Stays of two days that end now: back and forth between three access points. */
export const staysUntil = (now: number): ClientStay[] =>
  Array.from({ length: 8 }, (_, i) => {
    const at = i % places.length;
    const start = now - (48 - i * 6) * hour;
    return {
      ap_id: `ap${at}`,
      ap_remark: places[at]!,
      ssid: 'YunQi-Guest',
      band: at === 2 ? '2.4G' : '5G',
      signal: -50 - at * 9,
      start: new Date(start).toISOString(),
      end: i === 7 ? null : new Date(start + (i % 2 ? 6 : 4) * hour).toISOString(),
      bytes_down: (i + 1) * 120 * 1024 ** 2,
      bytes_up: (i + 1) * 9 * 1024 ** 2,
    };
  });
