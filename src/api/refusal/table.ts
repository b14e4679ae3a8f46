/**
 * Something that the server says, in both languages; `{gap}` takes the parameter of that name. With a code it refuses a
 * call. Without one it is said of a field (422), beside a success, or inside another sentence.
 */
export interface Saying {
  readonly code?: number;
  /** HTTP status, where it does not follow from the code. */
  readonly status?: number;
  readonly zh: string;
  readonly en: string;
}

/** A saying as data: its name, and what its gaps take. */
export interface Said {
  readonly reason: string;
  readonly params?: Params;
}
export type Params = Readonly<Record<string, Param>>;
/** `Said`: said in the reader's language. A list is joined. */
export type Param = string | number | Said | readonly (string | number | Said)[];

/** Declares the sayings of an area; only narrows the type. */
export const sayings = <const T extends Readonly<Record<string, Saying>>>(area: T): T => area;

/**
 * Codes that say the kind of an HTTP answer, with its status: many refusals share them. Every other code stands for one
 * refusal alone, which is answered with status 200 as the calls of the specification are.
 */
export const httpCodes = {
  4000: 400,
  4001: 401,
  4004: 404,
  4009: 409,
  4011: 401,
  4012: 401,
  4013: 413,
  4015: 415,
  4022: 422,
  4029: 429,
  4030: 403,
  4031: 403,
  4032: 403,
  4033: 403,
  4034: 403,
  4035: 403,
  4036: 403,
} as const;

/** HTTP status of a refusal. */
export const statusOf = ({ code, status }: Saying): number =>
  status ?? (httpCodes as Readonly<Record<number, number>>)[code ?? 4022] ?? 200;

/** Gaps that take the name of a field or a thing, which is said in the reader's language as well. */
export const wordGaps = ['label', 'noun', 'members'] as const;

/** Gaps that take a name of the catalogue, as it stands there. */
export const soldGaps = ['service', 'tier'] as const;
