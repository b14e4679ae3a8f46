import type { GuardGateway } from '../../../src/api/contract/guard';
import { beijingDay } from '../../../src/domain/time';
import type { GuardService } from '../../../src/domain/guard';
import type { Destination } from '../../../src/session/place';
import { dnsPlace } from '../shared';

type Row = Pick<GuardGateway, 'gwid' | 'plan'>;

/** Whether a gateway has a trial, which has pages of its own. */
export const isFree = ({ plan }: Row): boolean => plan?.tier === 'trial';

/** Where a gateway is set up. */
export function settingsPlace(service: GuardService, row: Row): Destination {
  if (service === 'domain_parsing') return dnsPlace('configure', row.gwid, { free: isFree(row) });
  if (service === 'honeypot') return { name: 'honeypot', query: { tab: 'decoys', gwid: row.gwid } };
  return { name: 'firewall_plugin.detail', query: { gwid: row.gwid } };
}

/** The log of what was counted today or this month. */
export function logPlace(service: GuardService, row: Row, span: 'today' | 'month'): Destination {
  const to = beijingDay(Date.now());
  const query = { from: span === 'today' ? to : `${to.slice(0, 8)}01`, to };
  if (service === 'domain_parsing') return dnsPlace('log', row.gwid, { free: isFree(row), query });
  if (service === 'honeypot') return { name: 'honeypot', query: { tab: 'log', gwid: row.gwid, ...query } };
  return { name: 'firewall_plugin.detail', query: { gwid: row.gwid, tab: 'events', ...query } };
}
