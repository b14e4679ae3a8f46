import type { BlockRow, ClientFacts, ClientStay } from '../../../src/api/contract/client';

const now = Date.now();
const hour = 3_600_000;
const ago = (hours: number) => new Date(now - hours * hour).toISOString();

/** A telephone on Wi-Fi. */
export const phone: ClientFacts = {
  id: 'c1',
  name: '前台值班手机',
  mac: 'a4:39:b3:0c:55:af',
  vendor: 'Xiaomi',
  os: 'android',
  type: 'phone',
  ip: '192.168.8.63',
  gwid: '2b91d07c55af',
  gateway_remark: '杭州云栖酒店主楼',
  ap_id: 'ap1',
  ap_remark: '一楼大堂',
  ssid: 'Yunqi-Guest',
  band: '5G',
  signal: -52,
  down: 18_400_000,
  up: 1_200_000,
  down_bytes: 3_820_000_000,
  up_bytes: 214_000_000,
  online_since: ago(3),
  first_seen: ago(900),
  auth: 'phone',
  limit_down: 2048,
  limit_up: 512,
  simulated: true,
  online: true,
  last_seen: ago(0),
  known: true,
};

const places = [
  ['ap1', '一楼大堂'],
  ['ap2', '三楼东侧走廊靠近消防楼梯的无线接入点'],
  [null, null],
] as const;

const stays: ClientStay[] = Array.from({ length: 12 }, (_, i) => {
  const [ap_id, ap_remark] = places[i % places.length]!;
  return {
    ap_id,
    ap_remark,
    ssid: ap_id && 'Yunqi-Guest',
    band: ap_id && (i % 2 ? '2.4G' : '5G'),
    signal: ap_id && -48 - i,
    start: ago(140 - i * 12),
    end: i === 11 ? null : ago(134 - i * 12),
    bytes_down: 640_000_000 * (i + 1),
    bytes_up: 51_000_000 * (i + 1),
  };
});

const block: BlockRow = {
  id: 'b1',
  mac: phone.mac,
  name: phone.name,
  gwid: phone.gwid,
  gateway_remark: phone.gateway_remark,
  reason: '长时间占满下行带宽',
  simulated: true,
  created_by: 'li***@shanyu.cn',
  created_at: ago(2),
  expires_at: ago(-22),
  released_at: null,
  state: 'active',
  error: '',
};

const path = '/api/v3/client/history/c1';
/** A terminal that roamed between three places. */
export const clientAnswers = { [path]: { client: phone, block: null, stays } };
/** The same, kept out, with a made-up address and a name that does not end. */
export const blockedAnswers = {
  [path]: {
    client: {
      ...phone,
      online: false,
      mac: '2a:39:b3:0c:55:af',
      vendor: '',
      name: `${phone.name}（财务部王小明的第二台备用机）`,
    },
    block,
    stays,
  },
};
/** One that was never there in the range. */
export const absentAnswers = { [path]: { client: { ...phone, online: false }, block: null, stays: [] } };
/** A server that does not answer as it should. */
export const clientFailures = { [path]: 500 };
