import { frameworkSamples as samples } from './framework-samples';
import { code, heading, html, table, type Page } from './html';

/** The English of `frameworks`. */
export const englishFrameworks: Page = {
  path: 'frameworks.html',
  title: 'Frameworks',
  summary: 'Next, Astro, Angular, Vue, Svelte, Solid, React 18: what each wants beside the tags.',
  body: html(
    table(
      ['Framework', 'Tried with', 'How to begin'],
      [
        ['React', '19.3 (Vite 6)', '<code>npm create netpane -- --template react</code>'],
        ['Vue', '3.5 (Vite 6)', '<code>npm create netpane -- --template vue</code>'],
        ['Svelte', '5 (Vite 6)', '<code>npm create netpane -- --template svelte</code>'],
        ['Angular', '20 and 21, AOT, without zone.js', '<code>npm create netpane -- --template angular</code>'],
        ['Next', '16.4: <code>next dev</code>, <code>next start</code>, standalone', '<a href="#next">below</a>'],
        ['Astro', '5.18: <code>astro dev</code>, the Node adapter', '<a href="#astro">below</a>'],
        ['React 18', '18.3 (Vite 6)', 'elements or the loader, see <a href="browsers.html">Browsers</a>'],
      ],
    ),
    'Next, Astro and Angular have an example each that runs (`examples/next`, `examples/astro`, `examples/angular`): `npm run examples -- full`.',
    heading('next', 'Next'),
    'Widgets run in the browser: files that use them begin with `"use client"`, and `connect()` stands in one of its own:',
    code(samples.nextPage, 'jsx'),
    '`onnp-…` handlers and object properties on element tags do nothing before the first new rendering (a limit of React): use the React components, or `ref.current.extend = …` and `addEventListener` in `useEffect`. `connect()` is called where its file is loaded, not in `useEffect`.',
    'A content policy has a nonce (`proxy.js`). It cannot ask for Trusted Types: Turbopack loads its chunks without.',
    heading('next-served', 'Next: rendered with its data'),
    'Server components draw elements by `netpane/server`. It uses `react-dom/server`, so it is Node that has to load it: hence the two comments in `import()`. Once an element has taken over, its content is not what the server sent; `suppressHydrationWarning` keeps the warning of the development server away:',
    code(samples.nextServed, 'jsx'),
    'Next does not see a package that is loaded like this: for the folder of `output: "standalone"` name its files, under the route of that page:',
    code(samples.nextTracing, 'js'),
    'Do not name `netpane` under `serverExternalPackages`: React components of the same page meet two Reacts, and the answer is 500.',
    heading('astro', 'Astro'),
    'Tags stand in the `.astro` file, its `<script>` connects:',
    code(samples.astro, 'astro'),
    'In production Astro refuses a POST without `content-type` (`security.checkOrigin`), so the call that trades the token has one; without it widgets say that there is no token. Rendered with its data:',
    code(samples.astroServed, 'astro'),
    heading('angular', 'Angular'),
    'The component names `CUSTOM_ELEMENTS_SCHEMA`; square brackets are properties, round ones events. `inlineCritical: false` in `angular.json`: else Angular writes an inline handler into the page, which a strict policy refuses:',
    code(samples.angular, 'ts'),
    heading('vue', 'Vue'),
    'Tell templates which tags are elements; with `netpane/types/vue` `vue-tsc` checks tags, attributes and events:',
    code(samples.vue, 'js'),
    heading('svelte', 'Svelte, Solid'),
    'Tags are written as they are; types come with one import, for Solid `netpane/types/solid`:',
    code(samples.svelte, 'ts'),
  ),
};
