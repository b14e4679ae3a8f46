import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { madeFrom } from './made-from';

/** What a page of the console needs besides what its HTML names, as the build found out. */
interface Preloaded {
  /** Its addresses, as a regular expression. */
  pattern: string;
  /** Nobody has to be signed in. */
  open: boolean;
  files: readonly string[];
}

/** Names with a page the scripts that it will want, so that the browser has them before it knows why. */
export function preloadsOf(root: string): (path: string, cookie: string | undefined, headers: Headers) => void {
  const file = join(root, 'preloads.json');
  const known = existsSync(file) ? madeFrom(file, pagesIn) : () => [];
  const at = (path: string) => known().find(({ is }) => is.test(path));
  return (path, cookie, headers) => {
    const page = at(path);
    // Whoever is not signed in is led there first.
    const shown = !page || page.open || signedIn.test(cookie ?? '') ? page : at('/login');
    if (shown?.link) headers.set('link', shown.link);
  };
}

const pagesIn = (text: string) =>
  (JSON.parse(text) as Preloaded[]).map(({ pattern, open, files }) => ({
    is: new RegExp(pattern, 'i'),
    open,
    link: asMuchAsFits(files.map(linkOf)),
  }));

/** Characters: proxies give up on an answer whose head is larger than 4 KB, and the others take half of that. */
const room = 2_000;

const asMuchAsFits = (links: readonly string[]): string =>
  links.reduce((all, link) => (all.length + link.length > room ? all : all ? `${all}, ${link}` : link), '');

const signedIn = /(?:^|; )np_token=[^;]/;

/** The script before all others is no module: it would wait for the page. */
const linkOf = (file: string): string => {
  if (file.endsWith('.css')) return `</${file}>; rel=preload; as=style`;
  return `</${file}>; rel=${/\/first\.[\w-]+\.js$/.test(file) ? 'preload; as=script' : 'modulepreload'}`;
};
