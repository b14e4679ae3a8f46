import type * as contract from '../../../src/api/contract/message';
import type { Handlers } from '../kit/context/handler';
import { activate, readActivation } from '../services/orders/activation';
import { markRead, messageOf, messagePage, removeMessages, unreadCount } from '../account/messages/messages';

/** The box of system messages. */
export const message: Handlers<typeof contract> = {
  messages: async (context, input) => ({ data: await messagePage(context, input) }),
  messageDetail: async (context, { id }) => ({ data: await messageOf(context, id) }),
  messageActivation: async (context, { id }) => ({ data: await readActivation(context, id) }),
  messageActivate: async (context, { id }) => ({ data: await activate(context, id) }),
  messagesUnread: async (context) => ({ data: { count: await unreadCount(context) } }),

  async messageRead(context, { msg_ids }) {
    await markRead(context, msg_ids);
    return { data: null };
  },

  messagesReadAll: async (context) => ({ data: { count: await markRead(context) } }),
  messagesRemove: async (context, { ids }) => ({ data: { count: await removeMessages(context, ids) } }),
};
