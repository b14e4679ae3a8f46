import { commonMembers } from '../../src/element/manifest';
import { translated, type Sentences } from '../../src/element/translated';
import { code, escape, heading, html, prose, table, type Page } from './html';
import { samples } from './samples';

const mono = (text: string) => `<code>${escape(text)}</code>`;

/** English pages that need what contracts say in English. */
export function englishFurther(english: Sentences): readonly Page[] {
  const common = translated(commonMembers, english);
  return [extendPage(common), reference, browsers];
}

const extendPage = (common: typeof commonMembers): Page => ({
  path: 'extend.html',
  title: 'Extending',
  summary:
    'Own fields and buttons for widgets; columns, row actions and batch actions in lists; numbers of charts; events; levels of headings.',
  body: html(
    heading('list', 'Lists'),
    'Every element has the property `extend`. A row is what the server gave; to change something (your own data have come) give a new object.',
    code(
      `const list = document.querySelector('np-device-list');

list.extend = {
  columns: [
    { key: 'contract', title: 'Contract', after: 'remark', text: (row) => contracts[row.id]?.number },
    { key: 'grade', title: 'Grade', text: (row) => grades[row.id], render: (row) => badgeFor(row.id) },
  ],
  formats: { firmware: (row) => row.firmware && \`v\${row.firmware}\` },
  hidden: ['cpu'],
  rowActions: [{ key: 'ticket', label: 'Report', shown: (row) => row.status === 'offline' }],
  batchActions: [{ key: 'bill', label: 'Bill', confirm: 'Bill the chosen devices?' }],
  empty: { title: 'No devices yet', action: { key: 'order', label: 'Order' } },
};

list.addEventListener('np-action', ({ detail: { action, rows, ids } }) => {
  if (action === 'ticket') openTicket(rows[0]);
  if (action === 'bill') openBill(ids); // without ids: all of the list that fit
});`,
      'js',
    ),
    table(
      ['Field', 'Meaning'],
      [
        [
          'columns',
          'own columns: `text` is exported too; `render` gives a DOM node, which the page’s styles do not reach',
        ],
        ['formats', 'other texts for the list’s own columns; nothing returned leaves them'],
        ['hidden', 'columns not shown'],
        [
          'rowActions',
          'links at the end of a row, in its menu where there is no room; `shown(row)` says of which; `onSelect(row)` or `np-action`',
        ],
        ['batchActions', 'on chosen rows; `confirm` asks first; `onSelect({ count, ids })` or `np-action`'],
        ['empty', 'words and a button when the list has nothing yet'],
        ['table', 'one list of a widget with several: the name that it keeps its columns by'],
      ].map(([name = '', meaning = '']) => [mono(name), prose(meaning)]),
    ),
    'Each list of a widget can be extended like this.',
    'Names of lists and columns stand on the page of each widget, below its live example; on a page of yours in `data-list` of a list and `data-column` of its headers.',
    '`np-alarm-list` is no table: texts of `columns` follow the name of the device, `formats` knows `content`, and `rowActions` stand below each alarm.',
    'What is no list (drawings of networks, forms, rules in a sequence as those of `np-sdwan-rules`) has no columns and no row actions, but all else.',
    heading('details', 'Details, cards and charts'),
    '`fields` and `actions` are in every element and stand above the widget; `values` rewrites numbers of charts. Functions get what the widget has read: by the name that `np-data` gives a `call`, its newest `data`; nothing before it was read.',
    code(
      `const head = document.querySelector('np-ap-head');

head.extend = {
  fields: [
    { key: 'contract', label: 'Contract', text: (answers) => contracts[answers['device/ap/{id}']?.id]?.number },
    { key: 'grade', label: 'Grade', text: () => 'A', render: () => badgeFor(head.device) },
  ],
  actions: [{ key: 'ticket', label: 'Report', shown: (answers) => answers['device/ap/{id}']?.status === 'offline' }],
};
head.addEventListener('np-action', ({ detail: { action } }) => {
  if (action === 'ticket') openTicket(head.device);
});

document.querySelector('np-client-trend').extend = {
  values: (value, { text, chart }) => (value === 0 ? 'none' : undefined),
};`,
      'js',
    ),
    table(
      ['Field', 'Meaning'],
      [
        ['fields', 'own facts: one whose `text` gives nothing is left out; `render` gives a DOM node'],
        ['actions', 'buttons; `shown(answers)` says whether; `onSelect(answers)` or `np-action`'],
        [
          'values',
          'numbers of charts (lines, bars, rings), in tips, tables and on axes: `text` is how the chart writes one, `chart` what the chart shows; nothing returned leaves it',
        ],
      ].map(([name = '', meaning = '']) => [mono(name), prose(meaning)]),
    ),
    'In React `<NetpaneProvider extend={extension}>`, the same object between renderings; `fields` and `actions` are for elements: in React write yours beside the component. In TypeScript `import type { Extension } from "netpane"`; `extend` has this type in templates of Vue, Svelte and Solid too, in Angular it is `[extend]`.',
    'Where one of these functions throws, the widget shows what it shows by itself (a dash in a column of yours, no button and no action), and the error is in the developer console and at `window.onerror` once; when `onSelect` throws, `np-action` is sent all the same.',
    heading('slots', 'Slots'),
    code(
      `<np-device-list>
  <p slot="header">Register contracts first.</p>
  <button slot="toolbar">New ticket</button>
</np-device-list>`,
      'html',
    ),
    table(
      ['Slot', 'Place'],
      Object.entries(common.slots).map(([name, doc]) => [mono(name), prose(doc)]),
    ),
    heading('columns', 'Which columns are shown'),
    'The columns that a reader chose are in `state.columns` (names separated by commas), told by `np-state-change` with filters and page. Keep it and set it again:',
    code(
      `list.state = JSON.parse(localStorage.getItem('devices') ?? '{}');
list.addEventListener('np-state-change', ({ detail }) => localStorage.setItem('devices', JSON.stringify(detail.state)));`,
      'js',
    ),
    heading('events', 'Events'),
    table(
      ['Event', 'detail', 'When'],
      common.events.map(({ name, type, doc }) => [mono(name), mono(type), prose(doc)]),
    ),
    heading('headings', 'Levels of headings'),
    'The topmost heading of a widget is of the second level. Where your page is built otherwise write `heading-level="3"`; the others follow.',
  ),
});

