import type { Client } from '../../../src/api/client';
import { apTemplates } from '../../../src/api/contract/ap-template';
import { onlineUsers } from '../../../src/api/contract/client';
import { devices } from '../../../src/api/contract/device';
import { guardGateways } from '../../../src/api/contract/guard';
import { sdwanDetail, sdwanNetworks } from '../../../src/api/contract/sdwan';
import { settingGateways } from '../../../src/api/contract/setting';
import { siteTemplates } from '../../../src/api/contract/site-template';
import { speedupGroups, speedupMembers } from '../../../src/api/contract/speedup';
import type { Contract } from '../../../src/element/contract';

type Props = Record<string, string>;

/** What each element shows of the demo's account, so that it has more to show than that nothing was chosen: real ids as attributes. */
export async function demoProps(
  demo: Client,
  contracts: readonly (readonly [name: string, Contract])[],
): Promise<Record<string, Props>> {
  const device = async (kind: 'ap' | 'switch' | 'firewall') =>
    (await demo.call(devices, { kind, per_page: 1 })).data.list[0]!;
  const [ap, wired, firewall] = [await device('ap'), await device('switch'), await device('firewall')];
  // Small fleets do not have each service: any other gateway says so.
  const guarded = async (service: 'domain_parsing' | 'honeypot' | 'firewall_plugin') => ({
    gwid: (await demo.call(guardGateways, { service, state: 'on', per_page: 1 })).data.list[0]?.gwid ?? ap.gwid,
  });
  const television = {
    gwid: (await demo.call(settingGateways, { service: 'iptv', per_page: 1 })).data.list[0]?.gwid ?? ap.gwid,
  };
  const networks = (await demo.call(sdwanNetworks, { per_page: 50 })).data.list;
  const { id: network, topology } = networks.find(({ state }) => state === 'normal') ?? networks[0]!;
  const [member] = (await demo.call(sdwanDetail, { id: network })).data.member_list;
  const { gid } = (await demo.call(speedupGroups, { per_page: 1 })).data.list[0]!;
  const { sign } = (await demo.call(speedupMembers, { per_page: 1 })).data.list[0]!;
  const wifi = (await demo.call(apTemplates, { kind: 'ssid' })).data.list[0]!.id;
  const [site] = (await demo.call(siteTemplates, {})).data.list;
  const { id: client, mac } = (await demo.call(onlineUsers, { per_page: 1 })).data.list[0]!;

  const own: Record<string, Props> = {
    'ap-batch-editor': { devices: ap.id },
    'ap-template-editor': { template: wifi },
    'client-timeline': { client, mac },
    'device-config': { device: wired.id },
    'dns-policy': await guarded('domain_parsing'),
    'domain-list': await guarded('domain_parsing'),
    'firewall-detail': { device: firewall.id },
    'firewall-policy': await guarded('firewall_plugin'),
    'honeypot-policy': await guarded('honeypot'),
    'iptv-config': television,
    'mac-info': { mac },
    'network-assets': { gwid: ap.gwid },
    'sdwan-map': { gwid: member!.gwid, type: String(topology) },
    'service-settings': { ...television, service: 'iptv' },
    // Small fleets have none.
    ...(site && { 'site-template-apply': { template: site.id }, 'site-template-editor': { template: site.id } }),
    'speedup-member': { sign },
    'switch-detail': { gwid: wired.gwid, address: wired.id },
    'wifi-people': { template: wifi },
  };
  for (const name of ['air', 'editor', 'head', 'stays', 'trend']) own[`ap-${name}`] = { device: ap.id };
  for (const name of ['examination', 'manage', 'rules']) own[`sdwan-${name}`] = { network };
  for (const name of ['apply', 'detail', 'manage', 'members', 'policies']) own[`speedup-${name}`] = { gid };
  const ofGateway = ['config-backups', 'gateway-diagnosis', 'gateway-panel', 'gateway-throughput', 'site-day'];
  for (const name of [...ofGateway, 'wifi-shares', 'wireless-monitor']) own[name] = { gwid: ap.gwid };
  // All that can be done stands in the page as well.
  return Object.fromEntries(
    contracts.map(([name, { props }]) => [name, { ...own[name], ...('manage' in props && { manage: '' }) }]),
  );
}
