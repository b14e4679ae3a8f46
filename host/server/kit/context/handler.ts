import type { DataOf, Endpoint, ParsedOf, ReplyOf } from '../../../../src/api/endpoint';
import type { Said } from '../../../../src/api/refusal/table';
import type { Context } from './context';

type Extra<E extends Endpoint> = Omit<Exclude<ReplyOf<E>, Blob>, 'code' | 'message' | 'data'>;

/** A handler's answer: `data` (2000), extra top-level fields, another code, or a whole response (files, streams). */
type Answer<E extends Endpoint> = E['reply'] extends 'blob'
  ? Response
  : { data: DataOf<E>; code?: number; message?: string } & Partial<Said> & Extra<E>;

/** Answers one endpoint. Input is validated; throw `refuse(...)`, `invalid(...)` or `tooMany(...)` to refuse. */
type Handler<E extends Endpoint> = (context: Context, input: ParsedOf<E>) => Promise<Answer<E>>;

/** A handler for each endpoint of a contract area: the server does not compile until every one is answered. */
export type Handlers<Area> = {
  [K in keyof Area as Area[K] extends Endpoint ? K : never]: Area[K] extends Endpoint ? Handler<Area[K]> : never;
};
