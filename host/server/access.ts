import type { ApiOptions } from './http/api';
import { authenticateSession } from './account/auth/authenticate';
import { authenticateStaff } from './account/staff/staff-key';
import { boardCaller } from './account/board/links';
import { embedCaller, refusePartnerOrigin } from './account/embed/tokens';

/** Who may call the API: the tokens that are known, and the other origins that may use them. */
export const access: ApiOptions = {
  authenticate: async (token, services, request) =>
    (await authenticateStaff(token, services, request)) ??
    (await embedCaller(token, services, request)) ??
    (await boardCaller(token, services, request)) ??
    authenticateSession(token, services, request),
  refuseOrigin: refusePartnerOrigin,
};
