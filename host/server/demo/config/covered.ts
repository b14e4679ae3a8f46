import type { ConfigRow } from '../../../../src/domain/config';

/** What of a policy narrows it, and what it says when it does not. */
const narrowing = { from: 'any', to: 'any', protocol: 'any', source_ips: '', target_ips: '', ports: '', period: '' };

/** Policies that nothing reaches: they are off, or one above them takes all that they are about. */
export const coveredPolicies = (policies: readonly ConfigRow[]): ConfigRow[] =>
  policies.filter(
    (policy, at) =>
      policy.enabled !== true || policies.slice(0, at).some((above) => above.enabled === true && covers(above, policy)),
  );

const covers = (above: ConfigRow, policy: ConfigRow): boolean =>
  Object.entries(narrowing).every(([field, any]) => {
    const wide = above[field] ?? any;
    return wide === any || wide === (policy[field] ?? any);
  });
