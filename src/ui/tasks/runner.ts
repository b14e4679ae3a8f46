/** How one row came out of a batch. */
export interface ItemResult {
  id: string;
  state: 'success' | 'failed' | 'skipped';
  /** Why it failed or was skipped, for the reader. */
  message?: string;
}

/**
 * Runs a batch: tells each row's result through `onResult` as soon as it is known, stops when `signal` fires.
 * May be a loop over calls (`perRow`) or a server job that is polled. A rejection fails the rows without a result.
 */
export type Run = (
  ids: readonly string[],
  signal: AbortSignal,
  onResult: (result: ItemResult) => void,
) => Promise<void>;

/** Makes a run out of a call for one row. */
export interface PerRow {
  /** Resolve: done. Resolve with `{ skipped }`: the row could not or need not. Reject: failed, the message is shown. */
  call: (id: string, signal: AbortSignal) => Promise<void | { skipped: string }>;
  /** Calls under way at once; 4 unless told. */
  atOnce?: number;
}

/** A loop over single calls, a few at a time. */
export function perRow({ call, atOnce = 4 }: PerRow): Run {
  return async (ids, signal, onResult) => {
    let next = 0;
    const worker = async () => {
      while (!signal.aborted) {
        const id = ids[next++];
        if (id === undefined) return;
        const result = await one(call, id, signal);
        if (result) onResult(result);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, ids.length) }, worker));
  };
}

async function one(call: PerRow['call'], id: string, signal: AbortSignal): Promise<ItemResult | undefined> {
  try {
    const answer = await call(id, signal);
    return answer ? { id, state: 'skipped', message: answer.skipped } : { id, state: 'success' };
  } catch (error) {
    if (signal.aborted) return undefined;
    return { id, state: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}
