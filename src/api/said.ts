import { pageWide } from '../text/page-wide';
import { language } from '../text/words';
import type { Said } from './refusal/table';

interface Sayer {
  say?: (said: Said) => string | undefined;
}

const english = pageWide('said', (): Sayer => ({}));

/** Gives the English of what the server says; comes with the English words. */
export function sayEnglish(say: NonNullable<Sayer['say']>): void {
  english.say = say;
}

/** What a server says, in the reader's language; as it came where the server does not say what it means. */
export const told = (message: string, said?: object | null): string =>
  (language() === 'en' && said && 'reason' in said && english.say?.(said as Said)) || message;
