import { counted } from './counted';
import { names } from './names';
import { sentences } from './sentences';

const known = (text: string): string => sentences[text] ?? names[text] ?? text;

/** What the catalogue says, in English: sentences as they stand, and those that are made of a name and a number. */
export function soldInEnglish(text: string): string {
  const whole = known(text);
  return whole === text ? (counted(text, known) ?? text) : whole;
}
