import { useMemo } from 'react';
import { useRead } from '../../src/api';
import { activities, ipv6Active, starActive, tunnelActive } from '../../src/api/contract/activity';
import { useSession } from '../../src/session';
import type { Marks } from '../badges';

/**
 * What the server says about promotions, for the badges of the menu. Failures and gaps only leave badges out: a menu
 * must stand on any back end.
 */
export function useMarks(): Marks {
  const input = useSession().user ? {} : null;
  const running = useRead(activities, input).data;
  const tunnel = useRead(tunnelActive, input).reply;
  const ipv6 = useRead(ipv6Active, input).data;
  const star = useRead(starActive, input).data;
  return useMemo(
    () => ({
      ...(running && { activities: running.activities?.length > 0, activityImage: running.menuMarkImgUrl }),
      ...(tunnel && { tunnel: tunnel.data, tunnelImage: tunnel.extra?.menu_icon }),
      ...(ipv6 && { ipv6: ipv6.is_active_time }),
      ...(star && { star: [star[0] * 1000, star[1] * 1000] as const }),
    }),
    [running, tunnel, ipv6, star],
  );
}
