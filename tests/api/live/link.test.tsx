import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api';
import { backOff, LiveLink, patience } from '../../../src/api/live/link';
import type { LiveEvent } from '../../../src/api/live/touches';

/** A server whose lines the test opens, writes to and cuts. */
function server() {
  const asked: (string | undefined)[] = [];
  const since: (number | undefined)[] = [];
  const lines: { write: (text: string) => void; end: () => void; signal: AbortSignal }[] = [];
  let refuse: ApiError | undefined;
  const open = async (_: unknown, input: unknown, options?: { signal?: AbortSignal }) => {
    const from = input as { last_event_id?: string; since?: number };
    asked.push(from.last_event_id);
    since.push(from.since);
    if (refuse) throw refuse;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder();
        options!.signal!.addEventListener('abort', () => controller.error(new Error('aborted')));
        lines.push({
          write: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          signal: options!.signal!,
        });
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };
  return {
    open: open as never,
    asked,
    since,
    lines,
    refuse: (error?: ApiError) => (refuse = error),
    last: () => lines.at(-1)!,
  };
}

const event = (id: number, kind = 'alarm.raised', data: object = { id }) =>
  `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`;
const hello = (id: number) => event(id, 'hello', {});
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const cut = new ApiError('offline', '', { status: 0 });

let at: ReturnType<typeof server>;
let link: LiveLink;
let stop: () => void;
let heard: LiveEvent[];
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  at = server();
  link = new LiveLink({ open: at.open, askedSince: () => performance.now() });
  heard = [];
  stop = link.listen(['alarm.raised'], (one) => heard.push(one));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const look = (next: DocumentVisibilityState) => {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
};
const told = () => heard.map(({ data }) => (data as { id?: number }).id);

