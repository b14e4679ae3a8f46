import { useEffect, useState } from 'react';
import type { DesignDocument } from '../../../src/api/contract/design';
import { emptyGrid, fillRows, type Band, type Grid, type Sender } from '../../../src/domain/design/coverage';

/** Metres of a cell. */
const cell = 0.5;
/** Milliseconds that are reckoned at a time: the page stays quick. */
const slice = 8;

/** Everything that sends on the plans. */
export const sendersOf = (floors: DesignDocument['floors']): Sender[] =>
  floors.flatMap(({ aps }, floor) => aps.map(({ x, y, power }) => ({ x, y, power, floor })));

/** Coverage of every floor, reckoned a few rows at a time; the former one stays until the next is whole. */
export function useCoverage(floors: DesignDocument['floors'], band: Band): readonly Grid[] {
  const [grids, setGrids] = useState<readonly Grid[]>([]);
  useEffect(() => {
    const senders = sendersOf(floors);
    const found: Grid[] = [];
    let row = 0;
    let timer: ReturnType<typeof setTimeout>;
    const work = () => {
      const end = performance.now() + slice;
      while (performance.now() < end) {
        const floor = row === 0 ? found.length : found.length - 1;
        if (row === 0 && floor === floors.length) return setGrids(found);
        if (row === 0) found.push(emptyGrid(floors[floor]!, cell));
        const grid = found[floor]!;
        fillRows(grid, floors, floor, senders, band, row, row + 1);
        row = row + 1 < grid.rows ? row + 1 : 0;
      }
      timer = setTimeout(work);
    };
    timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [floors, band]);
  return grids;
}
