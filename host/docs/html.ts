/** A page of the site. */
export interface Page {
  /** Path without a slash at its start, for example `widgets/alarm-list.html`. */
  path: string;
  title: string;
  /** The tag that it is about. */
  tag?: string;
  /** One sentence: below the title, and in search results. */
  summary: string;
  /** HTML of the page's own part. */
  body: string;
  /** Scripts that only this page needs, without `.js`. */
  scripts?: readonly string[];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] as string);

/** Backticks become `<code>`, the rest is text. */
export const prose = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Paragraphs of prose; what begins with a tag stays as it is. */
export const html = (...paragraphs: string[]): string =>
  paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${prose(text)}</p>`)).join('\n');

/** Where a page says what its buttons are for, in its language. */
export const copyMark = '<!-- copy -->';

/** A block of code with a button that copies it. */
export const code = (text: string, language = ''): string =>
  `<figure class="code"><figcaption>${escape(language)}<button type="button" class="copy">${copyMark}</button></figcaption>` +
  `<pre tabindex="0"><code>${escape(text.trim())}</code></pre></figure>`;

/** The same in several ways, one at a time. */
export function tabs(id: string, choices: readonly (readonly [label: string, body: string])[]): string {
  const buttons = choices.map(
    ([label], i) =>
      `<button type="button" role="tab" id="${id}-${i}" aria-controls="${id}-p${i}" aria-selected="${i === 0}" tabindex="${i === 0 ? 0 : -1}">${escape(label)}</button>`,
  );
  const panels = choices.map(
    ([, body], i) =>
      `<div role="tabpanel" id="${id}-p${i}" aria-labelledby="${id}-${i}"${i === 0 ? '' : ' hidden'}>${body}</div>`,
  );
  return `<div class="tabs"><div role="tablist">${buttons.join('')}</div>${panels.join('')}</div>`;
}

/** A table; cells are HTML. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p class="none">—</p>';
  const line = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  return `<div class="table"><table><thead>${line(head, 'th')}</thead><tbody>${rows
    .map((cells) => line(cells, 'td'))
    .join('')}</tbody></table></div>`;
}

/** Anchor of a heading. */
export const heading = (id: string, text: string): string => `<h2 id="${id}"><a href="#${id}">${escape(text)}</a></h2>`;

/** What a reader finds by searching: the text of a page without its tags. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
