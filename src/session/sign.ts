import { pageClient, setPageClient, type ClientOptions, type Endpoint } from '../api';
import { logout } from '../api/contract/user';
import { deployment } from '../domain/deployment';
import { absent, forgetAbsent } from './absent';
import { readToken, removeSessionCookies, writeToken } from './cookies';
import { askedSince, fetchOnce } from './early';
import { forgetChoices } from './kept';
import { session } from './session';
import { announce, onOtherTabs } from './tabs';

let reportFailure: ClientOptions['onFailure'];

/**
 * Connects the page's calls with the session and follows what other tabs do.
 * @param onFailure shows failures that no caller handles itself
 * @returns stops following
 */
export function openSession(onFailure: ClientOptions['onFailure']): () => void {
  reportFailure = onFailure;
  adopt(readToken());
  // Nothing is written in another window before this one was left; from then on it hears of it.
  const hear = () => void import('../api/windows').catch(() => undefined);
  if (document.hasFocus()) addEventListener('blur', hear, { once: true });
  else hear();
  return onOtherTabs(() => {
    if (readToken() !== session.token) adopt(readToken());
  });
}

/** Starts a session with a token that a sign-in call gave. `remember`: seven-day auto-login was ticked. */
export function signIn(token: string, remember: boolean): void {
  writeToken(token, remember);
  forgetChoices();
  adopt(token);
  announce();
}

/** Ends the session here and in every tab, without asking the server (it already refused the token). */
export function clearSession(): void {
  removeSessionCookies();
  adopt(undefined);
  announce();
}

/**
 * Logs out: tells the server, then clears the session whatever it said.
 * @param leave called in the same turn, so that nothing sees the old page without a session
 */
export async function signOut(leave: () => void): Promise<void> {
  if (session.token) {
    await pageClient()
      .call(logout, {}, { quiet: true, timeout: 5_000 })
      .catch(() => undefined);
  }
  clearSession();
  leave();
}

/** Every token gets its own client: what one account read is never shown to the next. */
function adopt(token: string | undefined): void {
  session.token = token;
  session.user = undefined;
  session.columns = {};
  session.activities = undefined;
  forgetAbsent();
  setPageClient({
    baseUrl: '',
    absent,
    rename: deployment.lists && rename,
    fetch: fetchOnce,
    askedSince,
    token: (renew) => (renew ? undefined : token),
    onUnauthorized: () => {
      if (token && session.token === token) clearSession();
    },
    onFailure: (error) => reportFailure?.(error),
  });
}

const rename = async (e: Endpoint, input: Record<string, unknown>) =>
  (await import('../api/list-names')).renamed(deployment.lists ?? {}, e, input);
