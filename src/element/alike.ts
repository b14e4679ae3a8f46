import { pageWide } from '../text/page-wide';
import { tellDeveloper } from '../text/tell-developer';

const said = pageWide('alike', () => new Set<string>());

/** Connections of one server without a name were taken for one, since their functions read alike: they might be of two accounts. */
export function sayAlike(baseUrl: string): void {
  if (said.has(baseUrl)) return;
  said.add(baseUrl);
  tellDeveloper(
    `connections to ${baseUrl} whose token functions read alike are one. Name their account: connection = { baseUrl, account: 'main', token }; two accounts need two names.`,
    'warn',
  );
}
