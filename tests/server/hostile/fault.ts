import { ApiError } from '../../../src/api/error';
import type { Endpoint } from '../../../src/api/endpoint';
import { hold } from '../every-call/caller';

/** What is wrong with an answer; nothing when the call did what its contract says, or refused it. */
export function faultOf(endpoint: Endpoint, answer: unknown): string | undefined {
  if (!(answer instanceof ApiError)) {
    try {
      hold(endpoint, answer);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  }
  const { status, code, reason, body } = answer.detail;
  // What the client itself could not write down was never sent.
  if (status === 0) return undefined;
  const isRefusal = status < 500 && typeof code === 'number' && typeof reason === 'string';
  return isRefusal ? undefined : `${status} ${JSON.stringify(body)}`;
}
