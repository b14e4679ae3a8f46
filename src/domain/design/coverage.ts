/** What walls are made of. */
export const materials = ['concrete', 'brick', 'light', 'glass', 'metal'] as const;
export type Material = (typeof materials)[number];

/** Bands by their name in GHz. */
export const bands = ['2.4', '5', '6'] as const;
export type Band = (typeof bands)[number];

/** Middle of each band, MHz. */
const frequency: Readonly<Record<Band, number>> = { '2.4': 2442, '5': 5500, '6': 6500 };

/**
 * Loss of one wall, dB: planning values for walls of ordinary thickness. They grow with the frequency as the materials
 * of Recommendation ITU-R P.2040 do, metal apart, which is taken as opaque; a wall that was measured may differ by several dB.
 */
export const wallLoss: Readonly<Record<Material, Readonly<Record<Band, number>>>> = {
  concrete: { '2.4': 10, '5': 14, '6': 16 },
  brick: { '2.4': 6, '5': 8, '6': 9 },
  light: { '2.4': 3, '5': 5, '6': 6 },
  glass: { '2.4': 2, '5': 4, '6': 5 },
  metal: { '2.4': 26, '5': 26, '6': 26 },
};

/** Loss of one ceiling, dB, and its exponent: COST 231 final report, chapter 4.7, table 4.7.2. */
const floorLoss = 18.3;
const floorExponent = 0.46;
/** Metres that a client is below an access point, so that nothing is nearer than that. */
const drop = 1.5;
/** Metres from floor to floor. */
const storey = 3.3;

