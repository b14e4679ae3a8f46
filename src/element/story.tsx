import { type ReactNode, useMemo, useState } from 'react';
import { contractHeader } from '../api/endpoint';
import { ClientContext, createClient } from '../api';
import { nowhere, PlaceContext, usePlace } from '../session/place';
import { token } from '../theme';
import { embedPlace, type ElementState } from './embed-place';
import { themeAttribute } from './theme-watch';

/** What a story's server answers. */
export interface StoryProps {
  /**
   * `data` of a successful reply by path, for example `/api/v3/alarm/list`; a number is an HTTP status that fails, a
   * blob is a file.
   */
  answers?: Record<string, unknown>;
  /** Milliseconds before each answer; `Infinity` never answers. */
  delay?: number;
  /** Draws this story dark whatever the switch says. */
  dark?: boolean;
  /** Pixels; as wide as the page unless told. */
  width?: number;
  children: ReactNode;
}

/** A widget over canned answers, for its stories and its tests. */
export function Story({ answers = {}, delay = 0, dark = false, width, children }: StoryProps) {
  const client = useMemo(
    () =>
      createClient({
        baseUrl: 'https://story.invalid',
        fetch: async ({ url, signal }) => {
          if (delay > 0) await pause(delay, signal);
          const data = answers[new URL(url).pathname];
          if (data === undefined) return Response.json({ code: 4004, message: 'not in this story' }, { status: 404 });
          if (typeof data === 'number')
            return Response.json({ code: data, message: 'refused by the story' }, { status: data });
          if (data instanceof Blob) return new Response(data);
          return Response.json({ code: 2000, message: '', data }, { headers: { [contractHeader]: '3' } });
        },
      }),
    [answers, delay],
  );
  return (
    <ClientContext value={client}>
      <OwnPlace>
        <div
          {...{ [themeAttribute]: dark ? 'BLACK' : undefined }}
          // An element takes its ink from its own theme; a box inside another theme would inherit that one's.
          style={{ maxWidth: width, ...(dark && { color: token('text-2') }) }}
        >
          {children}
        </div>
      </OwnPlace>
    </ClientContext>
  );
}

/** A widget keeps its choices in the place where it stands: a story on a page without one has its own. */
function OwnPlace({ children }: { children: ReactNode }) {
  const above = usePlace();
  const [state, onState] = useState<ElementState>({});
  const own = useMemo(() => embedPlace({ connection: undefined, state, onState, onNavigate: () => false }), [state]);
  return <PlaceContext value={above === nowhere ? own : above}>{children}</PlaceContext>;
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done, fail) => {
    signal.addEventListener('abort', () => fail(new Error('aborted')));
    if (Number.isFinite(ms)) setTimeout(done, ms);
  });
