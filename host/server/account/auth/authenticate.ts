import type { Authenticate } from '../../kit/context/authenticate';
import { findSession } from './sessions';

/**
 * The session behind a bearer token. A frozen account keeps one call, its own record, which answers 4003: that is how
 * the console learns to send the person away (specification, section 8).
 */
export const authenticateSession: Authenticate = async (token, services, request) => {
  const session = await findSession(token, services);
  if (!session) return undefined;
  if (session.frozen && new URL(request.url).pathname !== '/api/v3/user') return undefined;
  const living = async () => (await findSession(token, services))?.frozen === false;
  return { accountId: session.accountId, sessionId: session.id, scopes: [], living };
};
