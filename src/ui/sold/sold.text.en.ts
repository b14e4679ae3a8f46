import { translate } from '../../text/words';
import { sentences } from '../../text/sold/sentences';
import { soldNames } from './sold-names.text';
import { counted } from '../../text/sold/counted';
import type { soldText } from './sold.text';

/** Sentences as they stand, and those that are made of a name and a number. */
function said(text: string): string {
  const whole = sentences[text] ?? soldNames.said(text);
  return whole === text ? (counted(text, (part) => sentences[part] ?? soldNames.said(part)) ?? text) : whole;
}

translate<typeof soldText>('sold', { said });
