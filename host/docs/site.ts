import type { Contract } from '../../src/element/contract';
import { contracts } from '../../widgets/catalog';
import { guides } from './guides';
import { escape, textOf, type Page } from './html';
import { layout, type Section } from './layout';
import { widgetPage } from './widget-page';

/** What a reader may search: a page, or a heading's part of it. */
export interface Entry {
  path: string;
  title: string;
  text: string;
}

/** Every file of the site that is text, by path. */
export function siteFiles(version: string): Record<string, string> {
  const widgets = (Object.entries(contracts) as [string, Contract][])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, contract]) => widgetPage(name, contract));
  const pages: Page[] = [home(widgets), ...guides, ...widgets];
  const sections: Section[] = [
    { title: '指南', pages: guides },
    {
      title: `组件（${widgets.length}）`,
      pages: widgets.map(({ path, title, tag = title }) => ({ path, title: tag })),
    },
  ];
  const entries: Entry[] = pages.map(({ path, title, tag, summary, body }) => ({
    path,
    title: tag ? `${title} ${tag}` : title,
    text: `${summary} ${textOf(body)}`,
  }));
  return {
    ...Object.fromEntries(pages.map((page) => [page.path, layout(page, sections, version)])),
    'search.json': JSON.stringify(entries),
  };
}

function home(widgets: readonly Page[]): Page {
  const cards = widgets.map(
    ({ path, title, tag = '', summary }) =>
      `<li><a href="${path}"><b>${escape(title)}</b><code>${escape(tag)}</code><span>${escape(summary)}</span></a></li>`,
  );
  return {
    path: 'index.html',
    title: '把网络管理放进自己的网站',
    summary: `${widgets.length} 个组件，每个都是标准的自定义元素，也是 React 组件。一个标签、一个令牌、自己的颜色。`,
    body: `<p class="actions"><a class="button main" href="start.html">快速开始</a> <a class="button" href="theme-builder.html">主题编辑器</a></p><ul class="cards">${cards.join('')}</ul>`,
  };
}
