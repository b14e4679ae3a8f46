import { methodNames } from '../../domain/guest/methods';
import { words } from '../../text/words';

/** Names of the ways for guests to sign in, by their names in the calls (specification, section 1). */
export const methodWords = words('methodWords', methodNames);

/** The name of a method; one that is not known stays as it came. */
export const methodWord = (method: string): string =>
  method in methodWords ? methodWords[method as keyof typeof methodWords] : method;
