/* What lists do when their page is printed: to load it is enough, so that it exports nothing. */
export {};

/** Height of a list on paper, px: some two thousand rows, more than any page of one. What is longer holds up the browser. */
const most = 80_000;

/**
 * On paper nothing scrolls: what is wider than the sheet goes into more lines, or has the browser print all of it smaller,
 * and the head stands on each sheet (in Chromium without what is a button).
 */
const css = `@media print {
  :has(> div > table[part='table']),
  div:has(> table[part='table']) {
    max-height: none !important;
    overflow: visible !important;
  }
  :not([data-narrow]) > div > table[part='table'] {
    table-layout: auto !important;
    width: 100% !important;
    :is(thead, th, .stick, .end) {
      position: static !important;
    }
    :is(th, td) {
      padding-inline: 6px !important;
      white-space: normal !important;
    }
    th > button {
      display: contents !important;
    }
    th > [aria-hidden] {
      display: none !important;
    }
  }
  table[part='table'] {
    tr {
      break-inside: avoid;
    }
    .gap {
      display: none !important;
    }
  }
}`;
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** How far what is printed was scrolled. */
const tops = new Map<HTMLElement, number>();

// Every row of each list of the page is on paper, the first two thousand of a longer one; afterwards what was seen of it.
addEventListener('beforeprint', () => {
  for (const node of scrollersIn(document)) {
    // Another copy of the library was here already.
    if (node.style.maxHeight) continue;
    tops.set(node, node.scrollTop);
    node.style.maxHeight = `${most}px`;
    dress(node, [sheet]);
  }
});
addEventListener('afterprint', () => {
  for (const [node, top] of tops) {
    node.style.maxHeight = '';
    node.scrollTop = top;
    dress(node, []);
  }
  tops.clear();
});

/** The list draws what is seen of it before this returns, and the browser the paper right after that. */
function dress(node: HTMLElement, sheets: CSSStyleSheet[]): void {
  const root = node.getRootNode() as Document | ShadowRoot;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((one) => one !== sheet), ...sheets];
  node.dispatchEvent(new Event('scroll'));
}

function scrollersIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll('*')].flatMap((one) => {
    if (one.shadowRoot) return scrollersIn(one.shadowRoot);
    return one.matches("table[part='table']") && one.parentElement ? [one.parentElement] : [];
  });
}
