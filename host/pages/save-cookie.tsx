import { useEffect } from 'react';
import { session, setExperience } from '../../src/session';
import { go, useAddress } from '../navigation';

/** Where the experience link leads in the end. */
const experience = '/sdwan/index_experience';

/**
 * `/sdwan/seave_cookie`: remembers for this browser session that the SD-WAN experience was opened, and goes on; over
 * the login page, with the scene, when nobody is logged in.
 */
export function SaveCookiePage() {
  const { search } = useAddress();
  useEffect(() => {
    setExperience();
    const gwid = new URLSearchParams(search).get('gwid');
    const login = new URLSearchParams({ redirect: experience, scene: 'sdwan_experience', ...(gwid && { gwid }) });
    go(session.token ? experience : `/login?${login}`, { replace: true });
  }, [search]);
  return null;
}
