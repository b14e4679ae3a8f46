import { catalogue, type SoldService, type SoldTier } from '../catalogue/catalogue';
import type { Promoted } from '../catalogue/sold';

/** A package of the catalogue that is promoted to newcomers. */
export interface PromotedPackage extends Promoted {
  service: SoldService;
  tier: SoldTier;
}

const ever: readonly PromotedPackage[] = catalogue.flatMap((service) =>
  service.tiers.flatMap((tier) => (tier.promoted ? [{ ...tier.promoted, service, tier }] : [])),
);

/** Every promoted package that can be bought, in the order of the catalogue. */
export const promotedPackages: readonly PromotedPackage[] = ever.filter(({ service }) => !service.closed);

/** Packages that agents earn something with. */
export const earningPackages = promotedPackages.filter(({ percent }) => percent > 0);

/** The package that a referral code is about. */
export const promotedByCode = (code: string | undefined): PromotedPackage | undefined =>
  promotedPackages.find((one) => one.code === code);

/** Name of a package with its service; its id where it is not in the catalogue any more. */
export function promotedName(id: string): string {
  const one = ever.find((pack) => pack.id === id);
  return one ? `${one.service.name} ${one.tier.name}` : id;
}
