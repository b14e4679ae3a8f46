import { percent } from '../../../src/format';
import { spaced } from '../../../src/text/spaced';
import { words } from '../../../src/text/words';

interface Told {
  online: boolean;
  clients: number;
  median: number | null;
  weakest: number | null;
}

/** Words of the points on floor plans. */
export const pointsText = words('networkDesignPoints', {
  floors: '楼层',
  reached: '达标面积',
  addFloor: '加一层',
  floorName: (number: number) => `${number} 层`,
  nameLabel: '楼层名称',
  removeFloor: '删除这一层',
  removeAsk: (name: string, aps: number) => `删除“${name}”与上面的 ${aps} 台 AP？`,
  width: '宽',
  height: '高',
  metre: 'm',
  plan: '平面图',
  upload: '上传平面图',
  another: '换平面图',
  planHelp: 'JPG、PNG 或 WebP，不超过 5 MB；PDF 请先导出为图片。上传后用“量尺”点两点定比例。',
  planHelpPdf: 'JPG、PNG 或 WebP，不超过 5 MB；或 PDF 的一页，不超过 30 MB。上传后用“量尺”点两点定比例。',
  takePlan: '去掉平面图',
  uploaded: '平面图已上传，请用“量尺”点两点定比例',
  tool: '工具',
  tools: { select: '选择', wall: '画墙', ap: '放 AP', label: '房名', scale: '量尺' },
  hints: {
    select: '点 AP 选中；选中后拖动，或用方向键移动，Delete 删除',
    wall: '点两点画一面墙；点已有的墙删除',
    ap: '点一处放一台 AP',
    label: '点一处写上房间名；点已有的名字删除',
    scale: '点图上已知距离的两点，再填实际米数',
  },
  second: '再点第二点，Esc 取消',
  band: '频段',
  bandOf: (band: string) => `${band} GHz`,
  wallsOf: (band: string) => `${band} GHz 衰减`,
  material: '墙体',
  materials: { concrete: '混凝土', brick: '砖墙', light: '轻隔墙', glass: '玻璃', metal: '金属' },
  db: (loss: number) => `−${loss} dB`,
  noFloor: '先加一层',
  noFloorReason: '填宽与高，或上传平面图；再画墙、放 AP，就能看到预计覆盖。',
  drawing: (name: string) => `${name} 平面图与预计覆盖`,
  coverage: (name: string) => spaced`${name}覆盖`,
  target: '目标',
  targetOf: (dbm: number) => `≥ ${dbm} dBm 占 95%`.replace('-', '−'),
  percent: (share: number) => percent(share),
  model: '按 COST 231 多墙模型估算：自由空间损耗加每面墙与楼板的衰减，家具与人不计。以现场测量为准。',
  gaps: '还差的地方',
  noGaps: '没有还差的地方',
  gap: (room: string | undefined, number: number) => room ?? `第 ${number} 处`,
  gapNote: (area: number, walls: number | undefined) =>
    walls === undefined
      ? `${area} m²，没有 AP`
      : walls > 0
        ? `${area} m²，与最近的 AP 隔墙 ${walls} dB`
        : `${area} m²，离 AP 太远`,
  level: (dbm: number) => (Number.isFinite(dbm) ? `${Math.round(dbm)} dBm`.replace('-', '−') : '没有信号'),
  aps: 'AP',
  apsNote: (count: number) => `${count} 台`,
  apName: '名称',
  channel: '信道',
  power: '功率 dBm',
  form: '安装',
  forms: { ceiling: '吸顶', panel: '面板' },
  device: '对应设备',
  searchDevice: '搜索设备',
  noDevice: '还没有',
  toDevice: '打开这台 AP',
  remove: '删除',
  addAp: '加一台',
  propose: '自动补点',
  proposed: (count: number) => (count > 0 ? `补了 ${count} 台 AP` : '已达到目标，不用补'),
  full: '这一层的 AP 已到上限',
  autoChannels: '自动分配信道',
  clash: (a: string, b: string, channel: number) => `${a} 与 ${b} 同用信道 ${channel}`,
  channelsDone: '信道已分配',
  scaleTitle: '两点的实际距离',
  scaleOk: '设定比例',
  metres: '米数',
  labelTitle: '房间名',
  showMeasured: '实测',
  measuredHeading: '实测',
  dbm: (dbm: number) => `${Math.round(dbm)} dBm`.replace('-', '−'),
  measured: ({ online, clients, median }: Told) =>
    !online ? '离线' : clients === 0 ? '没有终端' : `${clients} 台 · ${median} dBm`.replace('-', '−'),
  measuredOf: (name: string, { online, clients, median, weakest }: Told) =>
    !online
      ? `${name} 离线`
      : clients === 0
        ? `${name} 没有终端`
        : `${name} ${clients} 台终端，中位 ${median} dBm，最弱 ${weakest} dBm`.replaceAll(' -', ' −'),
  heardOf: (at: string, from: string, signal: number, expected: number) =>
    `${at} 听到 ${from} ${signal} dBm，预计 ${Math.round(expected)}`.replaceAll(' -', ' −'),
  measuredNote: '终端的信号由 AP 上报；AP 之间为上次扫描所听到的。',
  measuredSimulated: '演示数据：这些 AP 由模拟器生成，实测与平面图无关。',
  exportImage: '导出图片',
  exportFailed: '这个浏览器没有画出图片，请用打印',
  exportTitle: (name: string, floor: string, band: string) => `${name} ${floor} ${band} GHz 预计覆盖`,
  exportReach: (percent: string, target: number) => `${percent} 的面积不低于 ${target} dBm`.replace(' -', ' −'),
  exportAp: (name: string, channel: number, power: number) => `${name}：信道 ${channel}，${power} dBm`,
  exportGap: (number: number, room: string, level: string, note: string) => `${number}. ${room}：${level}，${note}`,
  legend: '信号强度 dBm',
  below: (dbm: number) => `< ${dbm}`.replace('-', '−'),
  above: (dbm: number) => `≥ ${dbm}`.replace('-', '−'),
});
