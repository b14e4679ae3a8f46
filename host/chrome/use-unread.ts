import { useRead } from '../../src/api';
import { messagesUnread } from '../../src/api/contract/message';
import { useSession } from '../../src/session';
import { minute } from '../../src/domain/time';

/** Milliseconds between two looks at the message box. */
const every = minute;

/** How many messages are unread; until the server said so, how many came with the user record. */
export function useUnread(): number {
  const { user } = useSession();
  const { data } = useRead(messagesUnread, user ? {} : null, { every, onFocus: true });
  return data?.count ?? user?.messages.length ?? 0;
}
