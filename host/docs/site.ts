import type { Contract } from '../../src/element/contract';
import { contracts } from '../../widgets/catalog';
import { guides } from './guides';
import { escape, textOf, type Page } from './html';
import { layout, type Section } from './layout';
import { llmsText, markdownOf, markdownPath } from './markdown';
import { widgetPage } from './widget-page';

/** What a reader may search: a page, or a heading's part of it. */
export interface Entry {
  path: string;
  title: string;
  text: string;
}

/** Every file of the site that is text, by path. */
export function siteFiles(version: string): Record<string, string> {
  const families = Object.entries(titles).map(([family, title]) => ({ title, pages: pagesOf(family) }));
  const widgets = families.flatMap((family) => family.pages);
  const pages: Page[] = [home(families), ...guides, ...widgets];
  const sections: Section[] = [
    { title: '指南', pages: guides },
    ...families.map(({ title, pages }) => ({
      title: `${title}（${pages.length}）`,
      pages: pages.map(({ path, title, tag = title }) => ({ path, title: tag })),
    })),
  ];
  const entries: Entry[] = pages.map(({ path, title, tag, summary, body }) => ({
    path,
    title: tag ? `${title} ${tag}` : title,
    text: `${summary} ${textOf(body)}`,
  }));
  return {
    ...Object.fromEntries(pages.map((page) => [page.path, layout(page, sections, version)])),
    ...Object.fromEntries([...guides, ...widgets].map((page) => [markdownPath(page.path), markdownOf(page)])),
    'llms.txt': llmsText([{ title: '指南', pages: guides }, ...families]),
    'search.json': JSON.stringify(entries),
  };
}

/** What the families of widgets are called, in the order of the menu. */
const titles: Readonly<Record<string, string>> = {
  overview: '概览',
  devices: '设备',
  clients: '终端',
  alarms: '告警与消息',
  sdwan: 'SD-WAN',
  security: '安全',
  guest: '访客认证',
  services: '增值服务',
  plugins: '插件',
  promotion: '推广',
  income: '收益',
  account: '账户',
  support: '售后与客服',
};

const pagesOf = (family: string): Page[] =>
  (Object.entries(contracts) as [string, Contract][])
    .filter(([, contract]) => contract.family === family)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, contract]) => widgetPage(name, contract));

function home(families: readonly { title: string; pages: readonly Page[] }[]): Page {
  const card = ({ path, title, tag = '', summary }: Page) =>
    `<li><a href="${path}"><b>${escape(title)}</b><code>${escape(tag)}</code><span>${escape(summary)}</span></a></li>`;
  const cards = families.map(
    ({ title, pages }) => `<h2>${escape(title)}</h2><ul class="cards">${pages.map(card).join('')}</ul>`,
  );
  const count = families.flatMap(({ pages }) => pages).length;
  return {
    path: 'index.html',
    title: '把网络管理放进自己的网站',
    summary: `${count} 个组件，每个都是标准的自定义元素，也是 React 组件。一个标签、一个令牌、自己的颜色。`,
    body: `<p class="actions"><a class="button main" href="start.html">快速开始</a> <a class="button" href="theme-builder.html">主题编辑器</a></p>${cards.join('')}`,
  };
}
