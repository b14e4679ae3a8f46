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

/** What interrupted the reader in this visit: a tab of the console until it is closed, a page of others until it is left. */
export const interruptedBy = (): Interruption | undefined =>
  (storage()?.getItem(flag) as Interruption | null | undefined) ?? here;

/** From now on the reader was interrupted. `own`: by the console, which may write into its page's storage. */
export function interrupt(by: Interruption, own: boolean): void {
  const kept = own ? storage() : undefined;
  if (kept) kept.setItem(flag, by);
  else here = by;
}
