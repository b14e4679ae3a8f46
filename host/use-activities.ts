import { useEffect } from 'react';
import { useRead, type DataOf } from '../src/api';
import { activities } from '../src/api/contract/activity';
import { setActivities } from '../src/session';

/**
 * What the running activities switch on is read anew whenever the home page, or a page that tells of them, opens
 * (specification, section 7: `set_activities`). The session keeps the flags.
 */
export function useActivities(): DataOf<typeof activities> | undefined {
  const { data } = useRead(activities, {});
  useEffect(() => {
    if (data) setActivities(data.activities);
  }, [data]);
  return data;
}
