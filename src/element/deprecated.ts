import { tellDeveloper } from '../text/tell-developer';
import type { Deprecation } from './contract';

/** What is said of something that is to go, wherever it is said to developers. */
export const deprecation = ({ since, instead }: Deprecation): string => `deprecated since ${since}: use ${instead}`;

const told = new Set<string>();

/** Says so in the developer console when something that is to go is used, once for a page. */
export function used(what: string, deprecated: Deprecation | undefined): void {
  if (!deprecated || told.has(what)) return;
  told.add(what);
  tellDeveloper(`${what} is ${deprecation(deprecated)}`, 'warn');
}
