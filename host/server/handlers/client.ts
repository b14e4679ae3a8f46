import type * as contract from '../../../src/api/contract/client';
import type { Handlers } from '../handler';
import { onlineCounts, onlinePage } from '../fleet/online-users';

/** Terminals behind the gateways. */
export const client: Handlers<typeof contract> = {
  async onlineUsers({ db, caller }, input) {
    const page = await onlinePage(db, caller.accountId, input);
    return { data: { ...page, counts: await onlineCounts(db, caller.accountId, input.gwid) } };
  },
};
