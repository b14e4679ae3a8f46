import { words } from '../../text/words';

/** What the catalogue says of services and packages, in the language of the widget; what is not ours stays. */
export const soldText = words('sold', { said: (text: string): string => text });
