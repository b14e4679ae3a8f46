import type { ApiError } from '../src/api';

/** Milliseconds between the messages of one refused form (specification, section 8). */
const between = 10;

/** The messages that a failure shows, in order; none for what is shown elsewhere (specification, section 8). */
export function messagesOf(error: ApiError): string[] {
  switch (error.kind) {
    case 'aborted':
    case 'unauthorized':
      return [];
    case 'invalid': {
      const first = Object.values(error.detail.errors ?? {}).flatMap((messages) => messages.slice(0, 1));
      return first.length ? first : [error.message];
    }
    case 'code':
    case 'forbidden':
    case 'notFound':
    case 'tooMany':
    case 'server':
    case 'offline':
    case 'timeout':
    case 'other':
      return [error.message];
  }
}

/** Says them in turn. */
export function sayFailure(error: ApiError, say: (text: string) => void): void {
  messagesOf(error).forEach((text, at) => setTimeout(() => say(text), at * between));
}
