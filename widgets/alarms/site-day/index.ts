export { SiteDay } from './site-day';
export { siteDayContract } from './site-day.contract';
