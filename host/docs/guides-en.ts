import { embedScopes } from '../../src/api/contract/embed';
import { code, escape, heading, html, prose, table, tabs, type Page } from './html';
import { samples } from './samples';
import { variablesTable } from './variables';

const mono = (text: string) => `<code>${escape(text)}</code>`;

const start: Page = {
  path: 'start.html',
  title: 'Quick start',
  summary: 'Three steps: register the site, trade a token in the back end, put tags into the page.',
  body: html(
    heading('register', '1. Register the site'),
    'In the console under 个人中心 → 账号安全 → 嵌入合作方 (Account → Security → Embedding partners) register the origin of your site (`https://host`) and the scopes it needs. The secret is shown once, and belongs into the back end alone.',
    heading('token', '2. Trade a token in the back end'),
    'Your back end trades the secret for a token of ten minutes and hands it to its own page. A token is good on the registered origin alone, for the scopes that were asked for, and for one account.',
    code(samples.trade, 'js'),
    '<p>Ready-made in five languages: <a href="backends.html">Back ends</a>.</p>',
    heading('page', '3. Put tags into the page'),
    tabs('way', [
      ['Any page', code(samples.page, 'html')],
      ['Vue, Svelte, Angular', code(samples.imports, 'js')],
      ['React 19', code(samples.react, 'jsx')],
      ['iframe', '<p>For sites that allow no foreign script see <a href="iframe.html">iframe</a>.</p>'],
    ]),
    'Each way has an example that runs: `npm run examples`. React components can be rendered on a server first: data and styles come in the browser, the server gives a placeholder with `data-np-pending`, drawn by `netpane/theme.css`.',
  ),
};

const tokens: Page = {
  path: 'tokens.html',
  title: 'Tokens and scopes',
  summary: 'Secret, token, origin, scopes, renewal, revoking.',
  body: html(
    heading('life', 'The life of a token'),
    'The function of `connect({ token })` is called when a token is needed: before the first call, a minute before it ends, and once after the server answered 401. Calls at the same time share one. It returns the `data` of `POST /api/v3/embed/token` (with `expires_in` in seconds), which is renewed by itself; a string alone is replaced after a 401 only.',
    'When your back end is refused, hand `{ code, message }` to the page as it is: the widget says why.',
    heading('refused', 'When it is no good'),
    'The widget says one sentence with a button to try again and keeps what was filled in; `np-unauthorized` tells `{ reason, message, scope? }`:',
    table(
      ['reason', 'Status', 'Meaning', 'Who mends it'],
      [
        ['expired', '401 4011', 'ran out, and no new one came', 'back end: look at the call that trades'],
        ['revoked', '401 4012, 4001', 'revoked: the secret was changed or the partner ended', 'use the new secret'],
        ['origin', '403 4031', 'the origin is not on the list', 'register it under 嵌入合作方'],
        ['scope', '403 4032', 'a scope is missing, <code>scope</code> says which', 'tick it and ask for it'],
        [
          'account',
          '403 4033',
          'the account did not let this partner in, or before it had this scope',
          'its owner, under 嵌入合作方',
        ],
        ['token', '—', 'the page gave none', 'back end, or signing in'],
      ].map(([reason = '', ...rest]) => [mono(reason), ...rest]),
    ),
    heading('visitors', 'Visitors who sign in themselves'),
    'No back end is needed either: leave `token` out of `connect()` and put `<np-login partner="pt_…" want="device:read alarm:read">` on the page. The visitor signs in in a window of the console, sees the origin of your site and what it asks for, and may agree to some of it. Your site gets an embed token of that origin (`np-site-start` tells it), never the session nor a password; it is renewed for eight hours and kept in memory, so a reloaded page asks again.',
    'Browsers inside of apps (WeChat) open no windows: with `in-place` this page goes to the console and comes back.',
    heading('end', 'Revoking'),
    'Ending a partner, an origin, a scope or a grant: calls are refused at once, open streams end within 15 seconds, and widgets on the page fold up and say so within a minute, even those that read nothing any more. A secret is changed with 24 hours for the old one, or at once when it has leaked, which revokes what it handed out too.',
    heading('scopes', 'Scopes'),
    table(
      ['Scope', 'What for'],
      embedScopes.map((scope) => [mono(scope), scope.endsWith(':read') ? 'reading' : 'changing, beside reading']),
    ),
    'A token reads and writes one account. With `account`, the code of another account, its owner has to let your partner number in first, within the scopes that you have then; those that you add later, the owner lets in again.',
  ),
};

