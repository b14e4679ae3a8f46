import type * as contract from '../../../src/api/contract/ingest';
import { reportInterval } from '../fleet/devices/presence';
import type { Handlers } from '../kit/context/handler';
import { handOut, hasCommands, showWaiting, takeResult } from '../fleet/commands/commands';
import { takeRunning } from '../fleet/config/running';
import { identify, identifyReporter } from '../fleet/gateway-link/identify';
import { takeReport } from '../fleet/gateway-link/report';
import { notFound } from '../kit/refusal';

/** What gateways call. */
export const ingest: Handlers<typeof contract> = {
  async report(context, reported) {
    const { secret, ...device } = await identifyReporter(context);
    await takeReport(context.db, device, reported, context.now());
    const configs = await takeRunning(context, device, reported.configs ?? [], context.now());
    const commands = await hasCommands(context.db, device.gwid);
    const more = { ...(secret && { secret }), ...(configs.length > 0 && { configs }) };
    return { data: { interval: reportInterval, commands, ...more } };
  },
  async takeCommands(context, { look, arrived }) {
    const device = await identify(context);
    if (look && !arrived) return { data: await showWaiting(context, device) };
    return { data: await handOut(context, device, context.now(), arrived) };
  },
  async commandResult(context, result) {
    const device = await identify(context);
    if (!(await takeResult(context, device, result, context.now()))) throw notFound();
    return { data: null };
  },
};
