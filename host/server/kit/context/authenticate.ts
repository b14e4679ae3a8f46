import type { Refusal } from '../refusal';
import type { Caller, Services } from './context';

/**
 * Finds out whose bearer token this is. Undefined: nobody's (never known, revoked or run out), the call gets 401.
 * The request is there for tokens that are bound to an origin.
 */
export type Authenticate = (token: string, services: Services, request: Request) => Promise<Caller | undefined>;

/** Why a page of this origin may not call `/api`; undefined: it may (embeds on a partner's site). */
export type RefuseOrigin = (origin: string, services: Services, request: Request) => Promise<Refusal | undefined>;

/** The bearer token of a request. */
export const bearerOf = ({ headers }: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
