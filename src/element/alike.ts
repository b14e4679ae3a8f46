import { pageWide } from '../text/page-wide';
import { tellDeveloper } from '../text/tell-developer';

const said = pageWide('alike', () => new Set<string>());

/** Connections of one server without a name have functions that read alike: perhaps one that is written anew at each rendering. */
export function sayAlike(baseUrl: string): void {
  if (said.has(baseUrl)) return;
  said.add(baseUrl);
  tellDeveloper(
    `several connections to ${baseUrl} have a token function that reads alike, and a client each. Name their account and they share one: connection = { baseUrl, account: 'main', token }; two accounts need two names.`,
    'warn',
  );
}
