import { columns } from './types';

/** A row of the stories. */
export interface SampleRow {
  id: string;
  remark: string;
  status: 'online' | 'offline';
  model: string;
  firmware: string;
  ip: string;
  clients: number;
  down: number;
  up: number;
  cpu: number | null;
  group: string;
  serial: string;
  uptime: string;
}

const places = [
  '青禾学院东区宿舍',
  '杭州云栖酒店主楼',
  '广州天河办公室',
  '上海静安寺旗舰店',
  '成都太古里店',
  '重庆观音桥店',
  '厦门曾厝垵民宿',
];
const groups = ['校园', '酒店客户', '华东直营', '华南直营', '西南直营'];
const models = ['NP-R980', 'NP-R680', 'NP-R520'];

/** The same rows every time: `count` gateways, every eleventh offline. */
export const sampleRows = (count: number): SampleRow[] =>
  Array.from({ length: count }, (_, i) => {
    const offline = i % 11 === 10;
    const mix = (i * 2654435761) % 4294967296;
    return {
      id: `gw${i + 1}`,
      remark: `${places[i % places.length]} ${Math.floor(i / places.length) + 1}`,
      status: offline ? 'offline' : 'online',
      model: models[i % models.length] ?? '',
      firmware: `3.7.${9 + (i % 4)}`,
      ip: offline ? '' : `${60 + (i % 120)}.${(mix >>> 8) % 256}.${(mix >>> 16) % 256}.${1 + (i % 250)}`,
      clients: offline ? 0 : mix % 1500,
      down: offline ? 0 : (mix % 9400) / 10,
      up: offline ? 0 : (mix % 2100) / 10,
      cpu: offline ? null : 5 + (mix % 90),
      group: groups[i % groups.length] ?? '',
      serial: `SN${String(mix).padStart(10, '0')}`,
      uptime: `${1 + (mix % 90)} 天`,
    };
  });

/** Twelve columns, as the router list has. */
export const sampleColumns = columns<SampleRow>([
  {
    key: 'remark',
    title: '备注名称',
    width: 200,
    grow: 1,
    strong: true,
    sortable: true,
    edit: {
      value: (row) => row.remark,
      maxLength: 40,
      check: (value) => (value.trim() ? undefined : '必须填写备注名称'),
    },
  },
  { key: 'status', title: '状态', width: 96, text: (row) => (row.status === 'online' ? '在线' : '离线') },
  { key: 'model', title: '型号', width: 96, priority: 3 },
  { key: 'firmware', title: '固件版本', width: 112 },
  { key: 'ip', title: '公网 IP', width: 136, mono: true },
  { key: 'clients', title: '在线终端', width: 104, align: 'right', sortable: true },
  { key: 'down', title: '下行', unit: 'Mbps', width: 104, align: 'right', sortable: true },
  { key: 'up', title: '上行', unit: 'Mbps', width: 104, align: 'right' },
  { key: 'cpu', title: 'CPU', unit: '%', width: 80, align: 'right' },
  { key: 'group', title: '分组', width: 104, priority: 2 },
  { key: 'serial', title: '序列号', width: 128, mono: true, priority: 3 },
  { key: 'uptime', title: '运行时长', width: 88, priority: 3 },
]);

const view = (id: string, name: string, shared: boolean, mine: boolean) => ({
  ...{ id, table: 'story', name, shared, mine, query: { status: 'offline' }, columns: ['remark', 'status'] },
});

/** A server that remembers two views and no columns. */
export const viewAnswers = {
  '/api/v3/personalization/show': {},
  '/api/v3/personalization/update': null,
  '/api/v3/table_view/list': {
    list: [
      view('v1', '离线超过一天的酒店路由器', false, true),
      view('v2', '华东直营（与合作方共享，名称特别特别长也不能撑开面板）', true, false),
    ],
    total: 2,
  },
};
