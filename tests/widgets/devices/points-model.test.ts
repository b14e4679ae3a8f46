import { expect, test } from 'vitest';
import { markPlaces } from '../../../widgets/devices/network-design/points.model';

const floor = {
  width: 50,
  height: 30,
  labels: [
    { name: '电梯', x: 25, y: 15 },
    { name: '308', x: 48, y: 29 },
  ],
};
const placed = (x: number, y: number) => {
  const [mark] = markPlaces([{ x, y, level: -75 }], floor, 1);
  return [mark!.x, mark!.y];
};

test.each([
  ['where nothing is, they stand at their gap', [10, 10], [10, 10]],
  ['at a corner, they are whole', [0, 30], [0.9, 29.1]],
  ['on the name of a room, they stand below it', [24.5, 15], [24.5, 16.4]],
  ['on a name at the lower wall, they stand above it', [48, 28.5], [48, 26.9]],
] as const)('marks of gaps: %s', (_, [x, y], [wantedX, wantedY]) => {
  const [atX, atY] = placed(x, y);
  expect(atX).toBeCloseTo(wantedX);
  expect(atY).toBeCloseTo(wantedY);
});
