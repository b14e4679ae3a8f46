import type { NetworkService, RuleKind, TopologyType } from '../../../src/domain/sdwan';
import type { Destination } from '../../../src/session/place';

/** Names of the pages of each service. */
export const pagesOf = {
  sdwan: {
    list: 'sdwan',
    create: 'sdwan.create',
    manage: 'sdwan.manage',
    width: undefined,
    packages: 'sdwan.package',
  },
  network: {
    list: 'open.network',
    create: 'open.network.create',
    manage: 'open.network.manage',
    width: 'open.network.topology_width',
    packages: 'open.network.package',
  },
} as const satisfies Readonly<Record<NetworkService, object>>;

const rulePages: Readonly<Record<RuleKind, string>> = {
  link: 'sdwan.link_strategy',
  filter: 'sdwan.filter_rule',
  security: 'sdwan.security_policy',
  app: 'sdwan.app_release',
};

/** What there is of a network besides its drawing, as the page of a smart network names it in its address. */
export type NetworkPart = RuleKind | 'map' | 'examination' | 'groups' | 'nodes';

/** A network, by its service. */
interface One {
  id: string;
  service: NetworkService;
}

const part = ({ id, service }: One, name: NetworkPart, alone: Destination, more = {}): Destination =>
  service === 'network' ? { name: pagesOf.network.manage, query: { id, part: name, ...more } } : alone;

const ofAll = (service: NetworkService, name: NetworkPart, alone: string): Destination =>
  service === 'network' ? { name: pagesOf.network.manage, query: { part: name } } : { name: alone };

/** The groups of a service's networks. */
export const groupsPlace = (service: NetworkService): Destination => ofAll(service, 'groups', 'sdwan.group');

/** Gateways that are prepared for networks, as the pages of a service show them. */
export const nodesPlace = (service: NetworkService): Destination => ofAll(service, 'nodes', 'sdwan.create_node');

/** A network itself. */
export const networkPlace = ({ id, service }: One): Destination => ({ name: pagesOf[service].manage, query: { id } });

/** Its rules of one kind: SD-WAN has a page for each, a smart network shows them on its own. */
export const rulesPlace = (network: One, kind: RuleKind): Destination =>
  part(network, kind, { name: rulePages[kind], query: { id: network.id } });

/** Its map, from one of its gateways. */
export function mapPlace(network: One, gwid: string, topology: TopologyType): Destination {
  const params = { gwid, type: String(topology) };
  return part(network, 'map', { name: 'sdwan.gmap', params }, params);
}

/** Its health check. */
export const examinationPlace = (network: One): Destination =>
  part(network, 'examination', { name: 'sdwan.examination', query: { id: network.id } });
