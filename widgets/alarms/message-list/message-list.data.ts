import { useMemo } from 'react';
import { useRead, useWrite } from '../../../src/api';
import { messageRead, messagesReadAll, messagesRemove, messagesUnread } from '../../../src/api/contract/message';
import type { Run } from '../../../src/ui/tasks';

/** The list, its counts and the marks in the console's head. */
const refreshed = ['/api/v3/messages'];

/** How many messages are unread. */
export const useUnread = () => useRead(messagesUnread, {}, { onFocus: true }).data?.count;

/** Marks every message read. */
export const useReadAll = () => useWrite(messagesReadAll, refreshed);

/** Messages that one call takes. */
const atOnce = 1000;

/** Marks ticked messages read. */
export function useMarkRead(): Run {
  const { run } = useWrite(messageRead, refreshed);
  return useMemo<Run>(
    () => async (ids, signal, onResult) => {
      for (let from = 0; from < ids.length && !signal.aborted; from += atOnce) {
        const msg_ids = ids.slice(from, from + atOnce);
        await run({ msg_ids }, { signal });
        for (const id of msg_ids) onResult({ id, state: 'success' });
      }
    },
    [run],
  );
}

/** Deletes messages, however many. */
export function useRemove(): (ids: string[]) => Promise<void> {
  const { run } = useWrite(messagesRemove, refreshed);
  return async (ids) => {
    for (let from = 0; from < ids.length; from += atOnce) await run({ ids: ids.slice(from, from + atOnce) });
  };
}
