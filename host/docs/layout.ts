import { markdownPath } from './markdown';
import { copyMark, escape, type Page } from './html';
import { folderOf, siteWords, type Lang } from './words';

/** A headed block of links at the left. */
export interface Section {
  title: string;
  pages: readonly Pick<Page, 'path' | 'title'>[];
}

/** What the pages may do; also as a header where the server sends one. */
export const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data: blob:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types dompurify netpane-html netpane-worker`,
].join('; ');

/** A whole page: menu, search, theme switch, and the page's own part. */
export function layout(page: Page, sections: readonly Section[], version: string, lang: Lang): string {
  const words = siteWords[lang];
  const up = '../'.repeat(page.path.split('/').length - 1) || './';
  // Files that languages share lie at the root of the version; so does the same page in the other language.
  const root = up + (lang === 'en' ? '../' : '');
  const other = `${root}${folderOf(lang === 'en' ? 'zh-CN' : 'en')}${page.path}`;
  const link = ({ path, title }: Pick<Page, 'path' | 'title'>) =>
    `<li><a href="${up}${path}"${path === page.path ? ' aria-current="page"' : ''}>${escape(title)}</a></li>`;
  const menu = sections.map(({ title, pages }) => `<h2>${escape(title)}</h2><ul>${pages.map(link).join('')}</ul>`);
  const scripts = ['site', ...(page.scripts ?? [])];
  return `<!doctype html>
<html lang="${lang}" data-np-theme="auto">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="content-security-policy" content="${escape(policy)}" />
    <meta name="description" content="${escape(page.summary)}" />
    <title>${escape(page.title)} - Netpane ${version}</title>
    <link rel="icon" href="data:," />
    <link rel="alternate" type="text/markdown" href="${up}${page.path === 'index.html' ? 'llms.txt' : markdownPath(page.path)}" />
    <link rel="stylesheet" href="${root}theme.css" />
    <link rel="stylesheet" href="${root}docs.css" />
    ${scripts.map((name) => `<script type="module" src="${root}assets/${name}.js"></script>`).join('\n    ')}
  </head>
  <body data-up="${up}" data-root="${root}">
    <a class="skip" href="#main">${words.skip}</a>
    <header class="top">
      <a class="brand" href="${up}index.html">Netpane <small>${words.brand}</small></a>
      <div class="search" role="search">
        <input type="search" id="search" placeholder="${words.search}" aria-label="${words.searchLabel}" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" />
        <ul id="found" role="listbox" aria-label="${words.results}" hidden></ul>
      </div>
      <label class="version">${words.version} <select id="version"><option>${version}</option></select></label>
      <label class="theme">${words.theme}
        <select id="theme"><option value="auto">${words.auto}</option><option value="WHITE">${words.light}</option><option value="BLACK">${words.dark}</option></select>
      </label>
      <a class="language" href="${other}" hreflang="${lang === 'en' ? 'zh-CN' : 'en'}">${words.language}</a>
    </header>
    <nav class="menu" aria-label="${words.menu}">${menu.join('')}</nav>
    <main id="main" tabindex="-1">
      <h1>${escape(page.title)}</h1>
      <p class="lead">${escape(page.summary)}</p>
      ${page.body.replaceAll(copyMark, words.copy)}
    </main>
  </body>
</html>
`;
}