const iframe: Page = {
  path: 'iframe.html',
  title: 'iframe',
  summary: 'For sites that allow no foreign script: props, events and token by postMessage, the height follows.',
  body: html(
    code(samples.iframe, 'js'),
    '`netpane/iframe` needs no other file: bundle it with your own script or host `dist/cdn/iframe.js`. Your policy needs `frame-src https://cloud.example.com` alone.',
    heading('safe', 'Safety'),
    '`partner` is the number of the partner, no secret. The cloud narrows `frame-ancestors` to the registered origins by it; scripts in the frame listen to those alone, and to the page that embeds it directly.',
    'The token goes through a message port to the origin of the cloud and stands in no address; each call carries the origin of the page around, which the server compares with the token.',
    'The frame has `sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-downloads"`. It is of another origin than your site and cannot read it.',
    heading('language', 'Language'),
    '`lang: "en"` for English; Chinese unless told.',
    heading('events', 'Events'),
    'All `np-` events reach `on`. A cancelable event that `on` names is cancelled: with `np-navigate` named, the widget no longer opens the console.',
    'When the frame has not answered within 20 seconds, `np-load-error` in `on` is called with `{ tag }`; the developer console then says what to check: whether your site is among the origins of `partner`, and whether there is a widget of that `name`.',
    heading('protocol', 'Without this file'),
    'Send `{ netpane: "connect", handled: [], props, theme, variables, state, consoleUrl }` to the `contentWindow` of the frame, with the origin of the cloud as target and a `MessagePort`. On the port then:',
    table(
      ['Direction', 'Message', 'Meaning'],
      [
        ['frame → page', '{ type: "ready" }', 'the widget is there'],
        ['frame → page', '{ type: "height", height }', 'height of the content in pixels'],
        ['frame → page', '{ type: "event", name, detail }', 'an event of the widget'],
        ['frame → page', '{ type: "token", id }', 'a token is needed'],
        ['page → frame', '{ type: "token", id, given }', 'the token; without given when there is none'],
        ['page → frame', '{ type: "settings", props, theme, variables, state }', 'changes; what is left out stays'],
      ].map(([way = '', message = '', meaning = '']) => [way, mono(message), meaning]),
    ),
  ),
};

const csp: Page = {
  path: 'csp.html',
  title: 'Content security policy and hashes',
  summary: 'CSP: no nonce, no unsafe-inline; each file can be checked (SRI).',
  body: html(
    heading('policy', 'Policy'),
    'Styles are constructable sheets; there is no inline style, no inline script and no `innerHTML`. Your site names the cloud:',
    code(samples.policy, 'http'),
    'A script in the page itself would be inline: there `connect()` stands in a file, `<script type="module" src="/netpane.js">`. `default-src \'none\'` in front of it does no harm.',
    'Sites with a list of `trusted-types` add `dompurify netpane-html`; with `netpane-worker` besides, coverage in network design is computed in a worker (where the files of the elements come from the origin of the page; else on the page, piece by piece).',
    heading('sri', 'Hashes (SRI)'),
    '`netpane/integrity.json` has the hash of each CDN file. When you host them yourself, an import map has the browser check every file; one that was changed is refused:',
    code(
      `${samples.integrity}\n// <script type="importmap">\${map}</script>; the policy has the sha256 of this text`,
      'js',
    ),
    'An `integrity` attribute on one script checks that entry alone, an import map checks all. Of a pinned version (`/cdn/0.1.0/`) the hashes never change. Example: `examples/wordpress`.',
  ),
};

