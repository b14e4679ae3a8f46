import type { TvChannel, TvGroup } from '../../../src/api/contract/tv';

const group = (id: string, more: Partial<TvGroup> = {}): TvGroup => ({
  id,
  name: '酒店客房',
  hours: '',
  start_channel: null,
  channels: 3,
  boxes: 24,
  playing: 18,
  gateways: 1,
  waiting: 0,
  failed: 0,
  created_at: '2026-08-20T06:00:00Z',
  ...more,
});
const list = [
  group('tvg_1'),
  group('tvg_2', { name: '门店大屏', hours: '09:30-22:00', start_channel: 'tvc_1', boxes: 5, failed: 1 }),
  group('tvg_3', { name: '重庆两江新区国际会展中心南侧地下商业街三期电梯厅', channels: 0, boxes: 0, waiting: 2 }),
];
const channels: TvChannel[] = [
  { id: 'tvc_1', name: '综合频道', letter: '综', kind: 'stream', address: 'udp://239.10.1.1:5001', boxes: 7 },
  {
    id: 'tvc_2',
    name: '会员日直播与新品发布的一个很长的频道名称',
    letter: '',
    kind: 'stream',
    address: 'https://live.example.com/shanyu/member-day/2026/11/very/long/path/to/the/stream.m3u8?quality=1080p',
    boxes: 0,
  },
  { id: 'tvc_3', name: '酒店服务指南', letter: '指南', kind: 'file', address: '/tv/guide.mp4', boxes: 2 },
];
const gateways = [
  { gwid: 'g1', remark: '杭州云栖酒店主楼', online: true, boxes: 24, delivery: 'done', error: '' },
  { gwid: 'g2', remark: '上海静安寺旗舰店', online: true, boxes: 4, delivery: 'failed', error: '设备没有回复' },
  { gwid: 'g3', remark: '', online: false, boxes: 1, delivery: 'pending', error: '' },
];
const counts = { all: 33, playing: 22, paused: 1, idle: 6, error: 1, offline: 3 };
const detail = (id: string, channel_list: readonly TvChannel[], gateway_list: readonly object[]) => ({
  ...list.find((one) => one.id === id)!,
  channel_list,
  gateway_list,
});

/** Answers of the stories. */
export const tvGroupsAnswers = {
  '/api/v3/tv/groups': {
    list,
    total: list.length,
    counts,
    ungrouped: 4,
    top: [
      { id: 'tvc_1', name: '综合频道', group_name: '酒店客房', boxes: 7 },
      { id: 'tvc_3', name: '酒店服务指南', group_name: '酒店客房', boxes: 2 },
    ],
  },
  '/api/v3/tv/group/tvg_1': detail('tvg_1', channels, gateways),
  '/api/v3/tv/group/tvg_2': detail('tvg_2', channels, gateways),
  '/api/v3/tv/group/tvg_3': detail('tvg_3', [], []),
  '/api/v3/personalization/show': {},
};

/** Nothing has been made yet. */
export const noGroups = {
  ...tvGroupsAnswers,
  '/api/v3/tv/groups': {
    list: [],
    total: 0,
    counts: { all: 0, playing: 0, paused: 0, idle: 0, error: 0, offline: 0 },
    ungrouped: 0,
    top: [],
  },
};
