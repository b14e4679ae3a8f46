import type * as contract from '../../../src/api/contract/guard';
import { retryPolicy, saveSettings, switchMany, updateLibraries } from '../services/security/change';
import { addDomains, domainPage, removeDomains } from '../services/security/domains';
import { eventPage, summaryOf } from '../services/security/event-read';
import { postureOf } from '../services/security/posture';
import { gatewayPage, policyOf } from '../services/security/read';
import type { Handlers } from '../kit/context/handler';
import { identifyTelling } from '../fleet/gateway-link/identify';
import { takeSecurityReport } from '../services/security/report';

/** Protection of networks: DNS defence, honeypot, firewall plugin. */
export const guard: Handlers<typeof contract> = {
  guardGateways: async (context, input) => ({ data: await gatewayPage(context, input) }),
  guardPolicy: async (context, { service, gwid }) => ({ data: await policyOf(context, service, gwid) }),
  dnsSave: async (context, { gwid, settings }) => ({
    data: await saveSettings(context, 'domain_parsing', gwid, settings),
  }),
  honeypotSave: async (context, { gwid, settings }) => ({
    data: await saveSettings(context, 'honeypot', gwid, settings),
  }),
  firewallSave: async (context, { gwid, settings }) => ({
    data: await saveSettings(context, 'firewall_plugin', gwid, settings),
  }),
  guardSwitch: async (context, { service, gwids, enabled }) => ({
    data: await switchMany(context, service, gwids, enabled),
  }),
  guardRetry: async (context, { service, gwid }) => ({ data: await retryPolicy(context, service, gwid) }),
  libraryUpdate: async (context, { gwids }) => ({ data: await updateLibraries(context, gwids) }),
  guardEvents: async (context, input) => ({ data: await eventPage(context, input) }),
  guardSummary: async (context, input) => ({ data: await summaryOf(context, input) }),
  guardDomains: async (context, input) => ({ data: await domainPage(context, input) }),
  guardDomainAdd: async (context, input) => ({ data: await addDomains(context, input) }),
  guardDomainRemove: async (context, { gwid, ids }) => ({ data: { removed: await removeDomains(context, gwid, ids) } }),
  securityPosture: async (context) => ({ data: await postureOf(context) }),
  async guardReport(context, reported) {
    const device = await identifyTelling(context, 'guard');
    return { data: { kept: await takeSecurityReport(context.db, device, reported, context.now()) } };
  },
};
