export { StarryActivities } from './starry-activities';
export { starryActivitiesContract } from './starry-activities.contract';
