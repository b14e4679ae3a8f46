import { hasScope, type Context } from '../context/context';
import { hubOf, type StreamEvent } from './hub';
import { iso, minute } from '../../../../src/domain/time';
import { tooMany } from '../refusal';
import { fingerprint } from '../secrets';

/** Streams that one account may have open on one server. */
const mostStreams = 200;
/** Of these, all that pages of partners and wallboards have open together: the console keeps room. */
const mostOfGuests = 150;
/** Streams that one token may have open. */
const mostOfToken = 20;
/** Events that a returning reader is sent at most; beyond that it reads everything again. */
const mostMissed = 500;
/** Events that a slow reader may be behind. */
const mostUnread = 1000;
/** Milliseconds between when an event says that it was, and when a read shows it: its transaction ends later. */
const slack = 1_000;
/** Milliseconds between two signs of life; each time the token is looked at: one that ended must not go on reading. */
const beatEvery = 15_000;
/** Milliseconds that a stream stays open at most. */
const longest = 10 * minute;

/** Where a reader goes on from: an event, or else how long it has been reading already. */
interface From {
  lastId: string | undefined;
  /** Milliseconds. */
  since: number | undefined;
}

/** Opens the event stream of the caller's account. */
export async function openStream(context: Context, from: From): Promise<Response> {
  const { db, caller, request } = context;
  const { lastId } = from;
  const hub = hubOf(db);
  const guest = caller.sessionId === undefined;
  const token = fingerprint(request.headers.get('authorization') ?? '');
  if (
    hub.count(caller.accountId) >= mostStreams ||
    hub.count(caller.accountId, (one) => one.token === token) >= mostOfToken ||
    (guest && hub.count(caller.accountId, (one) => one.guest) >= mostOfGuests)
  ) {
    throw tooMany(30);
  }
  const may = (event: StreamEvent) => hasScope(caller, event.scope);

  // Listening begins before what was missed is read: what comes in between waits its turn.
  const waiting: StreamEvent[] = [];
  let send = (event: StreamEvent): void => void waiting.push(event);
  let close = (): void => undefined;
  const stop = await hub.listen(caller.accountId, {
    token,
    guest,
    tell: (event) => send(event),
    end: () => close(),
  });
  const [told, newest] = await Promise.all([missedEvents(context, from), newestEvent(context)]).catch(
    (error: unknown) => {
      stop();
      throw error;
    },
  );

  // A reader that saw what this store does not know comes from another one, or from before it was put back.
  const missed = Number(lastId ?? 0) > newest ? 'too many' : told;
  close = stop;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const encoder = new TextEncoder();
      const write = (text: string) => {
        // A reader that does not read any more would make this server keep everything for it.
        if ((controller.desiredSize ?? 0) < -mostUnread) return close();
        controller.enqueue(encoder.encode(text));
      };
      const beat = setInterval(() => {
        write(': beat\n\n');
        // A store that does not answer now is asked again at the next beat.
        void caller.living?.().then(
          (living) => living || close(),
          () => undefined,
        );
      }, beatEvery);
      const end = setTimeout(() => close(), longest);
      beat.unref();
      end.unref();
      let closed = false;
      close = () => {
        if (closed) return;
        closed = true;
        stop();
        clearInterval(beat);
        clearTimeout(end);
        try {
          controller.close();
        } catch {
          // The other end was faster.
        }
      };
      // A reader that has seen no event yet still learns where to go on from after a gap.
      if (missed === 'too many' || !lastId) {
        write(`id: ${newest}\nevent: ${missed === 'too many' ? 'reset' : 'hello'}\ndata: {}\n\n`);
      }
      const known = new Set<number>();
      send = (event) => {
        if (may(event)) write(print(event));
      };
      for (const event of [...(missed === 'too many' ? [] : missed), ...waiting]) {
        if (!known.has(event.id)) send(event);
        known.add(event.id);
      }
      if (request.signal.aborted) close();
      request.signal.addEventListener('abort', () => close());
    },
    cancel: () => close(),
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // A proxy that gathers answers would hold events back.
      'x-accel-buffering': 'no',
    },
  });
}

const print = ({ id, kind, payload }: StreamEvent): string =>
  `id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(payload)}\n\n`;

async function newestEvent({ db }: Context): Promise<number> {
  const [row] = await db.query<{ id: number }>('SELECT coalesce(max(id), 0) AS id FROM outbox_event');
  return row!.id;
}

/** What a reader missed since its last event. */
async function missedEvents(context: Context, { lastId, since }: From): Promise<StreamEvent[] | 'too many'> {
  if (!lastId) return since === undefined ? [] : eventsOfLast(context, since);
  const { db, caller } = context;
  const last = Number(lastId);
  if (!Number.isSafeInteger(last) || last < 0) return 'too many';
  const [oldest] = await db.query<{ id: number | null }>('SELECT min(id) AS id FROM outbox_event');
  const events = await db.query<StreamEvent>(
    `SELECT id, account_id, kind, scope, payload FROM outbox_event WHERE account_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
    [caller.accountId, last, mostMissed + 1],
  );
  // Old events are thrown away; with none left nobody can tell what was missed.
  const gone = oldest?.id == null ? last > 0 : oldest.id > last + 1;
  return gone || events.length > mostMissed ? 'too many' : events;
}

/** What was told in the last `since` milliseconds, as long as nothing of that was thrown away. */
async function eventsOfLast({ db, caller, now }: Context, since: number): Promise<StreamEvent[] | 'too many'> {
  if (since > longest) return 'too many';
  const events = await db.query<StreamEvent>(
    `SELECT id, account_id, kind, scope, payload FROM outbox_event
     WHERE account_id = $1 AND at >= $2 ORDER BY id LIMIT $3`,
    [caller.accountId, iso(now() - since - slack), mostMissed + 1],
  );
  return events.length > mostMissed ? 'too many' : events;
}
