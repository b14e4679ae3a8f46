import type { SalePackage } from '../../../../src/api/contract/promotion';
import { readReferral, referralCode } from '../../../../src/domain/referral';
import type { Destination } from '../../../../src/session/place';

/** The agent in what a page gives as its code; anything else is nobody. */
export const agentOf = (code: string | undefined): string | undefined => readReferral(code)?.agent;

/** The referral code of a package; empty without an agent. */
export const offerCode = ({ code }: Pick<SalePackage, 'code'>, agent: string | undefined): string =>
  agent ? referralCode(agent, code) : '';

const routes: Readonly<Record<string, string>> = {
  sdwan: 'sdwan.package',
  overseas_speedup: 'overseas_speedup_default',
  domain_parsing: 'domain_parsing',
  backup_v2: 'open.backup_v2',
  ipv6: 'open.ipv6',
};

/** Where a package leads: new customers of an agent register under his code, everybody else goes to the service. */
export function offerPath(offer: Pick<SalePackage, 'code' | 'service'>, agent: string | undefined): Destination {
  if (agent) return { name: 'register', query: { ref: offerCode(offer, agent) } };
  return { name: routes[offer.service] ?? 'open.open' };
}
