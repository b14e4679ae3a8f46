import type * as contract from '../../../src/api/contract/star';
import { identify } from '../fleet/gateway-link/identify';
import type { Handlers } from '../kit/context/handler';
import { agree, agreementOf } from '../services/star/agreement';
import { apply, applyAgain, withdraw } from '../services/star/apply';
import { configure, endSharing, retry, switchOn } from '../services/star/change';
import { diskPage, takeDisks } from '../services/star/disks';
import { applicationPage, demandPage, gatewayPage, overview } from '../services/star/read';

/** Star plan: what gateways lend, and on which terms. */
export const star: Handlers<typeof contract> = {
  starOverview: async (context) => ({ data: await overview(context) }),
  starAgreement: async (context) => ({ data: await agreementOf(context) }),
  async starAgree(context, { version }) {
    await agree(context, version);
    return { data: null };
  },
  starDisks: async (context, input) => ({ data: await diskPage(context, input) }),
  starApply: async (context, { gateways }) => ({ data: { ids: await apply(context, gateways) } }),
  starApplications: async (context, input) => ({ data: await applicationPage(context, input) }),
  async starWithdraw(context, { id }) {
    await withdraw(context, id);
    return { data: null };
  },
  starAgain: async (context, { id }) => ({ data: { id: await applyAgain(context, id) } }),
  starGateways: async (context, input) => ({ data: await gatewayPage(context, input) }),
  async starConfigure(context, input) {
    await configure(context, input);
    return { data: null };
  },
  async starSwitch(context, { gwids, enabled }) {
    await switchOn(context, gwids, enabled);
    return { data: null };
  },
  async starEnd(context, { gwids }) {
    await endSharing(context, gwids);
    return { data: null };
  },
  async starRetry(context, { gwid }) {
    await retry(context, gwid);
    return { data: null };
  },
  starDemands: async (context, input) => ({ data: await demandPage(context, input) }),
  async starReport(context, input) {
    const device = await identify(context);
    await context.limits.take(`disks:${device.gwid}`, 30, 60);
    await takeDisks(context.db, device, input, context.now());
    return { data: null };
  },
};
