import type { TvState } from '../../../../src/domain/tv';
import { insertRows } from '../../kit/sql/bulk';
import { day, iso } from '../../../../src/domain/time';
import { between, hex, pick } from '../simulation/hash';
import { hash } from '../../kit/hash';
import type { DemoServices } from '../simulation/plan';
import { playTv } from '../simulation/tv';
import { fleetOf } from '../simulation/world';

type Line = readonly [name: string, letter: string, kind: 'stream' | 'file', address: string];

/** Groups of channels; `start`: the number of the channel that begins. */
const groups: readonly { name: string; hours: string; start: number | null; channels: readonly Line[] }[] = [
  {
    name: '酒店客房',
    hours: '',
    start: null,
    channels: [
      ['综合频道', '综', 'stream', 'udp://239.10.1.1:5001'],
      ['新闻频道', '新', 'stream', 'udp://239.10.1.2:5001'],
      ['体育频道', '体', 'stream', 'udp://239.10.1.3:5001'],
      ['电影频道', '影', 'stream', 'udp://239.10.1.4:5001'],
      ['少儿频道', '少', 'stream', 'udp://239.10.1.5:5001'],
      ['纪录频道', '纪', 'stream', 'rtp://239.10.1.6:5004'],
      ['酒店服务指南', '', 'file', '/tv/guide.mp4'],
      ['大堂实景', '', 'stream', 'rtsp://10.10.0.60/live/lobby'],
    ],
  },
  {
    name: '门店大屏',
    hours: '09:30-22:00',
    start: 0,
    channels: [
      ['品牌宣传片', '品', 'file', '/tv/brand-2026.mp4'],
      ['新品速递', '新', 'file', '/tv/new-arrivals.mp4'],
      ['会员日直播', '播', 'stream', 'https://live.example.com/shanyu/member-day.m3u8'],
    ],
  },
  {
    name: '校园信息屏',
    hours: '06:30-23:00',
    start: 0,
    channels: [
      ['校园通知', '知', 'file', '/tv/notice.mp4'],
      ['校园电视台', '校', 'stream', 'https://tv.example.edu/campus/live.m3u8'],
    ],
  },
];

/** Which screens stand behind which gateway of the demo, by its number. */
const screens: readonly { gateway: number; group: number | null; rooms: readonly (readonly [string, string])[] }[] = [
  {
    gateway: 0,
    group: 1,
    rooms: [
      ['一楼橱窗屏', '一楼大厅'],
      ['收银台上方屏', '收银台'],
      ['二楼中庭屏', '二楼中庭'],
      ['试衣区屏', '试衣区'],
    ],
  },
  { gateway: 1, group: 0, rooms: floors([3, 4, 5], 8).map((room) => [`客房 ${room}`, `${room} 房`] as const) },
  {
    gateway: 2,
    group: 2,
    rooms: [
      ['一号楼门厅屏', '一层走廊'],
      ['活动室电视', '活动室'],
      ['值班室电视', '值班室'],
    ],
  },
  { gateway: 3, group: 1, rooms: [['门口迎宾屏', '门口']] },
  { gateway: 4, group: null, rooms: [['待安装电视盒', '']] },
];

function floors(levels: readonly number[], rooms: number): string[] {
  return levels.flatMap((level) =>
    Array.from({ length: rooms }, (_, i) => `${level}${String(i + 1).padStart(2, '0')}`),
  );
}

/** TV boxes of the demo account with what they play, once. */
export async function seedTv({ db, now, fleets }: DemoServices): Promise<void> {
  const plan = fleets.find(({ accountId }) => accountId === 'acc_demo');
  if (!plan) return;
  const at = now();
  const [known] = await db.query(`SELECT 1 FROM tv_group WHERE id = 'tvg_demo_0'`);
  if (known) return;
  const gateways = fleetOf(plan).gateways.slice(0, plan.gateways);
  await db.tx(async (sql) => {
    for (const [g, { name, hours, start, channels }] of groups.entries()) {
      const made = await sql.query(
        `INSERT INTO tv_group (id, account_id, name, hours, start_channel, created_at)
         SELECT $1, id, $2, $3, $4, $5 FROM account WHERE id = 'acc_demo' ON CONFLICT DO NOTHING RETURNING id`,
        [`tvg_demo_${g}`, name, hours, start === null ? null : `tvc_demo_${g}_${start}`, iso(at - (90 - g) * day)],
      );
      if (made.length === 0) continue;
      await insertRows(
        sql,
        'tv_channel',
        {
          id: 'text',
          group_id: 'text',
          account_id: 'text',
          position: 'integer',
          name: 'text',
          letter: 'text',
          kind: 'text',
          address: 'text',
        },
        channels.map(([channel, letter, kind, address], position) => ({
          id: `tvc_demo_${g}_${position}`,
          group_id: `tvg_demo_${g}`,
          account_id: 'acc_demo',
          position,
          name: channel,
          letter,
          kind,
          address,
        })),
      );
    }
    for (const { gateway: index, group, rooms } of screens) {
      const gateway = gateways[index];
      if (!gateway) continue;
      const [there] = await sql.query(`SELECT 1 FROM device WHERE id = $1 AND account_id = 'acc_demo'`, [gateway.id]);
      if (!there) continue;
      await insertRows(
        sql,
        'tv_box',
        boxColumns,
        rooms.map(([name, room], i) => boxOf({ gateway, index, i, name, room, group })),
        'ON CONFLICT DO NOTHING',
      );
      if (group === null) continue;
      await sql.query(
        `INSERT INTO gateway_delivery (gateway_id, kind, account_id, rev, done_rev, state)
         VALUES ($1, 'tv', 'acc_demo', 1, 1, 'done') ON CONFLICT DO NOTHING`,
        [gateway.id],
      );
    }
  });
  await playTv(db, 'acc_demo', at);
}

const boxColumns = {
  id: 'text',
  account_id: 'text',
  gateway_id: 'text',
  mac: 'text',
  serial: 'text',
  model: 'text',
  version: 'text',
  ip: 'text',
  name: 'text',
  room: 'text',
  group_id: 'text',
  state: 'text',
  volume: 'integer',
  simulated: 'boolean',
};

function boxOf(of: {
  gateway: { id: string; ip: string };
  index: number;
  i: number;
  name: string;
  room: string;
  group: number | null;
}) {
  const { gateway, index, i, name, room, group } = of;
  const tail = hex(6, 280, index, i);
  return {
    id: `tvb_demo_${index}_${i}`,
    account_id: 'acc_demo',
    gateway_id: gateway.id,
    mac: `02:7e:${String(index).padStart(2, '0')}:${tail.match(/../g)!.join(':')}`,
    serial: `TV${hex(10, 281, index, i).toUpperCase()}`,
    model: index === 1 ? 'NP-TV200' : 'NP-TV500',
    version: pick(['2.4.1', '2.4.1', '2.4.1', '2.3.8'], hash(282, index, i)),
    ip: gateway.ip.replace(/\.\d+$/, `.${101 + i}`),
    name,
    room,
    group_id: group === null ? null : `tvg_demo_${group}`,
    state: 'offline' satisfies TvState,
    volume: between(12, 38, 283, index, i),
    simulated: true,
  };
}
