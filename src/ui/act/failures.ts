import type { ApiError } from '../../api';
import { apiText } from '../../api/api.text';

/** Milliseconds between the messages of one refused call (specification, section 8). */
const between = 10;

/**
 * The messages that a failure shows, in order (specification, section 8): of 422 the first of each field; of a refusal
 * its own words where it says its reason, else one sentence for every status without a rule of its own.
 */
export function messagesOf({ kind, message, detail }: ApiError): string[] {
  switch (kind) {
    case 'aborted':
      return [];
    case 'invalid': {
      const first = Object.values(detail.errors ?? {}).flatMap((messages) => messages.slice(0, 1));
      return first.length ? first : [message];
    }
    case 'forbidden':
    case 'notFound':
      return [detail.reason ? message : apiText.other];
    default:
      return [message];
  }
}

/** Says them in turn, the first at once. */
export function sayFailure(error: ApiError, say: (text: string) => void): void {
  const [first, ...others] = messagesOf(error);
  if (first) say(first);
  others.forEach((text, at) => setTimeout(() => say(text), (at + 1) * between));
}
