export { SiteConsent } from './site-consent';
export { siteConsentContract, type SiteAnswer } from './site-consent.contract';
