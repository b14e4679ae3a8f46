import type * as contract from '../../../src/api/contract/alarm-notice';
import type { Handlers } from '../kit/context/handler';
import { listChannels, removeChannel, rotateChannel, saveChannel, testChannel } from '../fleet/notices/channels';
import { confirmChannel, sendChannelCode } from '../fleet/notices/confirm-channel';
import {
  deliveryPage,
  listSubscriptions,
  removeSubscription,
  retryDelivery,
  saveSubscription,
} from '../fleet/notices/subscriptions';

/** Who is told of alarms, how, and what became of it. */
export const alarmNotice: Handlers<typeof contract> = {
  alarmChannels: async (context) => ({ data: await listChannels(context) }),
  alarmChannelSave: async (context, input) => ({ data: await saveChannel(context, input) }),
  alarmChannelRotate: async (context, { id }) => ({ data: await rotateChannel(context, id) }),
  alarmChannelTest: async (context, { id }) => ({ data: await testChannel(context, id) }),
  alarmSubscriptions: async (context) => ({ data: await listSubscriptions(context) }),
  alarmSubscriptionSave: async (context, input) => ({ data: await saveSubscription(context, input) }),
  alarmDeliveries: async (context, input) => ({ data: await deliveryPage(context, input) }),

  async alarmChannelCode(context, { id }) {
    await sendChannelCode(context, id);
    return { data: null };
  },
  async alarmChannelConfirm(context, { id, code }) {
    await confirmChannel(context, id, code);
    return { data: null };
  },
  async alarmChannelRemove(context, { id }) {
    await removeChannel(context, id);
    return { data: null };
  },
  async alarmSubscriptionRemove(context, { id }) {
    await removeSubscription(context, id);
    return { data: null };
  },
  async alarmDeliveryRetry(context, { id }) {
    await retryDelivery(context, id);
    return { data: null };
  },
};
