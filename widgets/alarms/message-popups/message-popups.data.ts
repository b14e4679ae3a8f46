import { useRead, useWrite } from '../../../src/api';
import type { UserMessage } from '../../../src/api/contract/user';
import { useSession } from '../../../src/session';
import { messageDetail, messageRead, messages, messagesUnread } from '../../../src/api/contract/message';

/** A message that may pop up; `msg` where the user record brought its text along. */
export type UnreadMessage = Pick<UserMessage, '_id' | 'title' | 'title_said' | 'popup'> &
  Partial<Pick<UserMessage, 'msg' | 'msg_said'>>;

/** Unread messages, looked at once a minute; those of the user record where a back end doesn't have the call. */
export function useUnreadMessages(): readonly UnreadMessage[] {
  const { data, error } = useRead(messages, { state: 'unread', per_page: 100 }, { every: 60_000 });
  const { user } = useSession();
  const told = user?.messages ?? [];
  // A back end may answer every call with an empty list: then it doesn't know how many there are either.
  const doubt = data?.list.length === 0 && told.length > 0;
  const count = useRead(messagesUnread, doubt ? {} : null);
  return error || (doubt && count.error) ? told : (data?.list ?? []);
}

/** The text of one message; none asked for yet: nothing is read. */
export const useMessageText = (id: string | undefined) => useRead(messageDetail, id === undefined ? null : { id });

/** Marks messages read; lists and counts on the page follow. */
export const useMarkRead = () => useWrite(messageRead, ['/api/v3/messages']);
