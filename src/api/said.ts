import { words } from '../text/words';
import type { Said } from './refusal/table';

/** What the server says besides its Chinese sentence, as a sentence: comes with the words of another language. */
export const saidText = words('said', { sentence: (_: Said): string => '' });

/** What a server says, in the reader's language; as it came where the server does not say what it means. */
export const told = (message: string, said?: object | null): string =>
  (said && 'reason' in said && saidText.sentence(said as Said)) || message;
