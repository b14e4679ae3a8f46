export { HomeBanner } from './home-banner';
export { homeBannerContract } from './home-banner.contract';
