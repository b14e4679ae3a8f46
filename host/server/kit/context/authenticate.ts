import type { Caller, Services } from './context';

/**
 * Finds out whose bearer token this is. Undefined: nobody's (never known, revoked or run out), the call gets 401.
 * The request is there for tokens that are bound to an origin.
 */
export type Authenticate = (token: string, services: Services, request: Request) => Promise<Caller | undefined>;

/** Whether a page of this origin may call `/api` (embeds on a partner's site). */
export type AllowedOrigin = (origin: string, services: Services) => Promise<boolean>;
