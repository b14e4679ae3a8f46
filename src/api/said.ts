import { needWords, words } from '../text/words';
import type { Said } from './refusal/table';

/** What the server says besides its Chinese sentence, as a sentence: comes with the words of another language. */
export const saidText = words('said', { sentence: (_: Said): string => '' });

/** What a server says, in the reader's language; as it came where the server does not say what it means. */
export const told = (message: string, said?: object | null): string =>
  (said && 'reason' in said && saidText.sentence(said as Said)) || message;

let sentences: Promise<unknown> | undefined;

/**
 * All that a server can say is a third of what a page in English would load, and few answers say anything. Where it cannot
 * be had it stays what the server wrote.
 */
const bring = () => (sentences ??= import('./refusal/in-english').catch(() => (sentences = undefined)));

/** Brings the sentences that `told` needs for an answer or an event, where somebody reads another language. */
export const bringSaid = (answer: string): Promise<unknown> | undefined =>
  // In lines of the log it is a text inside the text.
  /reason\\*":\\*"/.test(answer) ? needWords('said', bring) : undefined;
