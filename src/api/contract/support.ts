import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { paging, saidBeside, search } from './paging';

const word = v.pipe(v.string(), v.maxLength(200));
const body = v.pipe(v.string(), v.maxLength(4000));

/** Where a consulting chat goes on (specification, section 3). */
const consultingResult = v.object({
  /** `success`, or the sentence to show instead. */
  status: v.string(),
  nickName: v.string(),
  userId: v.string(),
  accessId: v.string(),
  peerId: v.string(),
  phone: v.string(),
  return_type: v.picklist(['free', 'paid']),
});

export const customerService = endpoint({
  method: 'POST',
  path: '/api/v3/customer_service',
  summary: 'Opens a consulting channel: by service code (six digits) or to the robot.',
  input: v.object({ type: v.picklist(['fast', 'robot']), service_code: v.optional(word) }),
  data: consultingResult,
  scope: 'account',
  origin: 'given',
});

/** What an after-sales order is about. */
export const afterSaleFields = {
  id: v.string(),
  /** `repair`, `replace` or `return`. */
  kind: v.picklist(['repair', 'replace', 'return']),
  product: v.string(),
  serial: v.string(),
  reason: v.string(),
  contact: v.string(),
  mobile: v.string(),
};

const afterSale = v.object({
  ...afterSaleFields,
  address: v.string(),
  photos: v.array(v.string()),
  state: v.picklist(['submitted', 'accepted', 'shipped', 'testing', 'done', 'refused', 'cancelled']),
  /** ISO times. */
  created_at: v.string(),
  updated_at: v.string(),
  steps: v.array(v.object({ state: v.string(), at: v.string(), note: v.string(), note_said: saidBeside })),
});

/** One after-sales order. */
export type AfterSale = v.InferOutput<typeof afterSale>;

export const afterSales = endpoint({
  method: 'GET',
  path: '/api/v3/after_sales',
  summary: 'After-sales orders, newest first.',
  input: v.object({ ...paging, state: v.optional(word), q: search }),
  data: v.object({ list: v.array(afterSale), total: v.number() }),
  scope: 'account',
  origin: 'ours',
});

export const afterSaleDetail = endpoint({
  method: 'GET',
  path: '/api/v3/after_sales/{id}',
  summary: 'One after-sales order with its steps.',
  input: v.object({ id: word }),
  data: afterSale,
  scope: 'account',
  origin: 'ours',
});

export const afterSaleSave = endpoint({
  method: 'POST',
  path: '/api/v3/after_sales/save',
  summary: 'Files an after-sales order, or changes one that nobody accepted yet.',
  input: v.object({
    id: v.optional(word),
    kind: v.picklist(['repair', 'replace', 'return']),
    product: word,
    serial: word,
    reason: body,
    contact: word,
    mobile: word,
    address: word,
    /** Ids from `photoUpload`, at most six. */
    photos: v.pipe(v.array(word), v.maxLength(6)),
  }),
  data: afterSale,
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const afterSaleCancel = endpoint({
  method: 'POST',
  path: '/api/v3/after_sales/cancel',
  summary: 'Withdraws an after-sales order that nobody accepted yet.',
  input: v.object({ id: word }),
  scope: 'account',
  origin: 'ours',
});

export const photoUpload = endpoint({
  method: 'POST',
  path: '/api/v3/uploads/photo',
  summary: 'Keeps a photo (JPEG, PNG or WebP by its content, at most 5 MB) and answers its id.',
  input: v.object({ file: v.instance(Blob) }),
  data: v.object({ id: v.string() }),
  encoding: 'form',
  scope: 'account',
  origin: 'ours',
});

export const photo = endpoint({
  method: 'GET',
  path: '/api/v3/uploads/photo/{id}',
  summary: 'A photo that the caller uploaded.',
  input: v.object({ id: word }),
  reply: 'blob',
  scope: 'account',
  origin: 'ours',
});

const ticket = v.object({
  id: v.string(),
  subject: v.string(),
  category: v.picklist(['device', 'network', 'billing', 'account', 'other']),
  state: v.picklist(['open', 'answered', 'closed']),
  created_at: v.string(),
  updated_at: v.string(),
  replies: v.number(),
});

/** One customer-service ticket. */
export type Ticket = v.InferOutput<typeof ticket>;

export const tickets = endpoint({
  method: 'GET',
  path: '/api/v3/tickets',
  summary: 'Customer-service tickets, last touched first.',
  input: v.object({ ...paging, state: v.optional(word), q: search }),
  data: v.object({ list: v.array(ticket), total: v.number() }),
  scope: 'account',
  origin: 'ours',
});

export const ticketThread = endpoint({
  method: 'GET',
  path: '/api/v3/tickets/{id}',
  summary: 'One ticket with everything said in it, oldest first.',
  input: v.object({ id: word }),
  data: v.object({
    ...ticket.entries,
    thread: v.array(
      v.object({
        id: v.string(),
        from: v.picklist(['me', 'service']),
        text: v.string(),
        text_said: saidBeside,
        at: v.string(),
        photos: v.array(v.string()),
        /** Who of the service answered, where one is named. */
        author: v.string(),
        /** An answer that the demo made up. */
        simulated: v.boolean(),
      }),
    ),
  }),
  scope: 'account',
  origin: 'ours',
});

export const ticketOpen = endpoint({
  method: 'POST',
  path: '/api/v3/tickets/open',
  summary: 'Opens a ticket.',
  input: v.object({
    subject: word,
    category: v.picklist(['device', 'network', 'billing', 'account', 'other']),
    text: body,
    photos: v.optional(v.pipe(v.array(word), v.maxLength(6))),
  }),
  data: v.object({ id: v.string() }),
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const ticketReply = endpoint({
  method: 'POST',
  path: '/api/v3/tickets/reply',
  summary: 'Says something in a ticket; a closed one opens again.',
  input: v.object({ id: word, text: body, photos: v.optional(v.pipe(v.array(word), v.maxLength(6))) }),
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const ticketClose = endpoint({
  method: 'POST',
  path: '/api/v3/tickets/close',
  summary: 'Closes a ticket.',
  input: v.object({ id: word }),
  scope: 'account',
  origin: 'ours',
});
