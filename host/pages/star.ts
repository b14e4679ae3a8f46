/** What the star plan's gateways, applications and buyers are shown in: small pages that people walk to and fro between. */
export { TwinkleStarAgreement } from '../../widgets/income/twinkle-star-agreement';
export { TwinkleStarApplications } from '../../widgets/income/twinkle-star-applications';
export { TwinkleStarDemands } from '../../widgets/income/twinkle-star-demands';
export { TwinkleStarGateways } from '../../widgets/income/twinkle-star-gateways';
