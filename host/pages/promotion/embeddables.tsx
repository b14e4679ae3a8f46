import type { ComponentType } from 'react';
import type { Contract } from '../../../src/element/contract';
import { PackagePrice, packagePriceContract } from '../../../widgets/promotion/package-price';
import { Promotion, promotionContract } from '../../../widgets/promotion/promotion';
import {
  SdwanCustomerReferral,
  sdwanCustomerReferralContract,
} from '../../../widgets/promotion/sdwan-customer-referral';
import { SdwanRecommendation, sdwanRecommendationContract } from '../../../widgets/promotion/sdwan-recommendation';
import { StarryActivities, starryActivitiesContract } from '../../../widgets/promotion/starry-activities';

/** One view with its contract. */
interface Entry {
  contract: Contract;
  Widget: ComponentType<Record<string, string>>;
}

const entry = (contract: Contract, Widget: ComponentType<never>): Entry => ({
  contract,
  Widget: Widget as ComponentType<Record<string, string>>,
});

/** What agents put into their own sites. */
export const embeddables = {
  promotion: entry(promotionContract, Promotion),
  'package-price': entry(packagePriceContract, PackagePrice),
  'sdwan-recommendation': entry(sdwanRecommendationContract, SdwanRecommendation),
  'sdwan-customer-referral': entry(sdwanCustomerReferralContract, SdwanCustomerReferral),
  'starry-activities': entry(starryActivitiesContract, StarryActivities),
};

/** Name of one of them. */
export type Embeddable = keyof typeof embeddables;
