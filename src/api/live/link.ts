import type { Client } from '../client';
import { stream, type EventKind } from '../contract/stream';
import { ApiError } from '../error';
import { readEvents } from './read-events';
import type { LiveEvent } from './touches';
import { pageWide } from '../../text/page-wide';

/**
 * How a page stands to the server's events. `idle`: nobody listens, or the page is out of sight; `connecting`: not yet;
 * `live`: events come in; `reconnecting`: the line was cut a moment ago; `polling`: no events for longer, reads look
 * for themselves while the line is tried again.
 */
export type LivePhase = 'idle' | 'connecting' | 'live' | 'reconnecting' | 'polling';

/** The state of a link. */
export interface LiveState {
  readonly phase: LivePhase;
  /** The reader stopped the clock: what comes in waits. */
  readonly paused: boolean;
}

type Tell = (event: LiveEvent) => void;

/** Milliseconds: before the first try (a page's own reads go first), after the last listener left, out of sight. */
export const patience = { start: 200, leave: 5_000, hidden: 30_000 } as const;
/** Milliseconds before the next try: doubled each time up to the most, and drawn between half and all of it. */
export const backOff = { first: 1_000, most: 60_000 } as const;
/** Tries that fail in a row before reads poll again. */
const triesBeforePolling = 3;
/** Milliseconds without a sign of life after which a line counts as cut; the server gives one every 15 seconds. */
const silence = 45_000;
/** Milliseconds in which events gather before a read is asked again. */
const gather = 250;
/** Events that wait while paused; beyond that everything is read again. */
const mostHeld = 500;

