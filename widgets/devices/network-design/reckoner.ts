import { emptyGrid, fillRows, type Grid } from '../../../src/domain/design/coverage';
import type { CoverageJob } from './coverage-worker';
import { startWorker } from './start-worker';

/** Milliseconds that are reckoned at a time where there is no worker: the page stays quick. */
const slice = 8;

/** Reckons coverage, the newest question first; one that has a newer one behind it is not answered. */
export interface Reckoner {
  ask: (job: CoverageJob) => void;
  end: () => void;
}

/** Reckons in a worker; on the page where there may be none: elements of another origin, a policy without our name. */
export function reckoner(answer: (grids: readonly Grid[]) => void): Reckoner {
  let worker = startWorker(new URL('./coverage-worker.ts', import.meta.url).href);
  let stop: (() => void) | undefined;
  /** What the worker is at, and what came meanwhile. */
  let running: CoverageJob | undefined;
  let next: CoverageJob | undefined;
  const ask = (job: CoverageJob) => {
    stop?.();
    if (!worker) stop = reckonOnPage(job, answer);
    else if (running) next = job;
    else worker.postMessage((running = job));
  };
  worker?.addEventListener('message', ({ data }: MessageEvent<Grid[]>) => {
    const newer = next;
    running = undefined;
    next = undefined;
    if (newer) ask(newer);
    else answer(data);
  });
  worker?.addEventListener('error', () => {
    worker?.terminate();
    worker = undefined;
    const left = next ?? running;
    if (left) ask(left);
  });
  return {
    ask,
    end: () => {
      worker?.terminate();
      stop?.();
    },
  };
}

/** Reckons a few rows at a time; gives what stops it. */
function reckonOnPage({ storeys, senders, band, cell }: CoverageJob, answer: (grids: readonly Grid[]) => void) {
  const found: Grid[] = [];
  let row = 0;
  const work = () => {
    const end = performance.now() + slice;
    while (performance.now() < end) {
      const floor = row === 0 ? found.length : found.length - 1;
      if (row === 0 && floor === storeys.length) return answer(found);
      if (row === 0) found.push(emptyGrid(storeys[floor]!, cell));
      const grid = found[floor]!;
      fillRows(grid, storeys, floor, senders, band, row, row + 1);
      row = row + 1 < grid.rows ? row + 1 : 0;
    }
    timer = setTimeout(work);
  };
  let timer = setTimeout(work);
  return () => clearTimeout(timer);
}
