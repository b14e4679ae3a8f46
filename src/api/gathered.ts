import { createElement, type ReactNode } from 'react';
import { SWRConfig, unstable_serialize as nameOf, type Middleware } from 'swr';
import type { Handed } from './handed';

type Key = readonly [client: string, path: string, ...rest: [method: string, input: unknown] | []];

/** The reads of what is drawn on a server, where nothing waits: it is drawn again with what came. */
export interface Gathered {
  /** Puts what came so far under the reads of its children, and notes what else they want. */
  around(children: ReactNode): ReactNode;
  /** Makes the reads that were wanted and never tried; false when there were none. Refused ones stay without an answer. */
  read(): Promise<boolean>;
  /** What came, for the browser. */
  handed(): readonly Handed[];
}

/** Starts without any answer; shares none with anybody. */
export function gather(): Gathered {
  const answers = new Map<string, { key: Key; answer: unknown }>();
  const wanted = new Map<string, { key: Key; ask: () => unknown }>();
  const tried = new Set<string>();

  const note: Middleware = (useNext) =>
    function useNoted(key, fetcher, config) {
      const name = nameOf(key);
      const given = typeof key === 'function' ? key() : key;
      if (name && fetcher && Array.isArray(given) && !tried.has(name)) {
        wanted.set(name, { key: given as unknown as Key, ask: () => fetcher(given as never) });
      }
      return useNext(key, fetcher, config);
    };

  return {
    around: (children) => {
      const fallback = Object.fromEntries([...answers].map(([name, { answer }]) => [name, answer]));
      return createElement(SWRConfig, { value: { use: [note], fallback, provider: () => new Map() } }, children);
    },
    read: async () => {
      const now = [...wanted];
      wanted.clear();
      for (const [name] of now) tried.add(name);
      await Promise.all(
        now.map(async ([name, { key, ask }]) => {
          const answer = await Promise.resolve(ask()).catch(() => undefined);
          if (answer !== undefined) answers.set(name, { key, answer });
        }),
      );
      return now.length > 0;
    },
    // A clock goes on: the browser asks for the time itself.
    handed: () =>
      [...answers.values()].flatMap(({ key: [, path, method, input], answer }) =>
        method === undefined || (answer as { reply?: unknown }).reply instanceof Blob
          ? []
          : [[path, method, input, answer as object] as const],
      ),
  };
}
