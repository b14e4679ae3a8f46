import type { Contract } from '../../src/element/contract';
import { translated, type Sentences } from '../../src/element/translated';
import { contracts } from '../../widgets/catalog';
import { guides as chineseGuides } from './guides';
import { englishFrameworks } from './framework-guide-en';
import { englishFirst, englishLast } from './guides-en';
import { englishFurther } from './guides-en-more';
import { escape, textOf, type Page } from './html';
import { layout, type Section } from './layout';
import { llmsText, markdownOf, markdownPath } from './markdown';
import { englishPlugins } from './plugin-guide-en';
import { skillText } from './skill';
import { widgetPage } from './widget-page';
import { folderOf, languages, siteWords, type Lang, type SiteWords } from './words';

/** What a reader may search: a page, or a heading's part of it. */
export interface Entry {
  path: string;
  title: string;
  /** What it is about, in one sentence. */
  summary: string;
  text: string;
}

/** Every file of the site that is text, by path, in both languages. */
export function siteFiles(version: string, english: Sentences, pictured: Pictured): Record<string, string> {
  return Object.assign(
    { 'skill/netpane/SKILL.md': skillText(translated(contracts, english), version) },
    ...languages.map((lang) => filesIn(lang, version, { english, pictured })),
  ) as Record<string, string>;
}

/** Whether there are pictures of a widget to show. */
type Pictured = (widget: string) => boolean;

/** What pages are made of beside their own words. */
interface Given {
  english: Sentences;
  pictured: Pictured;
}

function filesIn(lang: Lang, version: string, given: Given): Record<string, string> {
  const words = siteWords[lang];
  const guides = lang === 'en' ? englishGuides(given.english) : chineseGuides;
  const families = Object.entries(words.families).map(([family, title]) => ({
    title,
    pages: pagesOf(family, lang, given),
  }));
  const widgets = families.flatMap((family) => family.pages);
  const pages: Page[] = [home(families, words), ...guides, ...widgets];
  const sections: Section[] = [
    { title: words.guides, pages: guides },
    ...families.map(({ title, pages }) => ({
      title: words.family(title, pages.length),
      pages: pages.map(({ path, title, tag = title }) => ({ path, title: tag })),
    })),
  ];
  const entries: Entry[] = pages.map(({ path, title, tag, summary, body }) => ({
    path,
    title: tag ? `${title} ${tag}` : title,
    summary,
    text: `${summary} ${textOf(body)}`,
  }));
  const files = {
    ...Object.fromEntries(pages.map((page) => [page.path, layout(page, sections, version, lang)])),
    ...Object.fromEntries([...guides, ...widgets].map((page) => [markdownPath(page.path), markdownOf(page)])),
    'llms.txt': llmsText([{ title: words.guides, pages: guides }, ...families], words),
    'search.json': JSON.stringify(entries),
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [folderOf(lang) + path, text]));
}

/** The English pages, in the order of the Chinese ones. */
const englishGuides = (english: Sentences): readonly Page[] => {
  const all = [...englishFirst, ...englishFurther(english), englishFrameworks, ...englishLast, englishPlugins];
  return chineseGuides.map(({ path }) => {
    const page = all.find((one) => one.path === path);
    if (!page) throw new Error(`${path} has no English`);
    return page;
  });
};

const pagesOf = (family: string, lang: Lang, given: Given): Page[] =>
  (Object.entries(contracts) as [string, Contract][])
    .filter(([, contract]) => contract.family === family)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, contract]) => widgetPage(name, contract, lang, given));

function home(families: readonly { title: string; pages: readonly Page[] }[], words: SiteWords): Page {
  const card = ({ path, title, tag = '', summary }: Page) =>
    `<li><a href="${path}"><b>${escape(title)}</b><code>${escape(tag)}</code><span>${escape(summary)}</span></a></li>`;
  const cards = families.map(
    ({ title, pages }) => `<h2>${escape(title)}</h2><ul class="cards">${pages.map(card).join('')}</ul>`,
  );
  const count = families.flatMap(({ pages }) => pages).length;
  return {
    path: 'index.html',
    title: words.home,
    summary: words.homeSummary(count),
    body: `<p class="actions"><a class="button main" href="three-minutes.html">${words.begin}</a> <a class="button" href="composer.html">${words.composer}</a> <a class="button" href="theme-builder.html">${words.builder}</a></p>${cards.join('')}`,
  };
}
