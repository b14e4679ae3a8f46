import type * as contract from '../../../src/api/contract/sdwan-account';
import type { Handlers } from '../kit/context/handler';
import { createDialers } from '../services/sdwan/account-create';
import { dialerPage, entriesOf } from '../services/sdwan/account-read';
import { extendDialers, removeDialers, resetDialer, saveDialer, switchDialers } from '../services/sdwan/account-write';

/** Accounts that dial into the networks of SD-WAN. */
export const sdwanAccount: Handlers<typeof contract> = {
  sdwanAccounts: async (context, input) => ({ data: await dialerPage(context, input) }),
  sdwanEntries: async (context) => ({ data: await entriesOf(context) }),
  sdwanAccountCreate: async (context, input) => ({ data: { ids: await createDialers(context, input) } }),
  sdwanAccountSave: async (context, input) => ({ data: { rev: await saveDialer(context, input) } }),
  async sdwanAccountReset(context, { id, password }) {
    await resetDialer(context, id, password);
    return { data: null };
  },
  async sdwanAccountSwitch(context, { ids, enabled }) {
    await switchDialers(context, ids, enabled);
    return { data: null };
  },
  sdwanAccountExtend: async (context, input) => ({ data: { endless: await extendDialers(context, input) } }),
  async sdwanAccountRemove(context, { ids }) {
    await removeDialers(context, ids);
    return { data: null };
  },
};
