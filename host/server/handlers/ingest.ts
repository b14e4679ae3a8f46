import type * as contract from '../../../src/api/contract/ingest';
import { reportInterval } from '../fleet/devices/presence';
import type { Handlers } from '../kit/context/handler';
import { handOut, hasCommands, takeResult } from '../fleet/commands/commands';
import { identify } from '../fleet/gateway-link/identify';
import { takeReport } from '../fleet/gateway-link/report';
import { notFound } from '../kit/refusal';

/** What gateways call. */
export const ingest: Handlers<typeof contract> = {
  async report(context, reported) {
    const device = await identify(context);
    await takeReport(context.db, device, reported, context.now());
    return { data: { interval: reportInterval, commands: await hasCommands(context.db, device.gwid) } };
  },
  async takeCommands(context) {
    const device = await identify(context);
    return { data: await handOut(context.db, device, context.now()) };
  },
  async commandResult(context, result) {
    const device = await identify(context);
    if (!(await takeResult(context, device, result, context.now()))) throw notFound();
    return { data: null };
  },
};
