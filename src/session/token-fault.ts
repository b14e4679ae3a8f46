import { ApiError } from '../api/error';
import { tellDeveloper } from '../text/tell-developer';
import { tokenFaultText as text } from './token-fault.text';

/** The page's callback for a token did not answer in time. */
export const lateToken = (): ApiError => fault('late', () => text.late, 'never resolved');

/** The page's callback answered something that is no token. */
export function unfitToken(given: unknown): ApiError {
  const what = nameOf(given);
  return fault('unfit', () => text.unfit(what), `resolved to ${what}`);
}

/** The page's callback failed: its developer hears of what. It is asked again, and a page that is left breaks it off. */
export const failedToken = (error: unknown): void =>
  tellDeveloper(`the token callback of connect() failed: ${String(error)}`, 'warn');

function fault(kind: 'late' | 'unfit', message: () => string, said: string): ApiError {
  tellDeveloper(
    `the token callback of connect() ${said}. It has to give { token, expires_in }, a token, or { code, message }.`,
  );
  return new ApiError('unauthorized', message, { status: 0, body: { fault: kind } });
}

/** What it is, never what it holds: that may be a secret. */
function nameOf(given: unknown): string {
  if (given === null) return 'null';
  if (typeof Response !== 'undefined' && given instanceof Response) return 'Response, not its JSON';
  if (typeof given === 'string') return given ? 'text with characters that no token has' : 'empty text';
  if (typeof given !== 'object') return typeof given;
  return 'token' in given ? `{ token: ${nameOf(given.token)} }` : `{ ${Object.keys(given).slice(0, 5).join(', ')} }`;
}
