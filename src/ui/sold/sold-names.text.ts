import { words } from '../../text/words';

/** Names of services and packages as the server gives them, in the language of the widget; what is not ours stays. */
export const soldNames = words('soldNames', { said: (text: string): string => text });
