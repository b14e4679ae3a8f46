/** What formatted text from elsewhere may consist of. */
export const tags =
  'a b blockquote br code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );

/** No `style`: a strict content policy refuses it. No `class` and no `id`: they would meet the page's own. */
export const attributes = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start'];

/** Where links and pictures may lead. */
export const addresses = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|data:image\/(?:png|jpe?g|gif|webp);)/i;

/**
 * Parsing alone makes a strict policy report inline styles and handlers, before anything can be cleaned. Renaming them
 * keeps the reports quiet; safety does not depend on it.
 */
export const withoutInline = (html: string): string =>
  html
    .split('>')
    .map((text) => {
      const tag = text.includes('<') ? text.indexOf('<') : text.length;
      return text.slice(0, tag) + text.slice(tag).replace(/([\s"'/])(?:style|on\w+)(?=\s*=)/gi, '$1data-inline');
    })
    .join('>');

/** Links open in a new window and tell nothing about this page. */
export function withSafeLinks<T extends ParentNode>(clean: T): T {
  for (const link of clean.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  return clean;
}
