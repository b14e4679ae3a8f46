import type * as contract from '../../../src/api/contract/ingest';
import { reportInterval } from '../fleet/devices/presence';
import type { Handlers } from '../kit/context/handler';
import { handOut, hasCommands, takeResult } from '../fleet/commands/commands';
import { identify, identifyReporter } from '../fleet/gateway-link/identify';
import { takeReport } from '../fleet/gateway-link/report';
import { notFound } from '../kit/refusal';

/** What gateways call. */
export const ingest: Handlers<typeof contract> = {
  async report(context, reported) {
    const { secret, ...device } = await identifyReporter(context);
    await takeReport(context.db, device, reported, context.now());
    const commands = await hasCommands(context.db, device.gwid);
    return { data: { interval: reportInterval, commands, ...(secret && { secret }) } };
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
