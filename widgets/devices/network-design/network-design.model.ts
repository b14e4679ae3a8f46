import type { DesignDocument } from '../../../src/api/contract/design';
import type { Placed, Scheme } from '../../../src/domain/design/scheme';

/** What is edited. */
export interface Draft {
  name: string;
  document: DesignDocument;
}

/** How many access points of each form stand on the plans; undefined: none, so that they are reckoned. */
export function placedOf({ floors }: DesignDocument): Placed | undefined {
  const placed = { panel: 0, ceiling: 0 };
  for (const { aps } of floors) for (const { form } of aps) placed[form]++;
  return placed.panel + placed.ceiling > 0 ? placed : undefined;
}

/** A question that is answered with a number. */
export interface Asked {
  name: 'rooms' | 'floors' | 'area' | 'clients' | 'wired' | 'cameras';
  least: number;
  most: number;
}

/** Questions about the size, in their order. */
export const askedOf = ({ scene }: Scheme): Asked[] => [
  ...(scene === 'shop' || scene === 'home' || scene === 'office'
    ? []
    : [{ name: 'rooms', least: 0, most: 5000 } as const]),
  { name: 'floors', least: 1, most: 200 },
  { name: 'area', least: 1, most: 1_000_000 },
  { name: 'clients', least: 0, most: 100_000 },
  { name: 'wired', least: 0, most: 10_000 },
  { name: 'cameras', least: 0, most: 5000 },
];
