import type { BoardShown } from '../../../../src/api/contract/board';

const site = { group: '华北直营', since: '2026-11-20T02:00:00Z', people: 64, about: 'gateway' } as const;
const course = Array.from({ length: 24 }, (_, i) => ({
  at: new Date(Date.parse('2026-11-19T06:00:00Z') + i * 3_600_000).toISOString(),
  value: 3e8 + 2e8 * Math.sin(i / 4),
  up: 6e7,
}));
const pair = { total: 132, online: 126 };

const tile = { settings: {} };
/** A board with one of each kind that has figures. */
export const shownBoard: BoardShown = {
  name: '总部大厅',
  rev: 1,
  document: {
    ...{ theme: 'BLACK', turning: true, stays: true },
    screens: [
      {
        ...{ id: 's1', name: '站点', seconds: 20 },
        tiles: [
          { ...tile, id: 't1', kind: 'verdict', x: 0, y: 0, w: 9, h: 2 },
          { ...tile, id: 't2', kind: 'clock', x: 9, y: 0, w: 3, h: 2 },
          { id: 't3', kind: 'sites', x: 0, y: 2, w: 8, h: 6, settings: { filter: 'troubled' } },
          { ...tile, id: 't4', kind: 'links', x: 8, y: 2, w: 4, h: 6 },
          { ...tile, id: 't5', kind: 'squares', x: 0, y: 8, w: 6, h: 4 },
          { ...tile, id: 't6', kind: 'course', x: 6, y: 8, w: 6, h: 4 },
        ],
      },
      {
        ...{ id: 's2', name: '', seconds: 15 },
        tiles: [
          { ...tile, id: 'u1', kind: 'alarm-list', x: 0, y: 0, w: 8, h: 8 },
          { ...tile, id: 'u2', kind: 'top', x: 8, y: 0, w: 4, h: 8 },
          { id: 'u3', kind: 'figure', x: 0, y: 8, w: 4, h: 4, settings: { figure: 'down' } },
          { id: 'u4', kind: 'text', x: 4, y: 8, w: 8, h: 4, settings: { text: '值班电话见墙上' } },
        ],
      },
    ],
  },
};

/** Answers of the boards' server. */
export const boardAnswers = {
  '/api/v3/boards/list': {
    list: [
      {
        ...{ id: 'b1', name: shownBoard.name, screens: 2, tiles: 10, links: 3 },
        ...{ seen_at: '2026-11-20T06:30:00Z', updated_at: '2026-11-20T06:30:06Z' },
      },
    ],
    total: 1,
  },
  '/api/v3/boards/detail/b1': { id: 'b1', ...shownBoard, updated_at: '2026-11-20T06:30:06Z' },
  '/api/v3/boards/shown': shownBoard,
  '/api/v3/boards/save': { id: 'b1', rev: 2, updated_at: '2026-11-20T06:31:00Z' },
  '/api/v3/boards/figures/sites': {
    ...{ down: 2, degraded: 1, off: 0, up: 30, simulated: false },
    list: [
      { ...site, name: '北京三里屯店', state: 'down', reason: '设备离线' },
      {
        ...site,
        name: '一个名称特别特别长的会议中心东侧二期临时办公区',
        state: 'down',
        reason: '设备离线',
        people: null,
      },
      { ...site, name: '西安小寨店', state: 'degraded', reason: 'WAN1 断', people: null },
      ...Array.from({ length: 30 }, (_, i) => ({
        ...{ name: `门店 ${i + 1}`, state: 'up', group: null, since: null, reason: null, people: null, about: null },
      })),
    ],
  },
  '/api/v3/boards/figures/days': {
    list: ['华东直营', '华北直营', null].map((name, i) => ({
      ...{ name, sites: 38 - i, standing: i, up: 99.98 - i },
      cells: Array.from({ length: 96 }, (_, at) => (i === 1 && at > 84 ? 2 : at % 40 === 39 ? 1 : 0)),
    })),
  },
  '/api/v3/boards/figures/counts': {
    ...{ gateways: pair, aps: pair, switches: pair },
    ...{ clients: 2310, today: 4100, alarms: 12, down: 4.2e9, up: 6e8 },
  },
  '/api/v3/boards/figures/course': course,
  '/api/v3/boards/figures/top': [
    { name: '杭州云栖酒店', bytes: 9.2e12 },
    { name: '青禾学院', bytes: 3.1e12 },
  ],
  '/api/v3/boards/figures/alarms': [
    { level: 'FATAL', site: '北京三里屯店', content: '设备离线', at: '2026-11-20T02:00:00Z' },
    { level: 'MIDDLE', site: '西安小寨店', content: 'WAN1 断开', at: '2026-11-20T05:00:00Z' },
  ],
  '/api/v3/boards/figures/links': {
    list: [{ from: '重庆观音桥店', to: '上海嘉定机房', state: 'linked', latency: 137.2, loss: 0.3 }],
    course: course.map(({ at }, i) => ({ at, latency: 60 + (i % 5) * 9 })),
  },
  '/api/v3/device/groups': [{ id: 'g1', parent_id: null, name: '华北直营', count: 17, online: 15 }],
  '/api/v3/wallboard/links': { list: [], total: 0 },
};
