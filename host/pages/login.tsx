import { signIn } from '../../src/session';
import { Login, type SessionStart } from '../../widgets/login';
import { redirectTarget } from '../guard';
import { go, useAddress } from '../navigation';

/** `/login`. The query may carry where to go afterwards, and the scene and gateway of an experience link. */
export function LoginPage() {
  const { search } = useAddress();
  const query = new URLSearchParams(search);
  const onSessionStart = ({ token, remember }: SessionStart) => {
    signIn(token, remember);
    go(redirectTarget(search), { replace: true });
  };
  return (
    <Login
      scene={query.get('scene') ?? undefined}
      gwid={query.get('gwid') ?? undefined}
      onSessionStart={onSessionStart}
    />
  );
}
