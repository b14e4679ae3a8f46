import { abroad, type PlaceCode } from '../../../../src/domain/region';

/** Degrees east and north of each province's capital; what is abroad stands where most of it is, in Singapore. */
const capitals: Readonly<Record<PlaceCode, readonly [east: number, north: number]>> = {
  '11': [116.4, 39.9],
  '12': [117.2, 39.1],
  '13': [114.5, 38],
  '14': [112.5, 37.9],
  '15': [111.7, 40.8],
  '21': [123.4, 41.8],
  '22': [125.3, 43.9],
  '23': [126.6, 45.8],
  '31': [121.5, 31.2],
  '32': [118.8, 32.1],
  '33': [120.2, 30.3],
  '34': [117.2, 31.8],
  '35': [119.3, 26.1],
  '36': [115.9, 28.7],
  '37': [117, 36.7],
  '41': [113.6, 34.8],
  '42': [114.3, 30.6],
  '43': [112.9, 28.2],
  '44': [113.3, 23.1],
  '45': [108.4, 22.8],
  '46': [110.3, 20],
  '50': [106.6, 29.6],
  '51': [104.1, 30.7],
  '52': [106.7, 26.6],
  '53': [102.7, 25],
  '54': [91.1, 29.7],
  '61': [108.9, 34.3],
  '62': [103.8, 36.1],
  '63': [101.8, 36.6],
  '64': [106.3, 38.5],
  '65': [87.6, 43.8],
  '71': [121.5, 25],
  '81': [114.2, 22.3],
  '82': [113.5, 22.2],
  [abroad]: [103.8, 1.35],
};
/** Radius of the earth in kilometres. */
const radius = 6371;

/** Kilometres between two places as the crow flies; between two of one province none. */
export function kilometres(one: PlaceCode, other: PlaceCode): number {
  const [east, north, otherEast, otherNorth] = [...capitals[one], ...capitals[other]].map(
    (degrees) => (degrees * Math.PI) / 180,
  ) as [number, number, number, number];
  const half =
    Math.sin((otherNorth - north) / 2) ** 2 +
    Math.cos(north) * Math.cos(otherNorth) * Math.sin((otherEast - east) / 2) ** 2;
  return 2 * radius * Math.asin(Math.sqrt(half));
}
