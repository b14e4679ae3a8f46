import { words } from '../../../src/text/words';

/** What calls do, by their paths behind `/api/v3/`; empty in Chinese: the server's own words are that. */
export const logActions = words('logActions', { calls: {} as Readonly<Record<string, string>> });

/** What a call does in the reader's language; undefined where there is no other word than the server's. */
export const callWord = (path: string): string | undefined => {
  const { calls } = logActions;
  const key = path.replace('/api/v3/', '');
  return Object.hasOwn(calls, key) ? calls[key] : undefined;
};
