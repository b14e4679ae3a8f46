export { TwinkleStarApplications } from './twinkle-star-applications';
export { twinkleStarApplicationsContract } from './twinkle-star-applications.contract';