const errors: Page = {
  path: 'errors.html',
  title: 'Errors',
  summary: 'Answers of the API, states of widgets, and what to do.',
  body: html(
    heading('trade', 'Trading a token'),
    table(
      ['Answer', 'Meaning'],
      [
        ['401 4001', 'the secret is wrong or was revoked'],
        ['403 4031', 'the origin is not on the partner’s list'],
        ['403 4032', 'the partner does not have the scope'],
        ['403 4033', 'the account did not let the partner in, or before it had the scope'],
        ['429', 'too many requests; again after <code>retry-after</code> seconds'],
      ],
    ),
    heading('calls', 'Calls of widgets'),
    table(
      ['State', 'Widget'],
      [
        ['401, 403', 'see <a href="tokens.html#refused">When it is no good</a>'],
        ['422', 'the reason stands at the field, what was filled in stays'],
        ['429', 'too many requests in a short time, again after N seconds'],
        ['500', 'the words of the server, with a button to try again'],
        ['offline, too slow', 'says so with a button; data that are there stay and say how old they are'],
        ['an answer that breaks off', 'as offline: says that the connection broke, with a button'],
        [
          'a web page instead of data',
          '<code>baseUrl</code> names another server, or a proxy keeps <code>/api</code> for itself',
        ],
      ],
    ),
    heading('connection', 'Not connected'),
    'On a page that never called `connect()` widgets say what is missing and the developer console has the line to add; nothing is asked of the page’s own server. Once it is called, widgets that are there recover by themselves.',
    '`baseUrl` is the origin of the cloud, such as `https://cloud.example.com`; empty where that is the page’s own server, `/path` where that server passes a path on to the cloud. Left out, without `https://`, with a path behind it, http on an https page, or a `token` that is no function: the developer console warns once of each, with the line to write; where it is not known where the cloud is nothing is asked of anybody.',
    heading('load', 'A widget does not appear'),
    'When the script of a tag was not loaded, its element tells `np-load-error`; `detail.retry()` tries again, and so does the return of the network.',
    'The loader sees the page and the shadow roots of our own widgets. Give it the root of a component of yours once, and tags that are put there later load too:',
    code(samples.discover, 'js'),
  ),
};

const theming: Page = {
  path: 'theming.html',
  title: 'Themes and languages',
  summary:
    'Themes, design variables, dark, density, parts and locale: in the style sheet of your site, without a build.',
  body: html(
    heading('settings', 'A few decisions, the rest follows'),
    'Give an accent, a ground and a text colour (each may be left out), corners, density, letters, distances, the height of controls and fonts. All other colours follow; what could not be read is made darker or lighter until text has 4.5:1 and shapes have 3:1:',
    code(samples.theme, 'js'),
    'It can be kept for your site under 嵌入合作方 → 主题, and then comes with the token. A page with a `theme` of its own uses that; `applyTheme(settings)` changes it at any time. The variables below always win.',
    heading('variables', 'A single variable'),
    'Set `--np-` variables anywhere above a widget, for both themes:',
    code(samples.variables, 'css'),
    '<p><a class="button" href="theme-builder.html">Open the theme builder</a></p>',
    heading('type', 'Letters, lines, distances, controls'),
    '`--np-font-size` (13px), `--np-line-height` (20px, follows the letters unless given), `--np-font-weight`, `--np-font-weight-medium`, `--np-font-weight-bold`, `--np-font-heading`, `--np-space` (4px, all distances are multiples of it), `--np-control-height` (32px) and `--np-radius` (6px, the others follow).',
    heading('dark', 'Dark'),
    '`data-np-theme="BLACK"` on a container or `theme="BLACK"` on an element. `auto` follows the reader’s system (`prefers-color-scheme`) at once.',
    heading('density', 'Density'),
    'Rows, buttons, fields and paddings follow `--np-density`: a length, `0px` as drawn, rows by twice of it. `data-np-density="compact"` (`-4px`), `normal` and `relaxed` (`4px`) on a container, or `density="compact"` on an element; in React `density` of `NetpaneProvider`.',
    heading('parts', 'Parts'),
    '`::part(name)` styles a part of a widget. Its page and `custom-elements.json` list the parts that it has, as its code has them; names are the same everywhere: `panel`, `heading`, `toolbar`, `table`, `table-head`, `header-cell`, `row`, `cell`, `pager`, `form`, `field`, `input`, `button`, `primary`, `tabs`, `chart`, `empty`, `error`, `dialog`, `drawer`; `root` is the whole. A list, for example:',
    code(samples.parts, 'css'),
    heading('language', 'Language'),
    'Chinese unless told. `connect({ lang: "en" })` for the whole page; `lang` of an element wins and can be changed at any time:',
    code('<np-device-list lang="en"></np-device-list>\n<np-alarm-list lang="zh-CN"></np-alarm-list>', 'html'),
    'The loader brings English words by itself. With a bundler `import "netpane/lang/en"` for the whole page, or `import "netpane/words/en"` and `lang` for some of them (`lang` of `NetpaneProvider` in React). Refusals of the server are read in the language of the widget; what people named stays. A widget that changes its language begins anew: `state` stays, what was not sent does not.',
    heading('all', 'All variables'),
    variablesTable(['Variable', 'Light', 'Dark']),
  ),
};

