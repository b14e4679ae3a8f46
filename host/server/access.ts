import type { AppOptions } from './app';
import { authenticateSession } from './auth/authenticate';

/** Who may call the API: the tokens that are known, and the other origins that may use them. */
export const access: Pick<AppOptions, 'authenticate' | 'allowedOrigin'> = {
  authenticate: authenticateSession,
};