/** A wall in metres. */
interface Wall {
  material: Material;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Something that sends, in metres. */
export interface Sender {
  x: number;
  y: number;
  /** Radiated power, dBm. */
  power: number;
  /** Which floor it is on, from 0. */
  floor: number;
}

/** One storey of a building. */
export interface Storey {
  /** Metres. */
  width: number;
  height: number;
  walls: readonly Wall[];
}

/**
 * Path loss in dB by the multi-wall model of COST 231 (final report, 1999, chapter 4.7.2):
 * `L = L_free + Σ k_w · L_w + k_f^((k_f + 2)/(k_f + 1) − b) · L_f`, with free space `20 log d + 20 log f − 27.55` (d in m, f
 * in MHz; ITU-R P.525). Its constant term is 0, as the walls are told one by one.
 */
function pathLoss(metres: number, band: Band, wallsDb: number, floors: number): number {
  const free = 20 * Math.log10(Math.max(metres, drop)) + 20 * Math.log10(frequency[band]) - 27.55;
  const ceilings = floors === 0 ? 0 : floors ** ((floors + 2) / (floors + 1) - floorExponent) * floorLoss;
  return free + wallsDb + ceilings;
}

/** dB of the walls between two points of one floor. */
export function wallsBetween(
  walls: readonly Wall[],
  band: Band,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  let loss = 0;
  for (const wall of walls) if (crosses(wall, ax, ay, bx, by)) loss += wallLoss[wall.material][band];
  return loss;
}

/** Whether a way goes through a wall; one that only begins at it does not. */
function crosses({ x1, y1, x2, y2 }: Wall, ax: number, ay: number, bx: number, by: number): boolean {
  const a = (x2 - x1) * (ay - y1) - (y2 - y1) * (ax - x1);
  const b = (x2 - x1) * (by - y1) - (y2 - y1) * (bx - x1);
  if (a * b >= 0) return false;
  const c = (bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax);
  const d = (bx - ax) * (y2 - ay) - (by - ay) * (x2 - ax);
  return c * d < 0 || (c === 0) !== (d === 0);
}

/** What arrives from one sender at a point of a floor, dBm. Walls of the point's floor count; between floors the ceilings do. */
export function levelAt(
  storeys: readonly Storey[],
  floor: number,
  sender: Sender,
  band: Band,
  x: number,
  y: number,
): number {
  const apart = Math.abs(sender.floor - floor);
  const away = Math.hypot(x - sender.x, y - sender.y, apart === 0 ? drop : apart * storey);
  const walls = wallsBetween(storeys[floor]!.walls, band, sender.x, sender.y, x, y);
  return sender.power - pathLoss(away, band, walls, apart);
}

/** What arrives everywhere on a floor, row by row. */
export interface Grid {
  columns: number;
  rows: number;
  /** Metres of a cell. */
  cell: number;
  /** dBm of the strongest; -Infinity where nothing sends. */
  level: Float32Array;
  /** Place of the strongest in the list of senders; -1: none. */
  best: Int16Array;
}

/** Reckons a floor in cells of half a metre unless told, in the middle of each cell. */
export function coverageOf(
  storeys: readonly Storey[],
  floor: number,
  senders: readonly Sender[],
  band: Band,
  cell = 0.5,
): Grid {
  const at = emptyGrid(storeys[floor]!, cell);
  fillRows(at, storeys, floor, senders, band, 0, at.rows);
  return at;
}

/** A grid with nothing in it. */
export function emptyGrid({ width, height }: Pick<Storey, 'width' | 'height'>, cell: number): Grid {
  const [columns, rows] = [Math.max(1, Math.ceil(width / cell)), Math.max(1, Math.ceil(height / cell))];
  const level = new Float32Array(columns * rows).fill(-Infinity);
  return { columns, rows, cell, level, best: new Int16Array(columns * rows).fill(-1) };
}

/** Reckons some rows of a grid: where there is no worker the page does a few at a time. */
export function fillRows(
  { columns, cell, level, best }: Grid,
  storeys: readonly Storey[],
  floor: number,
  senders: readonly Sender[],
  band: Band,
  from: number,
  to: number,
): void {
  const { walls } = storeys[floor]!;
  const losses = walls.map(({ material }) => wallLoss[material][band]);
  const extra = senders.map(({ floor: on, power }) => {
    const apart = Math.abs(on - floor);
    return { up: (apart === 0 ? drop : apart * storey) ** 2, bare: power - (pathLoss(1000, band, 0, apart) - 60) };
  });
  const bare = new Float64Array(senders.length);
  const order: number[] = [];
  for (let row = from; row < to; row++) {
    const y = (row + 0.5) * cell;
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5) * cell;
      order.length = 0;
      for (let i = 0; i < senders.length; i++) {
        const sender = senders[i]!;
        const square = (x - sender.x) ** 2 + (y - sender.y) ** 2 + extra[i]!.up;
        bare[i] = extra[i]!.bare - 10 * Math.log10(Math.max(square, drop * drop));
        order.push(i);
      }
      order.sort((a, b) => bare[b]! - bare[a]!);
      let strongest = -Infinity;
      let by = -1;
      // Walls only weaken: when nothing that is left could be stronger even without walls, the rest is not looked at.
      for (const i of order) {
        if (bare[i]! <= strongest) break;
        const sender = senders[i]!;
        let value = bare[i]!;
        for (let w = 0; w < walls.length && value > strongest; w++) {
          if (crosses(walls[w]!, sender.x, sender.y, x, y)) value -= losses[w]!;
        }
        if (value > strongest) [strongest, by] = [value, i];
      }
      level[row * columns + column] = strongest;
      best[row * columns + column] = by;
    }
  }
}

/** Limits of the colours, dBm: below the first it is hatched. */
export const steps = [-75, -70, -65, -60, -55] as const;

/** Step of a level, 0 (below all limits) to 5. */
export const stepOf = (level: number): number => steps.filter((limit) => level >= limit).length;

/** Part of the cells that reach a level, 0 to 1. */
export function shareAbove({ level }: Grid, target: number): number {
  let reached = 0;
  for (const one of level) if (one >= target) reached++;
  return reached / level.length;
}

/** Part of the cells in each step, weakest first. */
export function sharesByStep({ level }: Grid): number[] {
  const counts = [0, 0, 0, 0, 0, 0];
  for (const one of level) counts[stepOf(one)]!++;
  return counts.map((count) => count / level.length);
}
