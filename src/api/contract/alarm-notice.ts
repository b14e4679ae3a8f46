import * as v from 'valibot';
import { alarmCategories, type AlarmLevel } from '../../domain/alarm';
import { endpoint } from '../endpoint';
import { listOf, paging, time, word } from './paging';

/** Ways to be told; the last three are robots of chat groups. */
export const channelTypes = ['mail', 'sms', 'wechat', 'webhook', 'wecom', 'dingtalk', 'feishu'] as const;
/** How a delivery stands. `sent`: a provider accepted it, or the server of a webhook answered with success. */
export const deliveryStates = ['waiting', 'sending', 'sent', 'failed'] as const;

const id = v.object({ id: word });
const text = v.pipe(v.string(), v.trim(), v.maxLength(500));
const clock = v.pipe(v.string(), v.maxLength(5));

const channel = v.object({
  id: word,
  type: v.picklist(channelTypes),
  name: v.string(),
  /** Mail address, mobile number, WeChat id, or address of a webhook or robot. */
  target: v.string(),
  enabled: v.boolean(),
  /** Somebody gave back the code that was sent there; before that nothing else is. */
  confirmed: v.boolean(),
  /** False: the server has no provider for this way, and sends nothing. */
  configured: v.optional(v.boolean()),
  created_at: time,
  /** The last message to it. */
  last: v.nullable(v.object({ state: v.picklist(deliveryStates), at: time, error: v.string() })),
});
/** An address that alarms are sent to. */
export type AlarmChannel = v.InferOutput<typeof channel>;

export const alarmChannels = endpoint({
  method: 'GET',
  path: '/api/v3/alarm_subscribe/channels',
  summary: 'Addresses that alarms are sent to.',
  data: v.array(channel),
  scope: 'account',
  origin: 'ours',
});

export const alarmChannelSave = endpoint({
  method: 'POST',
  path: '/api/v3/alarm_subscribe/channel/save',
  summary:
    'Adds or changes an address, to be confirmed there. A new webhook answers the key of its signature, this once.',
  input: v.object({
    id: v.optional(word),
    type: v.picklist(channelTypes),
    name: text,
    target: text,
    /** Key of a robot's signature, as its chat gives it; left out, the one of before stays. */
    secret: v.optional(text),
    enabled: v.optional(v.boolean(), true),
  }),
  data: v.object({ id: word, secret: v.nullable(v.string()) }),
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const alarmChannelCode = endpoint({
  method: 'POST',
  path: '/api/v3/alarm_subscribe/channel/code',
  summary: 'Sends a code to an address that nobody confirmed yet: once a minute, five a day for an address.',
  input: id,
  scope: 'account',
  origin: 'ours',
});

export const alarmChannelConfirm = endpoint({
  method: 'POST',
  path: '/api/v3/alarm_subscribe/channel/confirm',
  summary: 'Confirms an address with the code that was sent there; from now on it is told of alarms.',
  input: v.object({ id: word, code: text }),
  scope: 'account',
  origin: 'ours',
});

export const alarmChannelRotate = endpoint({
  method: 'POST',
  path: '/api/v3/alarm_subscribe/channel/rotate',
  summary: 'Changes the key of a webhook’s signature; the old one ends at once.',
  input: id,
  data: v.object({ secret: v.string() }),
  scope: 'account',
  origin: 'ours',
});

export const alarmChannelRemove = endpoint({
  method: 'POST',
  path: '/api/v3/alarm_subscribe/channel/remove',
  summary: 'Deletes an address; subscriptions go on without it.',
  input: id,
  scope: 'account',
  origin: 'ours',
});

export const alarmChannelTest = endpoint({
  method: 'POST',
  path: '/api/v3/alarm_subscribe/channel/test',
  summary: 'Sends a test message now and answers what became of it.',
  input: id,
  data: v.object({
    state: v.picklist(['sent', 'failed']),
    /** Status that a webhook or robot answered. */
    code: v.nullable(v.number()),
    error: v.string(),
    /** Milliseconds it took. */
    took: v.number(),
  }),
  scope: 'account',
  origin: 'ours',
});

const some = v.array(word);
const perLevel = v.object({ FATAL: some, MIDDLE: some, GENERAL: some } satisfies Record<AlarmLevel, typeof some>);

const subscription = {
  name: text,
  enabled: v.boolean(),
  target: v.picklist(['all', 'group', 'device']),
  target_id: v.nullable(word),
  /** Empty: every category. */
  categories: v.array(v.picklist(alarmCategories)),
  /** Level to ids of channels. */
  matrix: perLevel,
  /** The end of an alarm is told as well. */
  cleared: v.boolean(),
  /** Hours without messages; null: none. */
  quiet: v.nullable(v.object({ from: clock, to: clock })),
  /** IANA zone of the quiet hours. */
  zone: v.pipe(v.string(), v.maxLength(60)),
  /** Fatal alarms come through in quiet hours. */
  fatal_always: v.boolean(),
};

const known = v.object({ id: word, ...subscription, target_name: v.string() });
/** Which alarms go to which channels. */
export type AlarmSubscription = v.InferOutput<typeof known>;

export const alarmSubscriptions = endpoint({
  method: 'GET',
  path: '/api/v3/alarm_subscribe/list',
  summary: 'Which alarms go to which channels.',
  data: v.array(known),
  scope: 'account',
  origin: 'ours',
});

export const alarmSubscriptionSave = endpoint({
  method: 'POST',
  path: '/api/v3/alarm_subscribe/save',
  summary: 'Adds or changes a subscription.',
  input: v.object({ id: v.optional(word), ...subscription }),
  data: id,
  scope: 'account',
  origin: 'ours',
  creates: true,
});

export const alarmSubscriptionRemove = endpoint({
  method: 'POST',
  path: '/api/v3/alarm_subscribe/remove',
  summary: 'Deletes a subscription.',
  input: id,
  scope: 'account',
  origin: 'ours',
});

const delivery = v.object({
  id: word,
  channel_id: v.nullable(word),
  type: v.picklist(channelTypes),
  target: v.string(),
  /** `password`, `password_failed`: of a plan that changes Wi-Fi passwords. */
  event: v.picklist(['raised', 'cleared', 'digest', 'test', 'password', 'password_failed']),
  /** The first alarm it tells, or what else it is about. */
  content: v.string(),
  total: v.number(),
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  /** The next try, while it waits. */
  next_at: v.nullable(time),
  code: v.nullable(v.number()),
  error: v.string(),
  created_at: time,
  done_at: v.nullable(time),
});
/** One message and what became of it. */
export type AlarmDelivery = v.InferOutput<typeof delivery>;

export const alarmDeliveries = endpoint({
  method: 'GET',
  path: '/api/v3/alarm_subscribe/deliveries',
  summary: 'Messages that were sent or are to be, newest first.',
  input: v.object({
    ...paging,
    state: v.optional(v.picklist(deliveryStates)),
    type: v.optional(v.picklist(channelTypes)),
    channel: v.optional(word),
  }),
  data: listOf(delivery),
  scope: 'account',
  origin: 'ours',
});

export const alarmDeliveryRetry = endpoint({
  method: 'POST',
  path: '/api/v3/alarm_subscribe/delivery/retry',
  summary: 'Tries a failed message again.',
  input: id,
  scope: 'account',
  origin: 'ours',
});
