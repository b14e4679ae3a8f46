import DOMPurify from 'dompurify';
import { pageWide } from '../../text/page-wide';
import { addresses, attributes, tags, withoutInline, withSafeLinks } from './allowed';

const allowed = {
  ALLOWED_TAGS: tags,
  ALLOWED_ATTR: attributes,
  ALLOWED_URI_REGEXP: addresses,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

let policy: TrustedTypes | undefined;

/** A page that lists its policies lets each be made once: whichever copy of the library was first cleans for all. */
const page = pageWide('html', () => ({ clean }));

/** HTML from elsewhere as nodes that can do no harm, where the browser cannot clean it itself. */
export const sanitize = (html: string): DocumentFragment => page.clean(html);

function clean(html: string): DocumentFragment {
  policy ??= makePolicy();
  return withSafeLinks(
    DOMPurify.sanitize(withoutInline(html), {
      ...allowed,
      RETURN_DOM_FRAGMENT: true,
      ...(policy && { TRUSTED_TYPES_POLICY: policy as never }),
    }),
  );
}

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
