/** A refusal, as an HTTP answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { code: number; message: string; errors?: Record<string, string[]>; scope?: string },
    readonly retryAfter?: number,
  ) {
    super(body.message);
  }
}

/** Refuses with a code of the product (HTTP 200, as the given calls do). */
export const fail = (code: number, message: string): Refusal => new Refusal(200, { code, message });

/** Refuses with messages by field: HTTP 422. */
export const invalid = (errors: Record<string, string[]>): Refusal =>
  new Refusal(422, { code: 4022, message: Object.values(errors)[0]?.[0] ?? '输入有误', errors });

/** Refuses for now: HTTP 429 with `retry-after` in whole seconds. */
export const tooMany = (seconds: number): Refusal =>
  new Refusal(429, { code: 4029, message: `短时间内请求过多，请在 ${seconds} 秒后重试` }, Math.ceil(seconds));

/** No such thing, or not the caller's: HTTP 404 with the same words, so that nobody learns which. */
export const notFound = (message = '没有找到'): Refusal => new Refusal(404, { code: 4004, message });

/** The caller is known but may not: HTTP 403. */
export const forbidden = (message = '没有权限'): Refusal => new Refusal(403, { code: 4030, message });
