import type { SoldService, SoldTier } from './sold';
import { networking } from './sold-networking';
import { security } from './sold-security';
import { speed } from './sold-speed';

export type { SoldService, SoldTier };

/** Everything that is sold. */
export const catalogue: readonly SoldService[] = [...networking, ...security, ...speed];

const byKey = new Map(catalogue.map((service) => [service.key, service]));

/** A service by its key. */
export const soldService = (key: string): SoldService | undefined => byKey.get(key);

/** A package of a service. */
export const soldTier = (service: string, tier: string): SoldTier | undefined =>
  byKey.get(service)?.tiers.find((one) => one.key === tier);
