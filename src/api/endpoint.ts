import type * as v from 'valibot';

/**
 * What an embed token may be allowed to do. `account` is held by a logged-in person only, never by an embed token;
 * `staff` by the service staff's key only; `any` lets every token in and leaves it to the handler what each is told.
 */
export type Scope =
  | 'public'
  | 'any'
  | 'account'
  | 'staff'
  | 'device:read'
  | 'device:write'
  | 'device:manage'
  | 'alarm:read'
  | 'alarm:write'
  | 'client:read'
  | 'client:write'
  | 'stats:read'
  | 'message:read'
  | 'promotion:read';

type Schema = v.GenericSchema;

/** One call of `/api/v3`, as data. Browser client, reference server, OpenAPI and tests all read this object. */
export interface Endpoint<I extends Schema = Schema, D extends Schema = Schema, T extends Schema = Schema> {
  /** Verb and path; `{name}` in the path is filled from the input field of that name. */
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** One sentence for the generated reference. */
  readonly summary: string;
  /** All inputs in one object: path fields by name, the rest in the query (GET) or the JSON body (POST). */
  readonly input?: I;
  /** Schema of `data` in the reply. */
  readonly data?: D;
  /** Further fields beside `code`, `message`, `data` (a few given calls have them, such as `token`). */
  readonly top?: T;
  /** Which codes mean success: exactly 2000, or any multiple of 1000, as of all our lists and other reads unless told. */
  readonly success?: 'exact' | 'thousands';
  /** Who may call it. */
  readonly scope: Scope;
  /** `given`: named by the product's specification. `ours`: added in the same style. */
  readonly origin: 'given' | 'ours';
  /** Makes something that a second call makes once more: a client names its request (`Idempotency-Key`), and may repeat it. */
  readonly creates?: boolean;
  /** Answers the token of a session: only to pages of the server itself, never to a partner's. */
  readonly session?: boolean;
  /** Wants a secret of its own in the bearer header, which is no token. */
  readonly secret?: boolean;
  /** What it answers may not be there though no input names it: refused with 404. */
  readonly gone?: boolean;
  /** `form` sends multipart (uploads). */
  readonly encoding?: 'json' | 'form';
  /** `blob` answers a file instead of an envelope. */
  readonly reply?: 'json' | 'blob';
}

/** Header of answers that keep this contract. */
export const contractHeader = 'netpane-contract';

/** Declares an endpoint; only narrows the type. */
/*#__NO_SIDE_EFFECTS__*/
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

type In<S, Otherwise> = S extends Schema ? v.InferInput<S> : Otherwise;
type Out<S, Otherwise> = S extends Schema ? v.InferOutput<S> : Otherwise;

/** What a caller passes. */
export type InputOf<E extends Endpoint> = In<E['input'], Record<string, never>>;
/** What a handler gets after validation. */
export type ParsedOf<E extends Endpoint> = Out<E['input'], Record<string, never>>;
/** The `data` of a successful reply. */
export type DataOf<E extends Endpoint> = Out<E['data'], null>;
/** The whole successful reply. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends 'blob'
  ? Blob
  : { code: number; message: string; data: DataOf<E> } & Out<E['top'], unknown>;

/** Whether a reply's `code` means success for this endpoint (specification, sections 7 and 8). */
export const succeeded = ({ success, origin, method }: Success, code: number): boolean =>
  success === 'thousands' || (!success && origin === 'ours' && method === 'GET') ? code % 1000 === 0 : code === 2000;

type Success = Pick<Endpoint, 'success' | 'origin' | 'method'>;
