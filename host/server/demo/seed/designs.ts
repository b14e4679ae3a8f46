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

/** The demo's models, and one hotel that is planned. */
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
  const scheme = {
    ...schemeOf('hotel'),
    rooms: 76,
    floors: 3,
    area: 4200,
    clients: 420,
    lines: [1000, 300],
    failover: true,
  };
  const document: DesignDocument = { scheme: { ...scheme, budget: 80_000 }, floors: [hotelFloor()], target: -65 };
  await db.query(
    `INSERT INTO design (id, account_id, name, document, created_at, updated_at)
     VALUES ('dsg_demo', 'acc_demo', '云栖酒店主楼', $1, $2, $2) ON CONFLICT DO NOTHING`,
    [document, iso(now() - 2 * day)],
  );
}

/** A floor of 54 by 26 metres: rooms on both sides of a corridor, a hall with lifts in the middle. */
function hotelFloor(): DesignFloor {
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
  const spots = [
    [7.5, 13, 36],
    [17.5, 13, 149],
    [27, 4.5, 44],
    [27, 21.5, 157],
    [36.5, 13, 161],
    [45.5, 13, 149],
  ] as const;
  const aps = spots.map(([x, y, channel], index) => ({
    ...{ id: `ap${index + 1}`, name: `3F-0${index + 1}`, x, y, channel },
    ...{ form: 'ceiling' as const, power: 17, device: null },
  }));
  return { id: 'f3', name: '3 层', plan: null, width: 54, height: 26, walls, aps, labels };
}
