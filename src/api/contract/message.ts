import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { listOf, paging, saidBeside, search, time, word } from './paging';

/** What a system message is about. */
export const messageKinds = ['system', 'service', 'activity', 'security'] as const;

const ids = v.pipe(v.array(word), v.minLength(1), v.maxLength(1000));

const message = v.object({
  _id: v.string(),
  kind: v.picklist(messageKinds),
  title: v.string(),
  title_said: saidBeside,
  /** `YES` pops up at the bottom right while unread. */
  popup: v.picklist(['YES', 'NO']),
  read: v.boolean(),
  created_at: time,
});

/** One row of the message list. */
export type Message = v.InferOutput<typeof message>;

export const messages = endpoint({
  method: 'GET',
  path: '/api/v3/messages',
  summary: 'System messages, unread first, then newest first.',
  input: v.object({
    ...paging,
    state: v.optional(v.picklist(['unread', 'read'])),
    kind: v.optional(v.picklist(messageKinds)),
    q: search,
  }),
  data: listOf(message),
  scope: 'message:read',
  origin: 'ours',
});

export const messageDetail = endpoint({
  method: 'GET',
  path: '/api/v3/messages/{id}',
  summary: 'One message with its text. Reading it marks nothing.',
  input: v.object({ id: word }),
  data: v.object({
    ...message.entries,
    /** HTML; show it only through the sanitiser. */
    msg: v.string(),
    msg_said: saidBeside,
    /** The next newer and older message, null at the ends. */
    newer: v.nullable(v.string()),
    older: v.nullable(v.string()),
  }),
  scope: 'message:read',
  origin: 'ours',
});

export const messagesUnread = endpoint({
  method: 'GET',
  path: '/api/v3/messages/unread',
  summary: 'How many messages are unread.',
  data: v.object({ count: v.number() }),
  scope: 'message:read',
  origin: 'ours',
});

export const messageRead = endpoint({
  method: 'POST',
  path: '/api/v3/message/read',
  summary: 'Marks messages read.',
  input: v.object({ msg_ids: ids }),
  scope: 'message:read',
  origin: 'given',
});

export const messagesReadAll = endpoint({
  method: 'POST',
  path: '/api/v3/messages/read_all',
  summary: 'Marks every message read; answers how many were not.',
  data: v.object({ count: v.number() }),
  scope: 'message:read',
  origin: 'ours',
});

export const messagesRemove = endpoint({
  method: 'POST',
  path: '/api/v3/messages/remove',
  summary: 'Deletes messages; answers how many there were.',
  input: v.object({ ids }),
  data: v.object({ count: v.number() }),
  scope: 'account',
  origin: 'ours',
});

const activation = v.object({
  id: v.string(),
  /** Name of the service. */
  service: v.string(),
  /** Its key in the catalogue; null where the offer is of nothing that is sold. */
  service_key: v.nullable(v.string()),
  facts: v.array(v.object({ label: v.string(), value: v.string() })),
  /** Days that it runs once switched on. */
  days: v.number(),
  /** `open`: waits to be switched on; `missed`: the offer ended before. */
  state: v.picklist(['open', 'active', 'ended', 'missed']),
  offered_until: time,
  activated_at: v.nullable(time),
  ends_at: v.nullable(time),
  /** The message that announced it, while it is there. */
  message_id: v.nullable(v.string()),
});
/** A service that waits to be switched on, or was. */
export type Activation = v.InferOutput<typeof activation>;

export const messageActivation = endpoint({
  method: 'GET',
  path: '/api/v3/messages/activation/{id}',
  summary: 'What a message offers to switch on, and whether it was.',
  input: v.object({ id: word }),
  data: activation,
  scope: 'account',
  origin: 'ours',
});

export const messageActivate = endpoint({
  method: 'POST',
  path: '/api/v3/messages/activation/confirm',
  summary: 'Switches on what a message offers; once, however often it is called.',
  input: v.object({ id: word }),
  data: activation,
  scope: 'account',
  origin: 'ours',
});
