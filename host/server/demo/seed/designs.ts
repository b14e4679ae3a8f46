import type { DesignDocument, DesignFloor } from '../../../../src/api/contract/design';
import type { EquipmentModel } from '../../../../src/domain/design/equipment';
import { schemeOf } from '../../../../src/domain/design/scheme';
import { day, iso } from '../../../../src/domain/time';
import type { Services } from '../../kit/context/context';
import { insertRows } from '../../kit/sql/bulk';

const none = {
  form: '',
  clients: null,
  mbps: null,
  wans: null,
  aps: null,
  ports: null,
  poe_watts: null,
  watts: null,
} as const;

/** Models of the demo with what they can do and what they cost, all of it made up. */
const models: readonly EquipmentModel[] = [
  { ...none, model: 'NP-R320', kind: 'gateway', clients: 80, mbps: 600, wans: 2, aps: 8, price_fen: 49_900 },
  { ...none, model: 'NP-R520', kind: 'gateway', clients: 200, mbps: 1000, wans: 2, aps: 24, price_fen: 129_900 },
  { ...none, model: 'NP-R680', kind: 'gateway', clients: 600, mbps: 2000, wans: 3, aps: 64, price_fen: 268_000 },
  { ...none, model: 'NP-R980', kind: 'gateway', clients: 2000, mbps: 6000, wans: 4, aps: 256, price_fen: 698_000 },
  { ...none, model: 'NP-S3008P', kind: 'switch', ports: 8, poe_watts: 120, price_fen: 56_900 },
  { ...none, model: 'NP-S5024P', kind: 'switch', ports: 24, poe_watts: 370, price_fen: 189_000 },
  { ...none, model: 'NP-S5048P', kind: 'switch', ports: 48, poe_watts: 740, price_fen: 399_000 },
  { ...none, model: 'NP-A320', kind: 'ap', form: 'panel', clients: 24, watts: 9.5, price_fen: 46_800 },
  { ...none, model: 'NP-A630', kind: 'ap', form: 'ceiling', clients: 40, watts: 12.5, price_fen: 76_800 },
  { ...none, model: 'NP-A650', kind: 'ap', form: 'ceiling', clients: 80, watts: 18.5, price_fen: 118_000 },
];

/** The demo's models, and what is planned with them. */
export async function seedDesigns({ db, now }: Services): Promise<void> {
  const columns = {
    ...{
      model: 'text',
      kind: 'text',
      form: 'text',
      clients: 'integer',
      mbps: 'integer',
      wans: 'integer',
      aps: 'integer',
    },
    ...{ ports: 'integer', poe_watts: 'integer', watts: 'double precision', price_fen: 'integer' },
  };
  await insertRows(db, 'equipment_model', columns, models, 'ON CONFLICT DO NOTHING');
  const rows = [...buildings(await someAps(db))].map((one, n) => ({
    ...one,
    account_id: 'acc_demo',
    created_at: iso(now() - (n + 2) * day),
    updated_at: iso(now() - (n + 2) * day),
  }));
  const shape = { id: 'text', account_id: 'text', name: 'text', document: 'jsonb' } as const;
  await insertRows(
    db,
    'design',
    { ...shape, created_at: 'timestamptz', updated_at: 'timestamptz' },
    rows,
    'ON CONFLICT DO NOTHING',
  );
}

