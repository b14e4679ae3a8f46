import { useRead, useWrite } from '../../../src/api';
import * as notice from '../../../src/api/contract/alarm-notice';
import { alarmSubscribeText as text } from './alarm-subscribe.text';

const refreshed = ['/api/v3/alarm_subscribe/'];

/** Milliseconds between two looks at the history. */
export const every = 10_000;

/** How a delivery stands, in words. Only the server of a webhook says itself that it has it; others have accepted it. */
export const stateWord = (type: notice.AlarmChannel['type'], state: notice.AlarmDelivery['state']): string =>
  type === 'webhook' && state === 'sent' ? text.arrived : text.deliveryStates[state];

/** Channels of the account. */
export const useChannels = () => useRead(notice.alarmChannels, {});
/** Subscriptions of the account. */
export const useSubscriptions = () => useRead(notice.alarmSubscriptions, {});

/** Adds or changes a channel. */
export const useSaveChannel = () => useWrite(notice.alarmChannelSave, refreshed);
/** Confirms a channel. */
export const useConfirmChannel = () => useWrite(notice.alarmChannelConfirm, refreshed);
/** Changes the key of a webhook. */
export const useRotate = () => useWrite(notice.alarmChannelRotate, refreshed);
/** Deletes a channel. */
export const useRemoveChannel = () => useWrite(notice.alarmChannelRemove, refreshed);
/** Sends a test message. */
export const useTest = () => useWrite(notice.alarmChannelTest, refreshed);
/** Adds or changes a subscription. */
export const useSaveSubscription = () => useWrite(notice.alarmSubscriptionSave, refreshed);
/** Deletes a subscription. */
export const useRemoveSubscription = () => useWrite(notice.alarmSubscriptionRemove, refreshed);
/** Tries a failed message again. */
export const useRetry = () => useWrite(notice.alarmDeliveryRetry, refreshed);
