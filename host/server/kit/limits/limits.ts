/** Counters that slow down guessing and flooding. Shared by every server on one store. */
export interface Limits {
  /**
   * Takes one of `points` that `key` has within `seconds`. Rejects with `tooMany` (429 with `retry-after`) when there
   * are none left. The window starts with the first take. Gives how many are used now.
   */
  take(key: string, points: number, seconds: number): Promise<number>;
  /** Gives one point back that turned out not to be owed. */
  giveBack(key: string): Promise<void>;
  /** How many of its points `key` has used in its present window, without using one. */
  used(key: string): Promise<number>;
  /** Forgets what `key` used, for example after a correct password. */
  reset(key: string): Promise<void>;
}
