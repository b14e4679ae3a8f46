import type { CodeOf, Reason } from './refusal';

/**
 * Why a call failed. `code`: the envelope said so. The HTTP kinds follow section 8 of the specification;
 * `offline` and `timeout` never reached a server's answer; `aborted` was the caller's own wish; `unfit`: a success that is
 * not what the call is about; `absent`: the server does not have this call.
 */
export type FailureKind =
  | 'code'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'invalid'
  | 'tooMany'
  | 'server'
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'unfit'
  | 'absent'
  | 'other';

/**
 * Why a page's token does not do: run out and not renewed; revoked or its secret changed; this site is not on the
 * partner's list; it lacks a scope; the account does not let the partner act for it; the page gave none.
 */
type RefusalReason = 'expired' | 'revoked' | 'origin' | 'scope' | 'account' | 'token';

/** A token that does not do, in words for the reader. */
export interface TokenRefusal {
  reason: RefusalReason;
  message: string;
  /** `scope`: the one that is missing. */
  scope?: string;
  /** `token`: what the page gave is none, came too late, or nobody connected; `message` then says so. */
  fault?: 'late' | 'unfit' | 'unconnected';
}

const reasons: Readonly<Record<number, RefusalReason>> = {
  4011: 'expired',
  4012: 'revoked',
  4031: 'origin',
  4032: 'scope',
  4033: 'account',
};

/** What a failed call says about the token; undefined when it failed for another cause. */
export function refusalOf({ kind, message, detail }: ApiError): TokenRefusal | undefined {
  // Without a status it is the trade that was refused: the secret is no longer good.
  const secret = detail.code === 4001 && detail.status === 0 ? 'revoked' : undefined;
  const reason = reasons[detail.code ?? 0] ?? secret ?? 'token';
  if (kind !== 'unauthorized' && !(kind === 'forbidden' && reason !== 'token')) return undefined;
  const { scope, fault } = (detail.body ?? {}) as Pick<TokenRefusal, 'scope' | 'fault'>;
  return { reason, message, ...(scope && { scope }), ...(fault && { fault }) };
}

/** Whether a call was refused for this reason. Own back ends may send the code alone, which stands for nothing else. */
export const refusedFor = <R extends Reason>(error: unknown, reason: R, code: CodeOf<R>): boolean =>
  error instanceof ApiError && (error.detail.reason === reason || error.detail.code === code);

/** Marks a failed call, whichever copy of the library made it: a page's one client is of one of them. */
const mark = Symbol.for('netpane.error');

/** A failed call. */
export class ApiError extends Error {
  readonly [mark] = true;
  override readonly name = 'ApiError';
  /** @param message the sentence, or what gives it in the language of the moment at which it is shown */
  constructor(
    readonly kind: FailureKind,
    message: string | (() => string),
    readonly detail: {
      /** HTTP status, 0 when there was none. */
      status: number;
      /** Which call was answered: verb and path as the contract has them. */
      call?: string;
      /** `code` of the envelope, when there was one. */
      code?: number;
      /** Why, as the envelope said it; own back ends may send the code alone. */
      reason?: string;
      /** 422: messages by field path. */
      errors?: Record<string, string[]>;
      /** 429, 503: seconds until the next try. */
      retryAfter?: number;
      /** The parsed body, when there was one. */
      body?: unknown;
    },
  ) {
    super(typeof message === 'string' ? message : undefined);
    if (typeof message === 'function') Object.defineProperty(this, 'message', { get: message });
  }

  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return (value as { [mark]?: true } | null | undefined)?.[mark] ?? false;
  }
}
