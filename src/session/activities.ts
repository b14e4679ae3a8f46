import { activityFlags, type Activity } from '../domain/activities';
import { session } from './session';

/** Keeps what the running activities switch on (specification, section 7: `set_activities`). */
export function setActivities(activities: readonly Activity[]): void {
  session.activities = activityFlags(activities);
}
