import type * as contract from '../../../src/api/contract/client';
import { assetPage, markAssets } from '../fleet/clients/assets';
import { blockPage, unblockClient } from '../fleet/clients/client-blocks';
import { blockClient, kickClient, limitClient, renameClient } from '../fleet/clients/client-commands';
import { readHistory, readMac } from '../fleet/clients/client-read';
import { onlinePage } from '../fleet/clients/online-users';
import type { Handlers } from '../kit/context/handler';
import { noteChange } from '../account/logs/record-action';
import { refuse } from '../kit/refusal';

/** Terminals behind the gateways. */
export const client: Handlers<typeof contract> = {
  async onlineUsers({ db, caller, now }, input) {
    return { data: await onlinePage(db, caller.accountId, input, now()) };
  },
  async clientKick(context, { id }) {
    return { data: await kickClient(context, id) };
  },
  async clientLimit(context, { id, down, up }) {
    return { data: await limitClient(context, id, down, up) };
  },
  async clientBlock(context, { id, hours, reason }) {
    return { data: await blockClient(context, id, hours, reason) };
  },
  async clientUnblock(context, { id }) {
    return { data: await unblockClient(context, id) };
  },
  async clientRename(context, { id, name }) {
    await renameClient(context, id, name);
    return { data: null };
  },
  async clientBlocks({ db, caller }, input) {
    return { data: await blockPage(db, caller.accountId, input) };
  },
  async clientHistory(context, input) {
    const data = await readHistory(context, input);
    if (!data) throw refuse('noClient');
    return { data };
  },
  async macInfo({ db, caller }, { mac }) {
    return { data: await readMac(db, caller.accountId, mac) };
  },
  async assets({ db, caller, now }, input) {
    return { data: await assetPage(db, caller.accountId, input, now()) };
  },
  async assetMark(context, input) {
    const changed = await markAssets(context, input);
    const [known, unknown] = ['已知资产', '未标记'];
    if (changed > 0) noteChange(context, { 标记: input.known ? [unknown, known] : [known, unknown] });
    return { data: { changed } };
  },
};