describe('the link to the server’s events', () => {
  it('opens one line for all listeners, after the page’s own reads went out', async () => {
    const others = Array.from({ length: 11 }, () => link.listen(['counts'], () => undefined));
    expect(at.asked).toHaveLength(0);
    await pass(patience.start);
    expect(at.asked).toEqual([undefined]);
    expect(link.state().phase).toBe('live');
    others.forEach((leave) => leave());
  });

  it('tells each listener its kinds only, whole events across broken pieces', async () => {
    await pass(patience.start);
    const [first, rest] = [event(2).slice(0, 9), event(2).slice(9)];
    at.last().write(hello(1) + first);
    at.last().write(`${rest}: beat\n\n${event(3, 'counts')}${event(4)}event: alarm.raised\ndata: {broken\n\n`);
    await pass(0);
    expect(told()).toEqual([2, 4]);
  });

  it('goes on after the last event when the line was cut, or after the greeting when there was none', async () => {
    await pass(patience.start);
    at.last().write(hello(10));
    await pass(0);
    at.last().end();
    await pass(backOff.first * 2);
    at.last().write(event(12));
    await pass(0);
    at.last().end();
    await pass(backOff.first * 2);
    expect(at.asked).toEqual([undefined, '10', '12']);
  });

  it('says until its first greeting for how long the page has been reading, so that nothing told since is missed', async () => {
    at.refuse(cut);
    await pass(patience.start);
    at.refuse(undefined);
    await pass(2 * backOff.first);
    at.last().write(hello(10));
    await pass(0);
    at.last().end();
    await pass(backOff.first * 2);
    expect(at.since).toEqual([patience.start, patience.start + 2 * backOff.first, undefined]);
    stop();
    await pass(patience.leave);
    stop = link.listen(['alarm.raised'], () => undefined);
    await pass(patience.start);
    expect(at.since.at(-1)).toBe(patience.start);
  });

  it('waits longer after each failure, polls after the third, and recovers', async () => {
    at.refuse(cut);
    await pass(patience.start);
    expect(link.state().phase).toBe('reconnecting');
    await pass(2 * backOff.first);
    expect(at.asked).toHaveLength(2);
    await pass(4 * backOff.first);
    expect([at.asked.length, link.state().phase]).toEqual([3, 'polling']);
    await pass(8 * backOff.first - 1);
    expect(at.asked).toHaveLength(3);
    at.refuse(undefined);
    await pass(1);
    expect(link.state().phase).toBe('live');
  });

  it('never rests longer than a minute, and tries at once when the network is back', async () => {
    at.refuse(cut);
    await pass(30 * backOff.most);
    const before = at.asked.length;
    await pass(backOff.most);
    expect(at.asked.length).toBeGreaterThan(before);
    at.refuse(undefined);
    globalThis.dispatchEvent(new Event('online'));
    await pass(0);
    expect(link.state().phase).toBe('live');
  });

  it('is not live once the browser has no network, and is again when it is back', async () => {
    await pass(patience.start);
    expect(link.state().phase).toBe('live');
    at.refuse(cut);
    globalThis.dispatchEvent(new Event('offline'));
    await pass(0);
    expect(link.state().phase).toBe('reconnecting');
    at.refuse(undefined);
    globalThis.dispatchEvent(new Event('online'));
    await pass(0);
    expect(link.state().phase).toBe('live');
  });

  it('leaves a server alone that knows no stream, and keeps to the pause a server asks for', async () => {
    at.refuse(new ApiError('notFound', '', { status: 404 }));
    await pass(patience.start);
    expect(link.state().phase).toBe('polling');
    await pass(backOff.most - 1);
    expect(at.asked).toHaveLength(1);
    at.refuse(new ApiError('tooMany', '', { status: 429, retryAfter: 300 }));
    await pass(1);
    expect(at.asked).toHaveLength(2);
    await pass(299_999);
    expect(at.asked).toHaveLength(2);
    await pass(1);
    expect(at.asked).toHaveLength(3);
  });

  it('takes a silent line for cut', async () => {
    await pass(patience.start);
    at.last().write(hello(1));
    await pass(40_000);
    at.last().write(': beat\n\n');
    await pass(40_000);
    expect(link.state().phase).toBe('live');
    await pass(5_000);
    expect(at.lines[0]!.signal.aborted).toBe(true);
    await pass(2 * backOff.first);
    expect(at.asked).toEqual([undefined, '1']);
  });

  it('stays open for a short look elsewhere, closes out of sight, and catches up on return', async () => {
    await pass(patience.start);
    at.last().write(hello(5));
    look('hidden');
    await pass(patience.hidden - 1);
    look('visible');
    at.last().write(': beat\n\n');
    await pass(patience.hidden);
    expect(at.asked).toHaveLength(1);
    at.last().write(': beat\n\n');
    look('hidden');
    await pass(patience.hidden);
    expect(link.state().phase).toBe('idle');
    expect(at.lines[0]!.signal.aborted).toBe(true);
    look('visible');
    await pass(patience.start);
    expect(at.asked).toEqual([undefined, '5']);
  });

  it('opens nothing for a page that was never looked at', async () => {
    stop();
    look('hidden');
    const other = new LiveLink({ open: at.open, askedSince: () => performance.now() });
    const leave = other.listen(['counts'], () => undefined);
    await pass(60_000);
    expect(at.asked).toHaveLength(0);
    look('visible');
    await pass(patience.start);
    expect(at.asked).toHaveLength(1);
    leave();
  });

  it('closes a while after the last listener left, not for a change of pages', async () => {
    await pass(patience.start);
    stop();
    await pass(patience.leave - 1);
    stop = link.listen(['counts'], () => undefined);
    await pass(60_000 - 45_000);
    expect(at.asked).toHaveLength(1);
    stop();
    await pass(patience.leave);
    expect([link.state().phase, at.lines[0]!.signal.aborted]).toEqual(['idle', true]);
  });

  it('holds events while paused; after too many it asks to read again', async () => {
    await pass(patience.start);
    link.pause();
    at.last().write(event(1) + event(2));
    await pass(0);
    expect(told()).toEqual([]);
    link.resume();
    expect(told()).toEqual([1, 2]);
    heard.length = 0;
    link.pause();
    at.last().write(Array.from({ length: 600 }, (_, i) => event(i + 3)).join(''));
    await pass(0);
    link.resume();
    expect(heard.map(({ kind }) => kind)).toEqual(['reset']);
  });

  it('runs once for a storm, at most once in the gap, and for the last event too', async () => {
    const run = vi.fn();
    for (let i = 0; i < 100; i++) link.soon('list', 6_000, run);
    await pass(250);
    expect(run).toHaveBeenCalledTimes(1);
    for (let i = 0; i < 100; i++) link.soon('list', 6_000, run);
    link.soon('other', 6_000, run);
    await pass(250);
    expect(run).toHaveBeenCalledTimes(2);
    await pass(6_000);
    expect(run).toHaveBeenCalledTimes(3);
  });
});
