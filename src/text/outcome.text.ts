import { words } from './words';

/** What a server says of work on many devices and of how it went, in the language of the widget; names stay. */
export const outcomeText = words('outcome', { said: (text: string): string => text });
