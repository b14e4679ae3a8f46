import { words } from './words';

/**
 * Names that the server gives as they stand in Chinese: applications, kinds of terminals, browsers, where an address is,
 * regions and cities of lines, and the lines of its notice about real names. What is not among them somebody typed, and stays.
 */
export const knownNames = words('knownNames', {
  said: (name: string): string => name,
  /** A browser and its system, as `device` of a sign-in has them. */
  client: (client: string): string => client,
  /** A line: where it ends, and what it is called. */
  line: (region: string, name: string): string => `${region} · ${name}`,
});
