/** What came over the page by itself during this visit. */
export type Interruption = 'dialog' | 'message';

const flag = 'np.interrupted';

/** The tab's storage; it may refuse it, then a visit ends with the page. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

let here: Interruption | undefined;

/** What interrupted the reader in this visit: a tab, until it is closed. */
export function interruptedBy(): Interruption | undefined {
  const kept = storage();
  return kept ? ((kept.getItem(flag) as Interruption | null) ?? undefined) : here;
}

/** From now on the reader was interrupted. */
export function interrupt(by: Interruption): void {
  here = by;
  storage()?.setItem(flag, by);
}
