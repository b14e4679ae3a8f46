export { OfferCard, type OfferCardProps } from './offer-card';
export { Offers, type OffersProps } from './offers';
export { Landing, LandingHalves, type LandingProps } from './landing';
export { LeadForm, type LeadFormProps } from './lead-form';
export { agentOf, offerCode, offerPath } from './offer';
