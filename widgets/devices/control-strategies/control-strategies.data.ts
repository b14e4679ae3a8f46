import { refreshReads, useClient, useRead, useWrite } from '../../../src/api';
import { jobItems } from '../../../src/api/contract/job';
import {
  strategyAt,
  strategyRemove,
  strategySave,
  strategySwitch,
  strategyWeek,
} from '../../../src/api/contract/strategy';
import { useJobChanges } from '../../../src/ui/tasks';

/** What a change touches. */
const touched = ['/api/v3/strategy/'];
/** Milliseconds between two looks. */
export const every = 10_000;

/** Seven days from a day on. */
export const useWeek = (from: string) => useRead(strategyWeek, { from }, { keep: true });
/** What would be done to a device. */
export const useAt = (id: string, at: string) => useRead(strategyAt, id ? { id, at } : null, { keep: true });
/** Devices of a run that did not do it, with what they answered. */
export const useTroubles = (id: string, state: 'failed' | 'skipped') =>
  useRead(jobItems, { id, state, per_page: 50 }, { every });

/** Makes a strategy or changes it. */
export const useSave = () => useWrite(strategySave, touched);
/** Enables strategies or not. */
export const useSwitch = () => useWrite(strategySwitch, touched);
/** Removes strategies. */
export const useRemove = () => useWrite(strategyRemove, touched);
/** Tries what failed again. */
export function useRetry() {
  const client = useClient();
  const { run } = useJobChanges().retry;
  return async (id: string) => {
    await run({ id });
    await refreshReads(client, touched);
  };
}
