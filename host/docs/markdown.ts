import { textOf, type Page } from './html';
import type { SiteWords } from './words';

/** From the tags that pages are made of to Markdown; each takes what the one before left. */
const rules: readonly [RegExp, string | ((whole: string, first: string, second: string) => string)][] = [
  // What only lives in the page.
  [/<h2 id="story">[\s\S]*?<\/h2>\s*<div[^>]*data-story[\s\S]*?<\/div>/g, ''],
  [/<p class="facts">[\s\S]*?<\/p>/g, ''],
  [/<button[^>]*role="tab"[^>]*>[\s\S]*?<\/button>/g, ''],
  [
    /<figure class="code"><figcaption>(\w*)<button[^>]*>[\s\S]*?<\/button><\/figcaption><pre tabindex="0"><code>([^<]*)<\/code><\/pre><\/figure>/g,
    (_, language, text) => `\n\n\`\`\`${language.toLowerCase()}\n${text}\n\`\`\`\n\n`,
  ],
  [/<h2[^>]*>([\s\S]*?)<\/h2>/g, (_, text) => `\n\n## ${textOf(text)}\n\n`],
  [/<h3[^>]*>([\s\S]*?)<\/h3>/g, (_, text) => `\n\n### ${textOf(text)}\n\n`],
  [/<code>([^<]*)<\/code>/g, (_, text) => `\`${text}\``],
  [
    /<a [^>]*?href="([^"#]*)\.html(?:#[^"]*)?"[^>]*>([\s\S]*?)<\/a>/g,
    (_, path, text) => `[${textOf(text)}](${path}.md)`,
  ],
  [
    /<thead><tr>([\s\S]*?)<\/tr><\/thead>/g,
    (_, cells) => `\n\n${row(cells)}${'| --- '.repeat(cells.split('</th>').length - 1)}|\n`,
  ],
  [/<tr>([\s\S]*?)<\/tr>/g, (_, cells) => row(cells)],
  [/<li>([\s\S]*?)<\/li>/g, (_, text) => `\n- ${text}`],
  [/<\/(p|ul|ol|table)>/g, '\n\n'],
  [/<[^<>\n]+>/g, ''],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&amp;/g, '&'],
  [/\n{3,}/g, '\n\n'],
];

const row = (cells: string): string =>
  `| ${cells
    .split(/<\/t[hd]>/)
    .slice(0, -1)
    .map((cell) => cell.replace(/^\s*<t[hd]>/, '').replaceAll('|', '\\|'))
    .join(' | ')} |\n`;

/** A page as Markdown: for programs that write code, and for reading beside one's own. */
export function markdownOf({ title, tag, summary, body }: Page): string {
  const text = rules.reduce<string>((so, [from, to]) => so.replace(from, to as string), body);
  return `# ${title}${tag ? ` \`<${tag}>\`` : ''}\n\n${summary}\n\n${text.trim()}\n`;
}

/** Address of a page's Markdown. */
export const markdownPath = (path: string): string => path.replace(/\.html$/, '.md');

/** `llms.txt` (llmstxt.org): what there is to read, one line each, for programs. */
export function llmsText(groups: readonly { title: string; pages: readonly Page[] }[], { llms }: SiteWords): string {
  const lines = groups.map(({ title, pages }) => {
    const line = ({ path, title: name, tag, summary }: Page) =>
      `- [${tag ? `\`<${tag}>\` ${name}` : name}](${markdownPath(path)}): ${summary}`;
    return `## ${title}\n\n${pages.map(line).join('\n')}\n`;
  });
  return `# Netpane\n\n> ${llms}\n\n${lines.join('\n')}`;
}
