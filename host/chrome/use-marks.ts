import { useMemo } from 'react';
import { useRead } from '../../src/api';
import { activities, ipv6Active, starActive, tunnelActive } from '../../src/api/contract/activity';
import { useSession } from '../../src/session';
import type { Marks } from '../badges';

/**
 * What the server says about promotions, for the badges of the menu. Failures and gaps only leave badges out: a menu
 * must stand on any back end. They come together, once every answer or failure is here: the menu is drawn once more,
 * and no badge moves under the pointer after another.
 */
export function useMarks(): Marks {
  const input = useSession().user ? {} : null;
  const reads = [
    useRead(activities, input),
    useRead(tunnelActive, input),
    useRead(ipv6Active, input),
    useRead(starActive, input),
  ] as const;
  const told = reads.every(({ reply, error }) => reply || error);
  const [{ data: running }, { reply: tunnel }, { data: ipv6 }, { data: star }] = reads;
  return useMemo(
    () =>
      told
        ? {
            activities: running && running.activities?.length > 0,
            activityImage: running?.menuMarkImgUrl,
            tunnel: tunnel?.data,
            tunnelImage: tunnel?.extra?.menu_icon,
            ipv6: ipv6?.is_active_time,
            star: star?.map((seconds) => seconds * 1000) as [number, number] | undefined,
          }
        : {},
    [told, running, tunnel, ipv6, star],
  );
}
