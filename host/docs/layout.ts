import { markdownPath } from './markdown';
import { escape, type Page } from './html';

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
  `trusted-types dompurify netpane-html`,
].join('; ');

/** A whole page: menu, search, theme switch, and the page's own part. */
export function layout(page: Page, sections: readonly Section[], version: string): string {
  const up = '../'.repeat(page.path.split('/').length - 1) || './';
  const link = ({ path, title }: Pick<Page, 'path' | 'title'>) =>
    `<li><a href="${up}${path}"${path === page.path ? ' aria-current="page"' : ''}>${escape(title)}</a></li>`;
  const menu = sections.map(({ title, pages }) => `<h2>${escape(title)}</h2><ul>${pages.map(link).join('')}</ul>`);
  const scripts = ['site', ...(page.scripts ?? [])];
  return `<!doctype html>
<html lang="zh-CN" data-np-theme="auto">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="content-security-policy" content="${escape(policy)}" />
    <meta name="description" content="${escape(page.summary)}" />
    <title>${escape(page.title)} - Netpane ${version}</title>
    <link rel="icon" href="data:," />
    <link rel="alternate" type="text/markdown" href="${up}${page.path === 'index.html' ? 'llms.txt' : markdownPath(page.path)}" />
    <link rel="stylesheet" href="${up}theme.css" />
    <link rel="stylesheet" href="${up}docs.css" />
    ${scripts.map((name) => `<script type="module" src="${up}assets/${name}.js"></script>`).join('\n    ')}
  </head>
  <body data-up="${up}">
    <a class="skip" href="#main">跳到正文</a>
    <header class="top">
      <a class="brand" href="${up}index.html">Netpane <small>组件文档</small></a>
      <div class="search" role="search">
        <input type="search" id="search" placeholder="搜索组件、属性、事件、变量" aria-label="搜索文档" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" />
        <ul id="found" role="listbox" aria-label="搜索结果" hidden></ul>
      </div>
      <label class="version">版本 <select id="version"><option>${version}</option></select></label>
      <label class="theme">主题
        <select id="theme"><option value="auto">跟随系统</option><option value="WHITE">浅色</option><option value="BLACK">深色</option></select>
      </label>
    </header>
    <nav class="menu" aria-label="文档目录">${menu.join('')}</nav>
    <main id="main" tabindex="-1">
      <h1>${escape(page.title)}</h1>
      <p class="lead">${escape(page.summary)}</p>
      ${page.body}
    </main>
  </body>
</html>
`;
}
