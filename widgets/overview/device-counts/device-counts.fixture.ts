import type { DataOf } from '../../../src/api';
import type { complex } from '../../../src/api/contract/stats';

/** An account with some hundred devices. */
export const summary: DataOf<typeof complex> = {
  router_number: 132,
  router_online_number: 126,
  ap_number: 431,
  ap_online_number: 418,
  switch_number: 58,
  switch_online_number: 57,
  current_auth: 1284,
  current_online: 3472,
  today_auth_amount: 5930,
  today_online_amount: 8604,
  alarm_level_amount: { FATAL: 3, MIDDLE: 17, GENERAL: 42 },
  alarm_messages: [],
  cumulative_flow: { total: 0, items: [] },
  income: 386.42,
};
