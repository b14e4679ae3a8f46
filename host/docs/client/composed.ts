import type { Contract } from '../../../src/element/contract';

/** A widget on a composed page. */
export interface Placed {
  /** Name of the widget, such as `alarm-list`. */
  widget: string;
  /** Columns of twelve. */
  span: number;
  attributes: Readonly<Record<string, string>>;
}

/** What a site puts on its server. */
export interface Composed {
  html: string;
  css: string;
  js: string;
  policy: string;
  scopes: string[];
}

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The opening tag of an element; an attribute without a value is a flag. */
export const tagOf = (tag: string, attributes: Readonly<Record<string, string>>): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${quoted(value)}"`))
    .join('')}>`;

/** Attributes as they are written in an opening tag; undefined when it is none of this tag. */
export function attributesIn(text: string, tag: string): Record<string, string> | undefined {
  const [, inner] = new RegExp(`^<${tag}((?:\\s+[\\w:-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?)*)\\s*/?>`).exec(
    text.trim(),
  ) ?? [undefined, undefined];
  if (inner === undefined) return undefined;
  const written = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
  return Object.fromEntries(
    [...inner.matchAll(written)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      (values.find((value) => value !== undefined) ?? '')
        .replaceAll('&quot;', '"')
        .replaceAll('&lt;', '<')
        .replaceAll('&amp;', '&'),
    ]),
  );
}

/** A whole page under the strictest policy: no inline script, no inline style. */
export function composed(
  placed: readonly Placed[],
  contracts: Readonly<Record<string, Contract>>,
  cloud: string,
  lang: string,
): Composed {
  const spans = [...new Set(placed.map(({ span }) => span))].sort((a, b) => a - b);
  const elements = placed.map(({ widget, span, attributes }) => {
    const tag = contracts[widget]?.tag ?? `np-${widget}`;
    return `      ${tagOf(tag, { class: `span-${span}`, ...attributes })}</${tag}>`;
  });
  const scopes = placed.flatMap(({ widget }) => contracts[widget]?.scopes ?? []).filter((scope) => scope !== 'public');
  const english = lang === 'en' ? `\n  lang: 'en',` : '';
  return {
    html: `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Netpane</title>
    <link rel="stylesheet" href="site.css" />
    <script type="module" src="netpane.js"></script>
  </head>
  <body>
    <main>
${elements.join('\n')}
    </main>
  </body>
</html>
`,
    css: `main {
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 16px;
  align-items: start;
}
${spans.map((span) => `.span-${span} { grid-column: span ${span}; }`).join('\n')}
@media (max-width: 900px) {
  main > * { grid-column: 1 / -1; }
}
`,
    js: `import { connect } from '${cloud}/cdn/loader.js';

connect({
  baseUrl: '${cloud}',
  consoleUrl: '${cloud}',${english}
  token: async () => (await fetch('/netpane-token', { method: 'POST' })).json(),
});
`,
    policy: `content-security-policy: default-src 'none'; script-src 'self' ${cloud}; connect-src 'self' ${cloud}; style-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
    scopes: [...new Set(scopes)],
  };
}
