import type * as contract from '../../../src/api/contract/ingest';
import { reportInterval } from '../fleet/devices/presence';
import type { Handlers } from '../kit/context/handler';
import { handOut, hasCommands, takeResult } from '../fleet/commands/commands';
import { identify } from '../fleet/gateway-link/identify';
import { takeSyslog } from '../services/syslog/take';
import { takeTunnelFlow } from '../services/tunnel/flow';
import { takeReport } from '../fleet/gateway-link/report';
import { takeTvReport } from '../services/tv/report';
import { takeGuardReport } from '../services/security/report';
import { notFound } from '../kit/refusal';

/** What gateways call. */
export const ingest: Handlers<typeof contract> = {
  async report(context, told) {
    const device = await identify(context);
    await takeReport(context.db, device, told, context.now());
    return { data: { interval: reportInterval, commands: await hasCommands(context.db, device.gwid) } };
  },
  async tunnelReport(context, { list }) {
    const device = await identify(context);
    await takeTunnelFlow(context.db, device.gwid, list, context.now());
    return { data: null };
  },
  async syslogReport(context, { lines }) {
    const device = await identify(context);
    // A gateway that writes without end shall not fill the store of all.
    await context.limits.take(`syslog:${device.gwid}`, 120, 60);
    return { data: { kept: await takeSyslog(context.db, device, lines, context.now()) } };
  },
  async tvReport(context, { boxes }) {
    const device = await identify(context);
    await context.limits.take(`tv:${device.gwid}`, 120, 60);
    await takeTvReport(context.db, device, boxes, context.now());
    return { data: null };
  },
  async takeCommands(context) {
    const device = await identify(context);
    return { data: await handOut(context.db, device, context.now()) };
  },
  async guardReport(context, told) {
    const device = await identify(context);
    return { data: { kept: await takeGuardReport(context.db, device, told, context.now()) } };
  },
  async commandResult(context, result) {
    const device = await identify(context);
    if (!(await takeResult(context, device, result, context.now()))) throw notFound();
    return { data: null };
  },
};
