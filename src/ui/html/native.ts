import { addresses, attributes, tags, withoutInline, withSafeLinks } from './allowed';

/** The browser's own way of cleaning (HTML standard, "Sanitizer"); not in all browsers yet, nor in TypeScript's types. */
interface Cleaning {
  setHTML?: (
    html: string,
    options: { sanitizer: { elements: string[]; attributes: string[]; replaceWithChildrenElements: string[] } },
  ) => void;
}

/** Tags that go and leave what stands in them. */
const unwrapped =
  'font center section article header footer main aside nav abbr address big tt strike mark label form details summary cite q var samp'.split(
    ' ',
  );

/** HTML from elsewhere as nodes that can do no harm; undefined where the browser cannot do it. */
export function cleanByBrowser(html: string): DocumentFragment | undefined {
  const box: HTMLElement & Cleaning = document.createElement('div');
  if (!box.setHTML) return undefined;
  box.setHTML(withoutInline(html), {
    sanitizer: { elements: tags, attributes, replaceWithChildrenElements: unwrapped },
  });
  // The browser refuses scripts in addresses, but lets them lead anywhere else.
  for (const name of ['href', 'src']) {
    for (const node of box.querySelectorAll(`[${name}]`)) {
      if (!addresses.test(node.getAttribute(name)?.trim() ?? '')) node.removeAttribute(name);
    }
  }
  const clean = document.createDocumentFragment();
  clean.append(...box.childNodes);
  return withSafeLinks(clean);
}
