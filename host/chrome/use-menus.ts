import { useMemo } from 'react';
import { useSession } from '../../src/session';
import { leftMenu, topMenu, type MenuFacts } from '../menu';
import { routes, type Area } from '../routes';
import { useMarks } from './use-marks';

const nobody = { network_status: false, is_agent: false, local_sdwan: false };

/** Both menus for who is logged in. */
export function useMenus(area: Area) {
  const { user = nobody, flags, absentPages: absent } = useSession();
  const marks = useMarks();
  const { network_status, is_agent, local_sdwan } = user;
  const { experience } = flags;
  return useMemo(() => {
    const facts: MenuFacts = {
      user: { network_status, is_agent, local_sdwan },
      experience,
      absent,
      marks,
      now: Date.now(),
    };
    return { top: topMenu(routes, facts), left: leftMenu(routes, area, facts) };
  }, [network_status, is_agent, local_sdwan, experience, absent, marks, area]);
}
