import type { Services } from '../context/context';

/** Work that repeats in the background. Several servers on one store may run it at the same time: it must bear that. */
export interface Job {
  name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  every: number;
  run(services: Services): Promise<void>;
}
