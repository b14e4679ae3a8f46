import type { SecurityGateway } from '../../../src/api/contract/guard';
import { beijingDay, day, monthStart } from '../../../src/domain/time';
import type { SecurityService } from '../../../src/domain/security';
import { limitsOf } from '../../../src/domain/security-limits';
import type { Destination } from '../../../src/session/place';
import { dnsPlace } from '../shared';

type Row = Pick<SecurityGateway, 'gwid' | 'plan'>;

/** Whether a gateway has a trial, which has pages of its own. */
export const isFree = ({ plan }: Row): boolean => plan?.tier === 'trial';

/** Where a gateway is set up. */
export function settingsPlace(service: SecurityService, row: Row): Destination {
  if (service === 'domain_parsing') return dnsPlace('configure', row.gwid, { free: isFree(row) });
  if (service === 'honeypot') return { name: 'honeypot', query: { tab: 'decoys', gwid: row.gwid } };
  return { name: 'firewall_plugin.detail', query: { gwid: row.gwid } };
}

/** The log of what was counted today or this month. */
export function logPlace(service: SecurityService, row: Row, span: 'today' | 'month'): Destination {
  const to = beijingDay(Date.now());
  const query = { from: span === 'today' ? to : `${to.slice(0, 8)}01`, to };
  if (service === 'domain_parsing') return dnsPlace('log', row.gwid, { free: isFree(row), query });
  if (service === 'honeypot') return { name: 'honeypot', query: { tab: 'log', gwid: row.gwid, ...query } };
  return { name: 'firewall_plugin.detail', query: { gwid: row.gwid, tab: 'events', ...query } };
}

/** Whether the log of a gateway reaches back to where the count begins: a small package keeps it for a few days. */
export const isKept = (service: SecurityService, tier: string, span: 'today' | 'month', now: number): boolean =>
  span === 'today' || now - limitsOf(service, tier).days * day <= monthStart(now);
