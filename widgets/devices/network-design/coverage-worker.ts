import { coverageOf, type Band, type Grid, type Sender, type Storey } from '../../../src/domain/design/coverage';

/** What is reckoned: all floors of a design on one band, in cells of so many metres. */
export interface CoverageJob {
  storeys: readonly Storey[];
  senders: readonly Sender[];
  band: Band;
  cell: number;
}

// Runs beside the page, in a bundle of its own; answers come in the order of the questions.
self.addEventListener('message', ({ data }: MessageEvent<CoverageJob>) => {
  const { storeys, senders, band, cell } = data;
  const grids: Grid[] = storeys.map((_, floor) => coverageOf(storeys, floor, senders, band, cell));
  self.postMessage(grids, { transfer: grids.flatMap(({ level, best }) => [level.buffer, best.buffer]) });
});
