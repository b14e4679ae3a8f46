import { buildings, campuses, cities, flagships, hotels, schools, stores, type SiteType } from './words';
import { pick, weighted } from './hash';
import { hash, unit } from '../../kit/hash';

/** Where a gateway stands. */
export interface Site {
  remark: string;
  type: SiteType;
  city: string;
  /** Address in words. */
  location: string;
  /** Group of the tree that it belongs to. */
  group: GroupName;
  /** Relative number of bytes and of people. */
  traffic: number;
  people: number;
}

/** Groups of a simulated account; the second word is the parent. */
export const groupTree = [
  ['直营门店', undefined],
  ['华东直营', '直营门店'],
  ['华北直营', '直营门店'],
  ['华南直营', '直营门店'],
  ['西南直营', '直营门店'],
  ['酒店客户', undefined],
  ['校园', undefined],
  ['总部与办公', undefined],
  ['仓配', undefined],
] as const;
type GroupName = (typeof groupTree)[number][0];

/** How common a kind of site is, what it uses and how many people it holds, relative to a shop. */
const typeTable: Readonly<Record<SiteType, { often: number; traffic: number; people: number }>> = {
  shop: { often: 44, traffic: 1, people: 1 },
  cafe: { often: 18, traffic: 0.6, people: 0.7 },
  hotel: { often: 14, traffic: 3, people: 3.5 },
  office: { often: 12, traffic: 2, people: 2.5 },
  school: { often: 5, traffic: 6, people: 9 },
  warehouse: { often: 7, traffic: 0.8, people: 0.8 },
};
const types = Object.keys(typeTable) as SiteType[];

/** Sites of a fleet: every name once, the same for the same seed. */
export function makeSites(seed: number, count: number, withFlagships: boolean): Site[] {
  const used = new Set<string>();
  const sites: Site[] = [];
  if (withFlagships) for (const known of flagships.slice(0, count)) sites.push(flagship(known, used));
  for (let i = sites.length; sites.length < count; i++) sites.push(makeSite(seed, i, used));
  return sites;
}

function flagship(known: (typeof flagships)[number], used: Set<string>): Site {
  used.add(known.remark);
  const { type, city, remark } = known;
  return {
    remark,
    type,
    city,
    location: `${city}市`,
    group: groupOf(type, '华东'),
    traffic: 0,
    people: typeTable[type].people * 6,
  };
}

function makeSite(seed: number, index: number, used: Set<string>): Site {
  const type =
    types[
      weighted(
        types.map((name) => typeTable[name].often),
        unit(seed, 11, index),
      )
    ]!;
  for (let attempt = 0; ; attempt++) {
    const city = pick(cities, seed, 12, index, attempt);
    const place = pick(city.places, seed, 13, index, attempt);
    const remark = siteName(type, city.name, place, hash(seed, 14, index, attempt));
    if (used.has(remark)) continue;
    used.add(remark);
    const size = Math.exp((unit(seed, 15, index) + unit(seed, 16, index) - 1) * 1.6);
    return {
      remark,
      type,
      city: city.name,
      location: `${city.name}市${place}`,
      group: groupOf(type, city.region),
      traffic: typeTable[type].traffic * size,
      people: typeTable[type].people * size,
    };
  }
}

function siteName(type: SiteType, city: string, place: string, h: number): string {
  const at = <T>(list: readonly T[], shift: number) => list[(h >>> shift) % list.length]!;
  switch (type) {
    case 'hotel':
      return `${city}${at(hotels, 3)}酒店${at(buildings, 9)}`;
    case 'school':
      return `${at(schools, 3)}学院${at(campuses, 9)}`;
    case 'office':
      return `${city}${place}办公室${h % 3 === 0 ? '' : ` ${(h % 5) + 1} 层`}`;
    case 'warehouse':
      return `${city}${place}仓`;
    case 'cafe':
      return `山屿咖啡${city}${place}店`;
    case 'shop':
      return `${city}${place}${at(stores, 5)}`;
  }
}

function groupOf(type: SiteType, region: string): GroupName {
  if (type === 'hotel') return '酒店客户';
  if (type === 'school') return '校园';
  if (type === 'office') return '总部与办公';
  if (type === 'warehouse') return '仓配';
  return `${region}直营` as GroupName;
}
