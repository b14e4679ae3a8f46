/**
 * Why a call failed. `code`: the envelope said so. The HTTP kinds follow section 8 of the specification;
 * `offline` and `timeout` never reached a server's answer; `aborted` was the caller's own wish.
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
  | 'other';

/** A failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly kind: FailureKind,
    message: string,
    readonly detail: {
      /** HTTP status, 0 when there was none. */
      status: number;
      /** `code` of the envelope, when there was one. */
      code?: number;
      /** 422: messages by field path. */
      errors?: Record<string, string[]>;
      /** 429: seconds until the next try. */
      retryAfter?: number;
      /** The parsed body, when there was one. */
      body?: unknown;
    },
  ) {
    super(message);
  }
}
