import type { DataOf, Endpoint, ParsedOf, ReplyOf } from '../../../src/api/endpoint';
import type { Context } from './context';

type Extra<E extends Endpoint> = Omit<Exclude<ReplyOf<E>, Blob>, 'code' | 'message' | 'data'>;

/** A handler's answer: `data` (2000), extra top-level fields, another code, or a whole response (files, streams). */
export type Answer<E extends Endpoint> = E['reply'] extends 'blob'
  ? Response
  : { data: DataOf<E>; code?: number; message?: string } & Extra<E>;

/** Answers one endpoint. Input is validated; throw `fail(...)`, `invalid(...)` or `tooMany(...)` to refuse. */
export type Handler<E extends Endpoint> = (context: Context, input: ParsedOf<E>) => Promise<Answer<E>>;

/** A handler for each endpoint of a contract area: the server does not compile until every one is answered. */
export type Handlers<Area> = {
  [K in keyof Area as Area[K] extends Endpoint ? K : never]: Area[K] extends Endpoint ? Handler<Area[K]> : never;
};

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
