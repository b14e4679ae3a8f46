import type { Db } from '../store/db';

/** An event as readers get it. */
export interface StreamEvent {
  id: number;
  account_id: string;
  kind: string;
  scope: string;
  payload: object;
}

/** One open stream. */
export interface Listener {
  /** Whose token it shows, as a fingerprint. */
  token: string;
  /** Shown by a page or a screen, not by a person's own session. */
  guest: boolean;
  tell(event: StreamEvent): void;
  /** The account may not read any more. */
  end(): void;
}

/** Milliseconds between two looks at the outbox while somebody listens. */
const pollEvery = 500;
/** A transaction may commit after one that began later: events with lower numbers are still looked for this long. */
const lateness = 10_000;

/** One reader of the outbox for all streams of this server. It rests while nobody listens. */
export class Hub {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly seen = new Map<number, number>();
  private floor: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ready: Promise<void> = Promise.resolve();
  private looking: Promise<void> = Promise.resolve();

  constructor(private readonly db: Db) {}

  /** How many streams of an account are open here: all, or those that fit. */
  count(accountId: string, fits: (listener: Listener) => boolean = () => true): number {
    return [...(this.listeners.get(accountId) ?? [])].filter(fits).length;
  }

  /** Tells a listener everything of an account from now on; gives the way to stop. */
  async listen(accountId: string, listener: Listener): Promise<() => void> {
    // Counted before anything is waited for: parallel calls must not share a place.
    if (this.listeners.size === 0) this.ready = this.begin();
    const own = this.listeners.get(accountId) ?? new Set();
    this.listeners.set(accountId, own.add(listener));
    const stop = () => {
      own.delete(listener);
      if (own.size === 0 && this.listeners.get(accountId) === own) this.listeners.delete(accountId);
      if (this.listeners.size > 0) return;
      clearTimeout(this.timer);
      this.timer = undefined;
    };
    await this.ready.catch((error: unknown) => {
      stop();
      throw error;
    });
    this.timer ??= this.later();
    return stop;
  }

  private async begin(): Promise<void> {
    const [row] = await this.db.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM outbox_event');
    this.floor = row!.id;
    this.seen.clear();
  }

  /** Looks once, now; after a look that is under way, so that no event is told by both. */
  poll(): Promise<void> {
    this.looking = this.looking.catch(() => undefined).then(() => this.look());
    return this.looking;
  }

  private async look(): Promise<void> {
    await this.endFrozen();
    const events = await this.db.query<StreamEvent>(
      `SELECT id, account_id, kind, scope, payload FROM outbox_event
       WHERE id > $1 AND NOT (id = ANY($2::bigint[])) ORDER BY id LIMIT 1000`,
      [this.floor, [...this.seen.keys()]],
    );
    const now = Date.now();
    for (const event of events) {
      // Whoever listens anew since this look began, listens from later on.
      if (event.id <= this.floor!) continue;
      this.seen.set(event.id, now);
      for (const listener of this.listeners.get(event.account_id) ?? []) listener.tell(event);
    }
    for (const [id, at] of this.seen) {
      if (now - at < lateness) break;
      this.seen.delete(id);
      this.floor = Math.max(this.floor ?? 0, id);
    }
  }

  /** However an account was frozen, its streams end before they are told anything more. */
  private async endFrozen(): Promise<void> {
    const frozen = await this.db.query<{ id: string }>(
      `SELECT id FROM account WHERE id = ANY($1::text[]) AND state = 'frozen'`,
      [[...this.listeners.keys()]],
    );
    for (const { id } of frozen) for (const listener of this.listeners.get(id) ?? []) listener.end();
  }

  private later(): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      // A store that does not answer now may answer next time; the streams stay open meanwhile.
      void this.poll()
        .catch(() => undefined)
        .finally(() => {
          if (this.listeners.size > 0) this.timer = this.later();
        });
    }, pollEvery);
    timer.unref();
    return timer;
  }
}

const hubs = new WeakMap<Db, Hub>();

/** The hub of a store. */
export function hubOf(db: Db): Hub {
  const hub = hubs.get(db) ?? new Hub(db);
  hubs.set(db, hub);
  return hub;
}
