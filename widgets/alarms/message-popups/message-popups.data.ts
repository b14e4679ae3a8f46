import { useRead, useWrite } from '../../../src/api';
import { messageDetail, messageRead, messages } from '../../../src/api/contract/message';

/** Unread messages, looked at once a minute. */
export const useUnreadMessages = () => useRead(messages, { state: 'unread', per_page: 100 }, { every: 60_000 });

/** The text of one message; none asked for yet: nothing is read. */
export const useMessageText = (id: string | undefined) => useRead(messageDetail, id === undefined ? null : { id });

/** Marks messages read; lists and counts on the page follow. */
export const useMarkRead = () => useWrite(messageRead, ['/api/v3/messages']);
