import DOMPurify from 'dompurify';

const allowed = {
  ALLOWED_TAGS:
    'a b blockquote br code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
      ' ',
    ),
  // No `style`: a strict content policy refuses it. No `class` and no `id`: they would meet the page's own.
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#|data:image\/(?:png|jpe?g|gif|webp);)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

let policy: TrustedTypes | undefined;

/** HTML from elsewhere as nodes that can do no harm. Links open in a new window and tell nothing about this page. */
export function sanitize(html: string): DocumentFragment {
  policy ??= makePolicy();
  const clean = DOMPurify.sanitize(withoutInline(html), {
    ...allowed,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy as never }),
  });
  for (const link of clean.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
  }
  return clean;
}

/**
 * Parsing alone makes a strict policy report inline styles and handlers, before anything can be cleaned. Renaming them
 * keeps the reports quiet; safety does not depend on it.
 */
const withoutInline = (html: string): string =>
  html.replace(/<[^>]*>/g, (tag) => tag.replace(/([\s"'/])(?:style|on\w+)(?=\s*=)/gi, '$1data-inline'));

interface TrustedTypes {
  createHTML: (html: string) => unknown;
  createScriptURL: (url: string) => unknown;
}

/** What DOMPurify hands to the parser while it works; a page that lists its policies must list `netpane-html`. */
function makePolicy(): TrustedTypes | undefined {
  const types = (globalThis as { trustedTypes?: { createPolicy: (name: string, rules: TrustedTypes) => TrustedTypes } })
    .trustedTypes;
  return types?.createPolicy('netpane-html', { createHTML: (html) => html, createScriptURL: (url) => url });
}
