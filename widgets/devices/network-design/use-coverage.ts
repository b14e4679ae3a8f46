import { useEffect, useRef, useState } from 'react';
import type { DesignDocument } from '../../../src/api/contract/design';
import type { Band, Grid, Sender } from '../../../src/domain/design/coverage';
import { reckoner, type Reckoner } from './reckoner';

/** Metres of a cell. */
const cell = 0.5;

/** Everything that sends on the plans. */
export const sendersOf = (floors: DesignDocument['floors']): Sender[] =>
  floors.flatMap(({ aps }, floor) => aps.map(({ x, y, power }) => ({ x, y, power, floor })));

/** Coverage of every floor, reckoned beside the page; the former one stays until the next is whole. */
export function useCoverage(floors: DesignDocument['floors'], band: Band): readonly Grid[] {
  const [grids, setGrids] = useState<readonly Grid[]>([]);
  const desk = useRef<Reckoner>(undefined);
  useEffect(() => {
    const made = reckoner(setGrids);
    desk.current = made;
    return () => made.end();
  }, []);
  useEffect(() => {
    const storeys = floors.map(({ width, height, walls }) => ({ width, height, walls }));
    desk.current?.ask({ storeys, senders: sendersOf(floors), band, cell });
  }, [floors, band]);
  return grids;
}
