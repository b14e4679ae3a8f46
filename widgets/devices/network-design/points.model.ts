import type { DesignFloor } from '../../../src/api/contract/design';
import { stepOf, type Grid } from '../../../src/domain/design/coverage';
import { channels, channelsFor, type Spot } from '../../../src/domain/design/points';

/** A storey of a plan, and an access point on it. */
export type Floor = DesignFloor;
export type Ap = Floor['aps'][number];

/** A name for something new that nothing has yet. */
export function freeId(taken: readonly { id: string }[], prefix: string): string {
  let number = taken.length + 1;
  while (taken.some(({ id }) => id === `${prefix}${number}`)) number++;
  return `${prefix}${number}`;
}

/** A new access point. */
export const newAp = (floor: Floor, index: number, x: number, y: number): Ap => ({
  ...{ id: freeId(floor.aps, 'ap'), x, y, form: 'ceiling', power: 17, channel: channels[0], device: null },
  name: `${index + 1}F-${String(floor.aps.length + 1).padStart(2, '0')}`,
});

/** All access points with the number of their floor; their ids with that of the floor, as those repeat. */
export const spotsOf = (floors: readonly Floor[]): Spot[] =>
  floors.flatMap(({ id: on, aps }, floor) =>
    aps.map(({ id, x, y, power, channel }) => ({ id: `${on} ${id}`, x, y, power, channel, floor })),
  );

/** The floors with channels that are least in each other's way. */
export function withChannels(floors: readonly Floor[]): Floor[] {
  const given = channelsFor(floors, spotsOf(floors));
  return floors.map((floor) => ({
    ...floor,
    aps: floor.aps.map((ap) => ({ ...ap, channel: given.get(`${floor.id} ${ap.id}`) ?? ap.channel })),
  }));
}

/** Everything on a floor larger by a factor: what was told as so many metres. */
export const scaled = (floor: Floor, by: number): Floor => ({
  ...floor,
  width: floor.width * by,
  height: floor.height * by,
  walls: floor.walls.map((w) => ({ ...w, x1: w.x1 * by, y1: w.y1 * by, x2: w.x2 * by, y2: w.y2 * by })),
  aps: floor.aps.map((ap) => ({ ...ap, x: ap.x * by, y: ap.y * by })),
  labels: floor.labels.map((one) => ({ ...one, x: one.x * by, y: one.y * by })),
});

/** Cells of each step as one path, in cells: neighbours in a row are one rectangle. */
export function heatPaths({ columns, rows, level }: Grid): string[] {
  const paths = ['', '', '', '', '', ''];
  for (let row = 0; row < rows; row++) {
    let from = 0;
    for (let column = 1; column <= columns; column++) {
      const step = stepOf(level[row * columns + from]!);
      if (column < columns && stepOf(level[row * columns + column]!) === step) continue;
      paths[step] += `M${from} ${row}h${column - from}v1h${from - column}z`;
      from = column;
    }
  }
  return paths;
}

/** The label that stands nearest to a point; undefined: none is within 8 metres. */
export function roomAt({ labels }: Floor, x: number, y: number): string | undefined {
  const away = (one: { x: number; y: number }) => Math.hypot(one.x - x, one.y - y);
  const [nearest] = labels.filter((one) => away(one) < 8).sort((a, b) => away(a) - away(b));
  return nearest?.name;
}

/** Where the marks of gaps stand, in metres: within the floor, and beside the names of rooms. `unit`: size of a letter. */
export function markPlaces<G extends { x: number; y: number }>(
  gaps: readonly G[],
  { width, height, labels }: Pick<Floor, 'width' | 'height' | 'labels'>,
  unit: number,
): G[] {
  const edge = unit * 0.9;
  const within = (value: number, most: number) => Math.min(most - edge, Math.max(edge, value));
  return gaps.map((gap) => {
    const x = within(gap.x, width);
    const y = within(gap.y, height);
    const name = labels.find(
      (one) =>
        Math.abs(one.x - x) < (one.name.length / 2) * unit + edge &&
        Math.abs(one.y - unit * 0.35 - y) < unit + edge / 2,
    );
    if (!name) return { ...gap, x, y };
    // Below the name, above it where the floor ends.
    const below = name.y + unit * 1.4;
    return { ...gap, x, y: below > height - edge ? name.y - unit * 2.1 : below };
  });
}