const builder: Page = {
  path: 'theme-builder.html',
  title: 'Theme builder',
  summary: 'Choose a widget, give it your colours, see the contrast, copy the theme.',
  scripts: ['builder'],
  body: '<div id="builder"><p class="loading" role="status">Loading</p></div>',
};

const composer: Page = {
  path: 'composer.html',
  title: 'Composer',
  summary: 'Choose widgets, place them on a grid of twelve, see them, and copy a page that works: nothing inline.',
  scripts: ['composer'],
  body: '<div id="composer"><p class="loading" role="status">Loading</p></div>',
};

const threeMinutes: Page = {
  path: 'three-minutes.html',
  title: 'Three minutes',
  summary: 'One file and a test token: see your own devices first, then let a back end trade tokens.',
  body: html(
    heading('first', 'First minute: register'),
    'In the console under 个人中心 → 账号安全 → 嵌入合作方 → 登记合作方 (Register partner): the origin `http://localhost:5173`, the scopes to see devices and alarms. Keep the secret for the back end later.',
    heading('second', 'Second minute: a test token'),
    '测试令牌 (Test token) in the same row gives a line of code. A test token needs no back end: it reads alone, on this origin of your machine alone, for eight hours. Put the line into `index.html`:',
    code(samples.firstPage.replace('token:', "lang: 'en', token:"), 'html'),
    '<p>A site whose policy allows no inline script puts these lines into a file of its own, see <a href="csp.html">Content security policy</a>.</p>',
    heading('third', 'Third minute: open it'),
    code('npx serve -l 5173', 'sh'),
    '<p>Open <code>http://localhost:5173</code>. When nothing shows, the widget and the developer console say why, see <a href="errors.html">Errors</a>.</p>',
    heading('next', 'Then: a site of your own'),
    code('npm create netpane my-site -- --template react --backend python', 'sh'),
    'A page that runs and its back end: templates `plain`, `react`, `vue`, `svelte`, `angular`; back ends `node`, `python`, `go`, `php`, `java`. The secret stands in `.env` alone, which only the back end reads.',
    'What takes its time is `npm install`. On a busy machine with two cores and an empty cache: `react`, `vue` and `svelte`, 21 to 50 packages, about half a minute; `angular`, 411 packages and nearly 300 MB (most of that its own command line), about a minute and a half; `plain` installs nothing. Then `npm run dev` has a page within three seconds, `angular` in about ten.',
  ),
};