const reference: Page = {
  path: 'reference.html',
  title: 'connect() and NetpaneProvider',
  summary: 'Reference of the functions and React components of the package.',
  body: html(
    heading('connect', 'connect(connection)'),
    'Connects the widgets of a page, before or after their tags; called again, the new one counts. Returns the client. Both the loader and `netpane` have it.',
    table(
      ['Field', 'Type', 'Meaning'],
      [
        ['baseUrl', 'string', 'where the API is, such as `https://cloud.example.com`; empty for this site'],
        [
          'account',
          'string',
          'name of the account, whatever you call it; for connections of elements and of `NetpaneProvider`, see “A connection of its own”',
        ],
        [
          'token',
          '() => Promise<string | { token, expires_in, theme? } | { code, message }>',
          'gives a short-lived token; left out, visitors sign in by `np-login`',
        ],
        ['consoleUrl', 'string', 'where the console is, for links in widgets'],
        ['lang', "'zh-CN' | 'en'", 'language of the page’s widgets; `lang` of an element wins'],
        ['theme', 'ThemeSettings', 'theme of the page’s widgets; left out, the one that is kept for the partner'],
      ].map(([name = '', type = '', meaning = '']) => [mono(name), mono(type), prose(meaning)]),
    ),
    heading('own', 'A connection of its own: element.connection'),
    'Where a page has two accounts, elements have connections of their own:',
    code(samples.own, 'js'),
    '`baseUrl` and `account` say which connection it is, `token` is only the way to a token: elements with both alike share one client, one token and one stream of events, also where object and function are new at each rendering (as in JSX); the latest function is the one that is called.',
    'Two accounts need two names. Without a name each function is a connection of its own, since two that read alike may be of two accounts: keep it outside the component; where several read alike the developer console says so once. Connections with different names never share data. An element that changes its account changes the name too.',
    heading('theme', 'applyTheme(settings?)'),
    'Changes the theme at any time, all widgets follow at once; without settings it is as before.',
    heading('discover', 'discover(root)'),
    '<p>Of the loader alone: gives it the shadow root of a component of yours, see <a href="errors.html#load">A widget does not appear</a>.</p>',
    heading('provider', '<NetpaneProvider>'),
    'React components stand in it; connect once a page, import `netpane/theme.css` once. Inside, type and distances are those of the components, and headings, lists and paragraphs lose the browser’s: content of your own stands outside, or has styles of its own.',
    table(
      ['Prop', 'Type', 'Meaning'],
      [
        [
          'connection',
          'Connection',
          'its own, for a page with two accounts; with `account` it may be written anew at each rendering',
        ],
        ['theme', "'WHITE' | 'BLACK' | 'auto'", 'light or dark'],
        ['density', "'compact' | 'normal' | 'relaxed'", 'density'],
        ['lang', "'zh-CN' | 'en'", 'language; English words come with `import "netpane/words/en"`'],
        [
          'onNavigate',
          '(to) => boolean | void',
          'somewhere else in the product is wanted; `false`: the console is not opened',
        ],
        ['onUnauthorized', '(refusal) => void', 'the token is no good, and a new one neither'],
        ['extend', 'Extension', 'extension of lists and charts, see “Extending”'],
        [
          'onTold',
          '(told) => void',
          'data came, a call failed, something was done: `told.kind` is `data`, `error`, `action`',
        ],
      ].map(([name = '', type = '', meaning = '']) => [mono(name), mono(type), prose(meaning)]),
    ),
    heading('types', 'Types of templates'),
    'With `import "netpane/types/vue"` (in a `.d.ts`) `strictTemplates` of Vue checks tags, attributes and events; for Svelte and Solid `netpane/types/svelte` and `netpane/types/solid`. Types for JSX of React and for `document.querySelector` come with `netpane/elements/…`; Angular takes `CUSTOM_ELEMENTS_SCHEMA`.',
    heading('next', 'Rendered on a server'),
    'On a server a component is a placeholder with `data-np-pending`; data and styles come in the browser.',
    heading('served', 'Rendered with its data: netpane/server'),
    'A server can draw an element with its data: `render()` reads with the reader’s token and gives the tag with a declarative shadow root. The page can be read as it arrives, without JavaScript too; in the browser the element takes over: the data came with the page, and what the server drew stays until the widget has everything, without an empty frame. The page calls `connect()` as ever.',
    code(samples.served, 'js'),
    table(
      ['Option', 'Meaning'],
      [
        [
          'baseUrl, token, origin',
          'the cloud, the reader’s token, the origin of the page. The token is for the reads on the server and stands nowhere in the HTML',
        ],
        [
          'props, attributes',
          'props of the widget; other attributes of the tag, such as `id` and `density`. What only a script can give is given in the browser again',
        ],
        [
          'lang, theme, timeZone',
          'language, light or dark, time zone of the reader; unless told Chinese, light, that of the server',
        ],
        [
          'consoleUrl, timeout, fetch',
          'the console that links lead to; milliseconds that each read may take, 3000 unless told; instead of the `fetch` of the platform',
        ],
      ].map(([name = '', meaning = '']) => [mono(name), prose(meaning)]),
    ),
    '`style` is the hash of its styles, for `style-src` of the policy: neither a nonce nor `unsafe-inline` is needed. The page is one reader’s: keep it out of shared caches.',
    'Charts are drawn in the browser: their height is kept, their data stands there as a table for screen readers. A read that was refused or late leaves its place marked as loading; the browser reads it again. Lists are drawn for a wide screen, a narrow one makes cards of them in the browser.',
    'Declarative shadow roots work only while a page is parsed: Express, Hono and the like write them into the answer, Astro takes `set:html`. `dangerouslySetInnerHTML` of React works in what the server sends first; a tag that a script puts in has no shadow root and reads for itself as ever. See `examples/served`.',
    '`netpane/server` uses `react-dom/server`: install `react` and `react-dom` 19.2 beside it.',
    '<p>How that is written in Next and Astro: <a href="frameworks.html">Frameworks</a>.</p>',
  ),
};

const browsers: Page = {
  path: 'browsers.html',
  title: 'Browsers',
  summary: 'Chrome, Edge, Firefox and Safari of the last 30 months, and pages in WeChat.',
  body: html(
    table(
      ['Browser', 'From', 'How we know'],
      [
        ['Chrome, Edge', '125 (May 2024)', 'all tests'],
        ['Firefox', '126 (May 2024)', 'each page opens; dialogs, menus and sizes'],
        ['Safari, iOS', '17.5 (May 2024)', 'the same in its engine, WebKitGTK, not on a device'],
        [
          'WeChat',
          'iOS as the system; Android from Chrome 125',
          'the same engines; opens no windows, uses no <code>wx</code>',
        ],
      ],
    ),
    'Scripts are ES2022, neither compiled down nor filled in. Without `AbortSignal.any`, custom states or `popover` widgets read data, turn dark and open menus all the same; what is older is not promised.',
    'React components need React 19.2. Applications with React 18 or older use the elements (`netpane/elements/…`, or the loader `/cdn/loader.js`), which bring a React of their own: tags in JSX, events and object properties by `ref`. The package is installed beside any of them; an application without React has nothing further to install.',
  ),
};
