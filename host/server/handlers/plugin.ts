import type * as contract from '../../../src/api/contract/plugin';
import { pluginLimits } from '../../../src/domain/plugin';
import { retryDelivery } from '../fleet/delivery/settings';
import { identify, identifyTelling } from '../fleet/gateway-link/identify';
import { applyPlugin, configurePlugin } from '../fleet/plugins/change';
import { packageFor, takePluginReport } from '../fleet/plugins/device';
import { gatewayPage, installedPage, readInstalled } from '../fleet/plugins/installed';
import { pluginPage, readPlugin, reviewPlugin } from '../fleet/plugins/market';
import { speedBytes, takeSpeedTest } from '../fleet/plugins/speed';
import { publishPlugin, trustPublisher } from '../fleet/plugins/publish';
import type { Handlers } from '../kit/context/handler';
import { refuse } from '../kit/refusal';

/** Plugins: the market, what runs where, and what gateways and the operator call. */
export const plugin: Handlers<typeof contract> = {
  plugins: async (context, input) => ({ data: await pluginPage(context, input) }),
  pluginDetail: async (context, { id }) => ({ data: await readPlugin(context, id) }),
  pluginInstallations: async (context, input) => ({ data: await installedPage(context, input) }),
  pluginInstallation: async (context, input) => ({ data: await readInstalled(context, input) }),
  pluginGateways: async (context, input) => ({ data: await gatewayPage(context, input) }),
  pluginApply: async (context, input) => ({ data: { job: await applyPlugin(context, input) } }),
  async pluginConfigure(context, input) {
    await configurePlugin(context, input);
    return { data: null };
  },
  async pluginRetry({ db, caller }, { gwid }) {
    if (!(await retryDelivery(db, caller.accountId, gwid, 'plugin'))) throw refuse('deliveryNotFailed');
    return { data: null };
  },
  async pluginReview(context, input) {
    await reviewPlugin(context, input);
    return { data: null };
  },
  staffPluginTrust: async (context, input) => ({ data: await trustPublisher(context, input) }),
  staffPluginPublish: async (context, input) => ({ data: await publishPlugin(context, input) }),
  async pluginPackage(context, input) {
    const device = await identify(context);
    return { data: await packageFor(context.db, device, input) };
  },
  async pluginReport(context, { plugins }) {
    const device = await identifyTelling(context, 'plugins');
    await takePluginReport(context.db, device, plugins, context.now());
    return { data: null };
  },
  async speedDown(context, { bytes }) {
    await takeSpeedTest(context, await identify(context), bytes);
    return speedBytes(bytes);
  },
  async speedUp(context, { file }) {
    const device = await identify(context);
    if (file.size > pluginLimits.speedUp) throw refuse('tooLarge');
    await takeSpeedTest(context, device, file.size);
    return { data: { bytes: file.size } };
  },
};
