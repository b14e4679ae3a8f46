import type { TvBox, TvChannel, TvGroup } from '../../../src/api/contract/tv';

const box = (id: string, more: Partial<TvBox> = {}): TvBox => ({
  id,
  name: `客房 ${id}`,
  room: `${id} 房`,
  serial: `TV00000${id}`,
  mac: `02:7e:01:00:0${id.slice(0, 1)}:${id.slice(1)}`,
  ip: '10.10.1.101',
  model: 'NP-TV200',
  version: '2.4.1',
  gwid: 'g1',
  gateway_remark: '杭州云栖酒店主楼',
  gateway_online: true,
  group_id: 'tvg_1',
  group_name: '酒店客房',
  state: 'playing',
  channel_id: 'tvc_1',
  channel_name: '综合频道',
  volume: 24,
  error: '',
  last_seen: '2026-11-20T06:00:00Z',
  delivery: 'done',
  delivery_error: '',
  order: null,
  order_error: '',
  simulated: true,
  ...more,
});
const list = [
  box('301'),
  box('302', { state: 'paused', order: 'done', volume: 0 }),
  box('303', { state: 'error', error: '频道源没有响应', order: 'timed_out', order_error: '设备没有回复' }),
  box('304', {
    name: '重庆两江新区国际会展中心南侧地下商业街三期电梯厅迎宾屏',
    room: '南侧电梯厅',
    state: 'idle',
    channel_id: null,
    channel_name: null,
    delivery: 'failed',
    delivery_error: '没有播放服务',
    order: 'sent',
  }),
  box('305', {
    state: 'offline',
    channel_id: null,
    channel_name: null,
    group_id: null,
    group_name: null,
    delivery: null,
  }),
];
const counts = { all: 5, playing: 1, paused: 1, idle: 1, error: 1, offline: 1 };
const group: TvGroup = {
  id: 'tvg_1',
  name: '酒店客房',
  hours: '',
  start_channel: null,
  channels: 2,
  boxes: 4,
  playing: 1,
  gateways: 1,
  waiting: 0,
  failed: 1,
  created_at: '2026-08-20T06:00:00Z',
};
const channels: TvChannel[] = [
  { id: 'tvc_1', name: '综合频道', letter: '综', kind: 'stream', address: 'udp://239.10.1.1:5001', boxes: 1 },
  { id: 'tvc_2', name: '酒店服务指南', letter: '', kind: 'file', address: '/tv/guide.mp4', boxes: 0 },
];

/** Answers of the stories. */
export const tvBoxesAnswers = {
  '/api/v3/tv/boxes': { list, total: list.length, counts },
  '/api/v3/tv/groups': { list: [group], total: 1, counts, ungrouped: 1, top: [] },
  '/api/v3/tv/group/tvg_1': { ...group, channel_list: channels, gateway_list: [] },
  '/api/v3/personalization/show': {},
  '/api/v3/table_view/list': { list: [], total: 0 },
};

/** No gateway has found a box yet. */
export const noBoxes = {
  ...tvBoxesAnswers,
  '/api/v3/tv/boxes': { list: [], total: 0, counts: { all: 0, playing: 0, paused: 0, idle: 0, error: 0, offline: 0 } },
};