const backends: Page = {
  path: 'backends.html',
  title: 'Back ends',
  summary: 'The one call that trades the secret for a token: Node, Python, Go, PHP, Java, each under 100 lines.',
  body: html(
    'Each comes with `npm create netpane` (`--backend`), needs nothing installed, and is held by the same tests: it answers the origin of your own site alone, passes refusals of the cloud on to the widget, says when the cloud is away, and never lets the secret out.',
    table(
      ['Language', 'Function', 'By itself'],
      [
        ['Node 20', 'netpaneToken(origin, scopes, account?)', 'node netpane-token.mjs'],
        ['Python 3.8', 'netpane_token(origin, scopes, account=None)', 'python3 netpane_token.py'],
        ['Go 1.19', 'netpaneToken(origin, scopes, account)', 'go run netpane-token.go'],
        ['PHP 7.4', 'netpane_token($origin, $scopes, $account = null)', 'php -S 127.0.0.1:5001 netpane-token.php'],
        ['Java 17', 'NetpaneToken.token(origin, scopes, account)', 'java NetpaneToken.java'],
      ].map(([language = '', call = '', run = '']) => [language, mono(call), mono(run)]),
    ),
    heading('settings', 'Settings'),
    table(
      ['Environment', 'Meaning'],
      [
        ['NETPANE_URL', 'where the cloud is'],
        ['NETPANE_SECRET', 'the secret of the partner, in the back end alone'],
        ['SITE_ORIGIN', 'origin of your site, as registered'],
        ['NETPANE_SCOPES', 'what the widgets of the page need, separated by spaces'],
        ['NETPANE_TIMEOUT', 'seconds to wait for the cloud, 10 unless given'],
        ['PORT', 'where it listens, on this machine alone'],
      ].map(([name = '', meaning = '']) => [mono(name), prose(meaning)]),
    ),
    heading('who', 'Ask first who it is'),
    'The examples look at the origin alone. In your own server make sure first that the visitor is signed in and may see this network; `account` is the code of another account to show.',
    heading('local', 'Test tokens'),
    '测试令牌 in the row of a partner gives a token for a local origin (`http://localhost:port`): eight hours, reading alone, without a back end. It ends at once when the partner’s origins or scopes no longer allow it.',
  ),
};

const versions: Page = {
  path: 'versions.html',
  title: 'Versions and deprecation',
  summary: 'Pinned addresses, hashes, what counts as breaking, how long things stay, stable and beta.',
  body: html(
    heading('pinned', 'Pinned versions'),
    '`/cdn/loader.js` follows the cloud. To decide yourself when to upgrade, name the version: `/cdn/0.1.0/loader.js`. What is there never changes and is kept for a year by browsers; it stays when the cloud is upgraded. Hashes of a version are in `/cdn/0.1.0/integrity.json`.',
    code(samples.pinned, 'html'),
    heading('semver', 'What is breaking'),
    'Public is what contracts say: tags, attributes, properties, events, parts, slots, scopes, and entries of the package. Taking away, renaming, another type or default is breaking: the middle number before 1.0, the first one after. Additions are not. `npm run contract:diff` compares with the last release and says which number changes.',
    heading('deprecation', 'Deprecation'),
    'What is to go is named in the changelog with what to use instead, and stays for two minor versions and six months at least. For that time this documentation, `custom-elements.json` and the types for frameworks mark it as deprecated, and a page that uses it gets one warning in the developer console, with what to use instead. The API (`/api/v3`) only grows: widgets of an older version go on working with a newer cloud.',
    heading('status', 'stable and beta'),
    '`beta`: to be used, but a minor version may change it, which the changelog says. `stable`: changes by deprecation alone; an element earns it by a release without a break and a place in the example of every framework. The status stands at the top of each widget’s page and in `custom-elements.json`.',
  ),
};

/** English pages of the first half, in the order of the Chinese ones. */
export const englishFirst: readonly Page[] = [threeMinutes, start, tokens, backends, theming, builder, composer];
/** And of the second. */
export const englishLast: readonly Page[] = [iframe, csp, errors, versions];
