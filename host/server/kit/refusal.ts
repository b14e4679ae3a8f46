import {
  allSayings,
  because,
  type CodeOf,
  type ParamsOf,
  type Reason,
  type SayingName,
} from '../../../src/api/refusal';
import { sentenceOf } from '../../../src/api/refusal/sentence';
import { statusOf, type Said } from '../../../src/api/refusal/table';

export { because };

/** What the server has in both languages where it does it. */
export const saidInBoth = (zh: string, en: string): Said => ({ reason: 'inBoth', params: { zh, en } });
export type { Said };

/** What an answer that is no success says: a code, why as data, and the same in Chinese. */
export interface RefusalBody extends Said {
  code: number;
  message: string;
  /** 422: sentences by field path, and the same as data. */
  errors?: Record<string, string[]>;
  reasons?: Record<string, Said[]>;
  /** The scope that a token lacks. */
  scope?: string;
}

/** A refusal, as an HTTP answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: RefusalBody,
    /** Seconds until the next try. */
    readonly retryAfter?: number,
  ) {
    super(body.message);
  }
}

/** Refuses for a reason of the tables in `src/api/refusal`, with the code and the HTTP status that stand there. */
export function refuse<R extends Reason>(reason: R, ...params: ParamsOf<R>): Refusal {
  const code: CodeOf<R> = allSayings[reason].code;
  return new Refusal(statusOf(allSayings[reason]), { code, ...say(reason, ...params) });
}

/** The same, said at a field of the form: for reasons with status 422. */
export function refuseAt<R extends Reason>(field: string, reason: R, ...params: ParamsOf<R>): Refusal {
  const { status, body } = refuse(reason, ...params);
  const said = because(reason, ...params);
  return new Refusal(status, { ...body, errors: { [field]: [body.message] }, reasons: { [field]: [said] } });
}

/** Refuses with what is wrong by field: HTTP 422. */
export function invalid(fields: Readonly<Record<string, Said | readonly Said[]>>): Refusal {
  const reasons = Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, [said].flat()]));
  const errors = Object.fromEntries(Object.entries(reasons).map(([field, said]) => [field, said.map(inChinese)]));
  const [first = because('wrong')] = Object.values(reasons)[0] ?? [];
  return new Refusal(422, { code: 4022, ...first, message: inChinese(first), errors, reasons });
}

/** Refuses for now: HTTP 429 with `retry-after` in whole seconds. */
export const tooMany = (seconds: number): Refusal => {
  const { status, body } = refuse('tooMany', { seconds });
  return new Refusal(status, body, Math.ceil(seconds));
};

/** The store does not answer now: HTTP 503, worth another try in some seconds. */
export const storeAway = (): Refusal => {
  const { status, body } = refuse('storeAway');
  return new Refusal(status, body, 5);
};

/** The store's disk is full: HTTP 503, worth another try when somebody has made room. */
export const storeFull = (): Refusal => {
  const { status, body } = refuse('storeFull');
  return new Refusal(status, body, 30);
};

/** No such thing, or not the caller's: HTTP 404 with the same words, so that nobody learns which. */
export const notFound = (): Refusal => refuse('notFound');

/** What an answer says beside its data: `message` in Chinese, and the same as data. */
export const say = <S extends SayingName>(reason: S, ...params: ParamsOf<S>): Said & { message: string } => {
  const said = because(reason, ...params);
  return { ...said, message: inChinese(said) };
};

/** Why something was refused, as data. */
export const saidOf = ({ body: { reason, params } }: Refusal): Said => (params ? { reason, params } : { reason });

/** What the server says is Chinese; the log, the jobs and readers without words of their own take it as it is. */
export const inChinese = (said: Said): string => sentenceOf(said, 'zh') ?? said.reason;

/** The same in English: what is searched by those who read it so. */
export const inEnglish = (said: Said): string => sentenceOf(said, 'en') ?? said.reason;

/** The words of what somebody wrote or the product says, for a column of words. */
export const wordsOf = (told: Said | string): string => (typeof told === 'string' ? told : inChinese(told));

/** The same as data, for the column beside it: nothing where somebody wrote it. */
export const dataOf = (told: Said | string): Said | null => (typeof told === 'string' ? null : told);
