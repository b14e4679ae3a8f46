import type { SalePackage } from '../../../../src/api/contract/promotion';
import { activityIds } from '../../../../src/domain/activities';
import type { Sql } from '../../kit/store/db';
import { basisOf, readActivities, type Activities } from '../catalogue/price';
import { promotedPackages, type PromotedPackage } from './promoted';

/** Packages with what the running activities do to their price; all unless a service or one package is named. */
export async function readPackages(
  sql: Sql,
  now: number,
  { service, id }: { service?: string | undefined; id?: string | undefined } = {},
): Promise<SalePackage[]> {
  // Nobody's: whoever is shown these has used nothing up yet.
  const activities = await readActivities(sql, '', now);
  return promotedPackages
    .filter((one) => (!service || one.service.key === service) && (!id || one.id === id))
    .map((one) => salePackage(one, activities));
}

function salePackage({ id, code, service, tier }: PromotedPackage, activities: Activities): SalePackage {
  return {
    ...{ id, code, service: service.key, service_name: service.name, name: tier.name },
    summary: service.bound ? service.summary : tier.who,
    price_fen: tier.monthFen,
    unit: tier.trialDays === undefined ? `${service.unit.slice(1)} / 月` : `${tier.trialDays} 天`,
    features: [...tier.has],
    activity: activityOf({ service, tier }, activities),
  };
}

/** What runs for a package: a price comes before months on top. */
function activityOf(
  { service, tier }: Pick<PromotedPackage, 'service' | 'tier'>,
  activities: Activities,
): SalePackage['activity'] {
  const { activityFen, gifts } = basisOf(service, tier, activities).basis;
  const price_fen = activityFen !== undefined && activityFen < tier.monthFen ? activityFen : null;
  const about = price_fen === null ? gifts[0]?.id : activityIds.remoteNetworking;
  const running = activities.running.find(({ id }) => id === about);
  return running ? { title: running.title, price_fen, ends_at: running.ends_at } : null;
}
