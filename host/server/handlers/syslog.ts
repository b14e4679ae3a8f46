import type * as contract from '../../../src/api/contract/syslog';
import type { Handlers } from '../kit/context/handler';
import { saveSettings, setRetention } from '../services/syslog/change';
import { gatewayPage, linePage } from '../services/syslog/read';
import { identifyTelling } from '../fleet/gateway-link/identify';
import { takeSyslog } from '../services/syslog/take';

/** Logs of gateways: where they go, and what came in here. */
export const syslog: Handlers<typeof contract> = {
  syslogLines: async (context, input) => ({ data: await linePage(context, input) }),
  syslogGateways: async (context, input) => ({ data: await gatewayPage(context, input) }),
  async syslogSave(context, input) {
    await saveSettings(context, input);
    return { data: null };
  },
  async syslogRetention(context, { days }) {
    await setRetention(context, days);
    return { data: null };
  },
  async syslogReport(context, { lines }) {
    const device = await identifyTelling(context, 'syslog');
    return { data: { kept: await takeSyslog(context.db, device, lines, context.now()) } };
  },
};
