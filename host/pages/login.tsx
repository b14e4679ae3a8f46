import { useEffect, useRef } from 'react';
import { signIn } from '../../src/session';
import { usePlace } from '../../src/session/place';
import { Login, type SessionStart } from '../../widgets/account/login';
import { redirectTarget } from '../guard';
import { go } from '../navigation';
import { Entrance } from './entrance/entrance';

/** `/login`: keeps the session that the widget gives, and goes where the visitor wanted to go. */
export function LoginPage() {
  const { query } = usePlace();
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input')?.focus({ preventScroll: true }), []);
  const enter = ({ token, remember }: SessionStart) => {
    signIn(token, remember);
    go(redirectTarget(location.search), { replace: true });
  };
  return (
    <Entrance>
      <div ref={form} style={{ height: '100%' }}>
        <Login scene={query.scene} gwid={query.gwid} onSessionStart={enter} />
      </div>
    </Entrance>
  );
}
