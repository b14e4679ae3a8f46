import { language } from '../text/words';
import type { Said } from './refusal/table';

let english: (said: Said) => string | undefined = () => undefined;

/** Gives the English of what the server says; comes with the English words. */
export function sayEnglish(say: typeof english): void {
  english = say;
}

/** What a server says, in the reader's language; as it came where the server does not say what it means. */
export const told = (message: string, said?: object | null): string =>
  (language() === 'en' && said && 'reason' in said && english(said as Said)) || message;
