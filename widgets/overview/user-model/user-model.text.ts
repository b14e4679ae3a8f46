import { words } from '../../../src/text/words';

/** Words of UserModel. */
export const userModelText = words('userModel', {
  heading: '用户模型',
  users: (count: string) => `${count} 位到店用户`,
  groups: '用户群组',
  groupsNote: '人数占比',
  labels: { movie: '影视', im: '社交', shopping: '购物', game: '游戏', travel: '旅行', sport: '运动' },
  blocks: '停留时段分布',
  blocksNote: '人次 / 日均',
  block: '时段',
  blocksSpoken: '每日各时段到店的人次，按停留时长分层',
  dwell: '停留时长占比',
  dwellNote: '按单次在线时长',
  people: '人次',
  types: '终端类型占比',
  typeNames: { android: 'Android', ios: 'iOS', windows: 'Windows', mac: 'macOS' },
  brands: '终端品牌 Top 5',
  brandsNote: '台数',
  devices: (count: string) => `${count} 台`,
  /** Minutes up to an hour, then hours (specification, section 3: the other reading of the buckets). */
  minutes: {
    '<30': '30 分钟内',
    '>30': '30–60 分钟',
    '1~2': '1–2 小时',
    '2~4': '2–4 小时',
    '>4': '4 小时以上',
  },
  /** All in hours. */
  hours: {
    '<1': '1 小时内',
    '1~2': '1–2 小时',
    '2~4': '2–4 小时',
    '4~8': '4–8 小时',
    '>8': '8 小时以上',
  },
});
