import { mutate, unstable_serialize as nameOf } from 'swr';
import type { Client } from './client';

/** A read that a server made for a page: what was asked, and what came. */
export type Handed = readonly [path: string, method: string, input: unknown, answer: object];

/** Gives a client's reads their first answers; each is read again when it is shown. */
export const hand = (client: Client, handed: readonly Handed[]): Promise<unknown> =>
  Promise.all(
    handed.map(([path, method, input, answer]) => {
      const key = [client.id, path, method, input];
      return mutate(key, { ...answer, name: nameOf(key) }, { revalidate: false });
    }),
  );
