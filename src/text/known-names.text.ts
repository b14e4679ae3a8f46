import { words } from './words';

/**
 * Names out of the product's own tables, that the server gives as they stand in Chinese: applications, kinds of terminals,
 * browsers, where an address is, and the lines of its notice about real names. Never for what somebody may have typed: that
 * stays as it is, and what of it is ours comes with its words as data.
 */
export const knownNames = words('knownNames', {
  said: (name: string): string => name,
  /** A browser and its system, as `device` of a sign-in has them. */
  client: (client: string): string => client,
});