/** Access points of the network that has most of them: they hang in the hotel. */
async function someAps(db: Services['db']): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT id FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' AND gateway_id = (
       SELECT gateway_id FROM device WHERE account_id = 'acc_demo' AND kind = 'ap' GROUP BY gateway_id
       ORDER BY count(*) DESC, gateway_id LIMIT 1
     ) ORDER BY id LIMIT 6`,
  );
  return rows.map(({ id }) => id);
}

type Building = { id: string; name: string; document: DesignDocument };

/** Four buildings that are planned. */
function* buildings(aps: readonly string[]): Iterable<Building> {
  const lines = [1000, 300];
  yield {
    id: 'dsg_demo',
    name: '云栖酒店主楼',
    document: {
      scheme: {
        ...schemeOf('hotel'),
        rooms: 76,
        floors: 3,
        area: 4200,
        clients: 420,
        lines,
        failover: true,
        budget: 80_000,
      },
      floors: [hotelFloor(aps)],
      target: -65,
    },
  };
  yield {
    id: 'dsg_office',
    name: '锦程大厦',
    document: {
      scheme: { ...schemeOf('office'), area: 900, clients: 260, lines: [500] },
      floors: [officeFloor()],
      target: -65,
    },
  };
  yield {
    id: 'dsg_school',
    name: '青禾学院教学楼',
    document: {
      scheme: { ...schemeOf('campus'), rooms: 16, floors: 2, area: 2600, clients: 800, lines, failover: true },
      floors: [1, 2].map(schoolFloor),
      target: -67,
    },
  };
  yield {
    id: 'dsg_shop',
    name: '晨光超市旗舰店',
    document: { scheme: { ...schemeOf('shop'), area: 480, clients: 90 }, floors: [shopFloor()], target: -65 },
  };
}

type Walls = DesignFloor['walls'];
type Spots = readonly (readonly [x: number, y: number, channel: number])[];

/** Access points of a floor by their places. */
const apsOf = (floor: number, spots: Spots, devices: readonly string[] = []): DesignFloor['aps'] =>
  spots.map(([x, y, channel], index) => ({
    ...{ id: `ap${index + 1}`, name: `${floor}F-0${index + 1}`, x, y, channel },
    ...{ form: 'ceiling' as const, power: 17, device: devices[index] ?? null },
  }));

/** Four walls around a floor. */
const around = (material: Walls[number]['material'], width: number, height: number): Walls => [
  { material, x1: 0, y1: 0, x2: width, y2: 0 },
  { material, x1: width, y1: 0, x2: width, y2: height },
  { material, x1: width, y1: height, x2: 0, y2: height },
  { material, x1: 0, y1: height, x2: 0, y2: 0 },
];

/** 40 by 22 metres: open space, meeting rooms of glass along one side, a core of concrete. */
function officeFloor(): DesignFloor {
  const walls = around('glass', 40, 22);
  const labels: DesignFloor['labels'] = [{ name: '开放办公', x: 12, y: 2.5 }];
  for (const [index, x] of [0, 8, 16, 24, 32].entries()) {
    walls.push({ material: 'glass', x1: x, y1: 16, x2: x + 7, y2: 16 });
    if (x > 0) walls.push({ material: 'light', x1: x, y1: 16, x2: x, y2: 22 });
    labels.push({ name: `会议室 ${index + 1}`, x: x + 4, y: 17.4 });
  }
  walls.push(
    ...around('concrete', 8, 6).map((w) => ({ ...w, x1: w.x1 + 17, x2: w.x2 + 17, y1: w.y1 + 5, y2: w.y2 + 5 })),
  );
  labels.push({ name: '电梯厅', x: 21, y: 8.5 }, { name: '财务室', x: 36, y: 2 });
  walls.push({ material: 'brick', x1: 32, y1: 0, x2: 32, y2: 6 }, { material: 'brick', x1: 32, y1: 6, x2: 39, y2: 6 });
  const spots: Spots = [
    [8, 7, 36],
    [12, 18.5, 149],
    [29, 9, 157],
    [30, 18.5, 44],
  ];
  return { id: 'f12', name: '12 层', plan: null, width: 40, height: 22, walls, aps: apsOf(12, spots), labels };
}

/** 64 by 20 metres: classrooms of brick on both sides of a corridor. */
function schoolFloor(floor: number): DesignFloor {
  const walls = around('brick', 64, 20);
  const labels: DesignFloor['labels'] = [];
  for (const y of [8.5, 11.5]) walls.push({ material: 'brick', x1: 0, y1: y, x2: 64, y2: y });
  for (const [index, x] of [0, 16, 32, 48].entries()) {
    if (x > 0)
      walls.push(
        { material: 'brick', x1: x, y1: 0, x2: x, y2: 8.5 },
        { material: 'brick', x1: x, y1: 11.5, x2: x, y2: 20 },
      );
    labels.push(
      { name: `${floor}0${index + 1}`, x: x + 8, y: 1.4 },
      { name: `${floor}1${index + 1}`, x: x + 8, y: 18.6 },
    );
  }
  const spots: Spots = [8, 24, 40, 56].flatMap((x, n) => [
    // None stands above another one on the same channel.
    [x, 4.5, [36, 44, 149, 157][(n + 2 * (floor - 1)) % 4]!] as const,
    [x, 15.5, [153, 161, 40, 48][(n + 2 * (floor - 1)) % 4]!] as const,
  ]);
  return {
    id: `f${floor}`,
    name: `${floor} 层`,
    plan: null,
    width: 64,
    height: 20,
    walls,
    aps: apsOf(floor, spots),
    labels,
  };
}

/** 30 by 16 metres: shelves of metal, a cold store, tills at the door. */
function shopFloor(): DesignFloor {
  const walls = around('brick', 30, 16);
  for (const y of [4, 7, 10]) walls.push({ material: 'metal', x1: 7, y1: y, x2: 20, y2: y });
  walls.push({ material: 'metal', x1: 24, y1: 0, x2: 24, y2: 7 }, { material: 'metal', x1: 24, y1: 7, x2: 30, y2: 7 });
  const labels = [
    { name: '冷库', x: 27, y: 3 },
    { name: '货架', x: 13, y: 5.5 },
    { name: '收银', x: 4, y: 13.5 },
    { name: '仓库', x: 27, y: 12 },
  ];
  const spots: Spots = [
    [6, 13, 36],
    [21.5, 12, 149],
  ];
  return { id: 'f1', name: '1 层', plan: null, width: 30, height: 16, walls, aps: apsOf(1, spots), labels };
}

/** A floor of 54 by 26 metres: rooms on both sides of a corridor, a hall with lifts in the middle. */
function hotelFloor(devices: readonly string[]): DesignFloor {
  const walls: DesignFloor['walls'] = [];
  const wall = (material: (typeof walls)[number]['material'], x1: number, y1: number, x2: number, y2: number) =>
    walls.push({ material, x1, y1, x2, y2 });
  wall('glass', 0, 0, 54, 0);
  wall('glass', 0, 26, 54, 26);
  wall('concrete', 0, 0, 0, 26);
  wall('concrete', 54, 0, 54, 26);
  const labels: DesignFloor['labels'] = [];
  for (const [index, x] of [0, 5, 10, 15, 34, 39, 44, 49].entries()) {
    labels.push({ name: `${301 + index}`, x: x + 2.5, y: 1.2 }, { name: `${311 + index}`, x: x + 2.5, y: 24.8 });
    if (x !== 0) {
      wall('brick', x, 0, x, 11);
      wall('brick', x, 15, x, 26);
    }
  }
  for (const y of [11, 15]) {
    wall('brick', 0, y, 20, y);
    wall('brick', 34, y, 54, y);
  }
  for (const x of [20]) {
    wall('concrete', x, 0, x, 11);
    wall('concrete', x, 15, x, 26);
  }
  wall('metal', 24, 9, 30, 9);
  wall('metal', 24, 17, 30, 17);
  wall('metal', 24, 9, 24, 17);
  wall('metal', 30, 9, 30, 17);
  labels.push({ name: '电梯', x: 27, y: 13 });
  const spots: Spots = [
    [7.5, 13, 36],
    [17.5, 13, 149],
    [27, 4.5, 44],
    [27, 21.5, 157],
    [36.5, 13, 161],
    [45.5, 13, 149],
  ];
  return { id: 'f3', name: '3 层', plan: null, width: 54, height: 26, walls, aps: apsOf(3, spots, devices), labels };
}