/** One stream of events for everything on the page that talks through the same client. */
export class LiveLink {
  private current: LiveState = { phase: 'idle', paused: false };
  private readonly watchers = new Set<() => void>();
  private readonly listeners = new Set<{ kinds: readonly EventKind[]; tell: Tell }>();
  private readonly refreshes = new Map<string, { ran: number; timer?: ReturnType<typeof setTimeout> }>();
  private held: LiveEvent[] = [];
  private lastId: string | undefined;
  /** When the first of those who listen began to read: no event since then may be missed. */
  private begun: number | undefined;
  private run: AbortController | undefined;
  private wake: (() => void) | undefined;
  /** Ends the connection that stands now. */
  private cut: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly client: Pick<Client, 'open' | 'askedSince'>) {}

  /** The state now; the same object until it changes. */
  readonly state = (): LiveState => this.current;

  /** Calls back when the state changes; returns the way to stop. */
  readonly watch = (changed: () => void): (() => void) => {
    this.watchers.add(changed);
    return () => this.watchers.delete(changed);
  };

  /** Tells events of these kinds, and `reset`, from now on; the stream opens with the first listener. */
  listen(kinds: readonly EventKind[], tell: Tell): () => void {
    const listener = { kinds, tell };
    this.listeners.add(listener);
    if (this.listeners.size === 1) {
      this.begun ??= this.client.askedSince();
      document.addEventListener('visibilitychange', this.look);
      globalThis.addEventListener('online', this.hurry);
      globalThis.addEventListener('offline', this.lose);
      this.look();
    }
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      document.removeEventListener('visibilitychange', this.look);
      globalThis.removeEventListener('online', this.hurry);
      globalThis.removeEventListener('offline', this.lose);
      // A page that changes its widgets leaves and comes back at once.
      this.later(patience.leave, () => {
        this.lastId = undefined;
        this.begun = undefined;
        this.refreshes.clear();
        this.close();
      });
    };
  }

  /** What comes in waits until `resume`. */
  readonly pause = (): void => this.set({ paused: true });

  /** Lets what has come in meanwhile take effect. */
  readonly resume = (): void => {
    this.set({ paused: false });
    const held = this.held;
    this.held = [];
    if (held.length > mostHeld) this.tell({ kind: 'reset', data: {} });
    else for (const event of held) this.tell(event);
  };

  /** Runs soon, once for all who ask with the same key meanwhile, and at most every `gap` milliseconds. */
  soon(key: string, gap: number, run: () => void): void {
    const known = this.refreshes.get(key) ?? { ran: -Infinity };
    if (known.timer !== undefined) return;
    const timer = setTimeout(
      () => {
        this.refreshes.set(key, { ran: Date.now() });
        run();
      },
      Math.max(gather, known.ran + gap - Date.now()),
    );
    this.refreshes.set(key, { ...known, timer });
  }

  /** Opens the stream while somebody listens and looks; out of sight it is given up after a while. */
  private readonly look = (): void => {
    if (document.visibilityState === 'hidden') {
      if (this.run) this.later(patience.hidden, () => this.close());
    } else if (this.run) {
      clearTimeout(this.timer);
      this.hurry();
    } else {
      this.set({ phase: 'connecting' });
      this.later(patience.start, () => this.open());
    }
  };

  /** The network is back or somebody looks again: no need to wait for the next try. */
  private readonly hurry = (): void => this.wake?.();

  /** The browser has no network: a connection that says nothing for now would pass for one that lives. */
  private readonly lose = (): void => this.cut?.();

  private later(ms: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, ms);
  }

  private open(): void {
    this.run?.abort();
    this.run = new AbortController();
    void this.keepOpen(this.run.signal);
  }

  private close(): void {
    this.run?.abort();
    this.run = undefined;
    this.set({ phase: 'idle' });
  }

  private async keepOpen(stop: AbortSignal): Promise<void> {
    let failures = 0;
    while (!stop.aborted) {
      const { lived, refused, wait = 0 } = await this.readOnce(stop);
      if (stop.aborted) return;
      failures = lived ? 0 : failures + 1;
      const gaveUp = refused || failures >= triesBeforePolling;
      this.set({ phase: gaveUp ? 'polling' : 'reconnecting' });
      const step = refused ? backOff.most : Math.min(backOff.most, backOff.first * 2 ** failures);
      await this.rest(Math.max(wait, step * (0.5 + Math.random() / 2)), stop);
    }
  }

  /** Reads one connection to its end. `lived`: events could come in; `refused`: trying again soon would not help. */
  private async readOnce(stop: AbortSignal): Promise<{ lived: boolean; refused?: boolean; wait?: number }> {
    const line = new AbortController();
    const cut = () => line.abort();
    this.cut = cut;
    stop.addEventListener('abort', cut);
    let watchdog = setTimeout(cut, silence);
    const onLife = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(cut, silence);
    };
    let lived = false;
    try {
      const since = Math.ceil(performance.now() - this.begun!);
      const input = this.lastId === undefined ? { since } : { last_event_id: this.lastId };
      const response = await this.client.open(stream, input, { signal: line.signal, quiet: true });
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (!isStream || !response.body) return { lived, refused: true };
      lived = true;
      this.set({ phase: 'live' });
      for await (const { id, kind, data } of readEvents(response.body, onLife)) {
        if (stop.aborted) break;
        if (id) this.lastId = id;
        if (kind !== 'hello') this.take({ kind: kind as EventKind, data: data as never });
      }
      return { lived };
    } catch (error) {
      if (!(error instanceof ApiError)) return { lived };
      const { kind, detail } = error;
      const refused = ['forbidden', 'unauthorized', 'notFound', 'absent'].includes(kind);
      return { lived, refused, ...(detail.retryAfter && { wait: detail.retryAfter * 1000 }) };
    } finally {
      clearTimeout(watchdog);
      stop.removeEventListener('abort', cut);
      this.cut = undefined;
      line.abort();
    }
  }

  private rest(ms: number, stop: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const end = () => {
        clearTimeout(timer);
        stop.removeEventListener('abort', end);
        this.wake = undefined;
        done();
      };
      const timer = setTimeout(end, ms);
      stop.addEventListener('abort', end);
      this.wake = end;
    });
  }

  private take(event: LiveEvent): void {
    if (!this.current.paused) return this.tell(event);
    if (this.held.length <= mostHeld) this.held.push(event);
  }

  private tell(event: LiveEvent): void {
    for (const { kinds, tell } of [...this.listeners]) {
      if (event.kind === 'reset' || kinds.includes(event.kind)) tell(event);
    }
  }

  private set(change: Partial<LiveState>): void {
    const next = { ...this.current, ...change };
    if (next.phase === this.current.phase && next.paused === this.current.paused) return;
    this.current = next;
    for (const changed of [...this.watchers]) changed();
  }
}

const links = pageWide('links', () => new WeakMap<object, LiveLink>());

/** The link of a client. */
export function linkOf(client: Client): LiveLink {
  const link = links.get(client) ?? new LiveLink(client);
  links.set(client, link);
  return link;
}
