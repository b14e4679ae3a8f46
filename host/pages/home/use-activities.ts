import { useEffect } from 'react';
import { useRead } from '../../../src/api';
import { activities } from '../../../src/api/contract/activity';
import { setActivities } from '../../../src/session';

/** What the running activities switch on is read anew whenever the home page opens (specification, section 7: `set_activities`). */
export function useActivities(): void {
  const { data } = useRead(activities, {});
  useEffect(() => {
    if (data) setActivities(data.activities);
  }, [data]);
}
