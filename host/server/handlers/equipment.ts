import type * as contract from '../../../src/api/contract/equipment';
import { cameraRouterPage } from '../fleet/devices/camera-routers';
import { cameraPage, commandPlan, pictureOf, renameCamera } from '../fleet/devices/cameras';
import { readAp } from '../fleet/devices/ap-read';
import { readFirewall } from '../fleet/devices/firewall-read';
import { macPage } from '../fleet/devices/switch-macs';
import type { Handlers } from '../kit/context/handler';
import { refuse } from '../kit/refusal';

/** What stands behind a gateway, closer: MAC tables, access points, firewalls, cameras. */
export const equipment: Handlers<typeof contract> = {
  async switchMacs({ db, caller }, input) {
    return { data: await macPage(db, caller.accountId, input) };
  },
  async apDetail({ db, caller, now }, { id }) {
    const data = await readAp(db, caller.accountId, id, now());
    if (!data) throw refuse('noAp');
    return { data };
  },
  async firewallDetail({ db, caller, now }, { id }) {
    const data = await readFirewall(db, caller.accountId, id, now());
    if (!data) throw refuse('noFirewall');
    return { data };
  },
  async cameras({ db, caller, now }, input) {
    return { data: await cameraPage(db, caller.accountId, input, now()) };
  },
  async cameraRouters({ db, caller, now }, input) {
    return { data: await cameraRouterPage(db, caller.accountId, input, now()) };
  },
  async cameraSnapshot(context, { id }) {
    return new Response(await pictureOf(context, id), {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' },
    });
  },
  async cameraPlan(context, input) {
    return { data: await commandPlan(context, input) };
  },
  async cameraRename(context, { id, name }) {
    await renameCamera(context, id, name);
    return { data: null };
  },
};
