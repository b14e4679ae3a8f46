import { commonMembers } from '../../src/element/manifest';
import { code, escape, heading, html, prose, table, type Page } from './html';
import { samples } from './samples';

const mono = (text: string) => `<code>${escape(text)}</code>`;

const extend: Page = {
  path: 'extend.html',
  title: '扩展',
  summary:
    '给组件加自己的字段与按钮，在列表里放自己的列、行操作（row action）、批量操作，改写图表的数字，听组件的事件，改标题级别。',
  body: html(
    heading('list', '列表'),
    '每个元素都有 `extend` 属性。一行数据是服务器给的那一行；要换内容（例如自己的数据到了），给一个新对象。',
    code(
      `const list = document.querySelector('np-device-list');

list.extend = {
  columns: [
    { key: 'contract', title: '合同', after: 'remark', text: (row) => contracts[row.id]?.number },
    { key: 'grade', title: '等级', text: (row) => grades[row.id], render: (row) => badgeFor(row.id) },
  ],
  formats: { firmware: (row) => row.firmware && \`v\${row.firmware}\` },
  hidden: ['cpu'],
  rowActions: [{ key: 'ticket', label: '报修', shown: (row) => row.status === 'offline' }],
  batchActions: [{ key: 'bill', label: '开账单', confirm: '为所选设备开账单？' }],
  empty: { title: '还没有设备', action: { key: 'order', label: '订购' } },
};

list.addEventListener('np-action', ({ detail: { action, rows, ids } }) => {
  if (action === 'ticket') openTicket(rows[0]);
  if (action === 'bill') openBill(ids); // 没有 ids：列表里符合条件的全部
});`,
      'js',
    ),
    table(
      ['字段', '含义'],
      [
        ['columns', '自己的列：`text` 也用于导出；`render` 返回一个 DOM 节点，网页的样式到不了它'],
        ['formats', '改写列表自己的列的文字；返回空则保持原样'],
        ['hidden', '不显示的列'],
        [
          'rowActions',
          '行末的链接，没有位置的收进行末的菜单；`shown(row)` 决定哪些行有；`onSelect(row)` 或 `np-action`',
        ],
        ['batchActions', '对选中的行；`confirm` 先问；`onSelect({ count, ids })` 或 `np-action`'],
        ['empty', '列表还没有内容时的话与按钮'],
        ['table', '组件里有几个列表时，只给其中一个：它保存列设置用的名字'],
      ].map(([name = '', meaning = '']) => [mono(name), prose(meaning)]),
    ),
    '组件里的每个列表都可以这样扩展。',
    '列表与列叫什么，写在各组件的页面上，演示的下面；自己的页面里看列表的 `data-list` 与表头的 `data-column`。',
    '`np-alarm-list` 不是表格：`columns` 的文字跟在设备名后面，`formats` 认 `content`，`rowActions` 在每条告警下面。',
    '不是列表的（拓扑、表单，以及 `np-sdwan-rules` 这样按顺序排的规则）没有列与行操作，其余的都有。',
    heading('details', '详情、卡片与图表'),
    '`fields` 与 `actions` 在每个元素里都有，显示在组件上方；`values` 改写图表里的数字。函数得到组件已经读到的数据：`np-data` 里 `call` 的名字对应最近一次的 `data`，还没读到时没有。',
    code(
      `const head = document.querySelector('np-ap-head');

head.extend = {
  fields: [
    { key: 'contract', label: '合同', text: (answers) => contracts[answers['device/ap/{id}']?.id]?.number },
    { key: 'grade', label: '等级', text: () => 'A', render: () => badgeFor(head.device) },
  ],
  actions: [{ key: 'ticket', label: '报修', shown: (answers) => answers['device/ap/{id}']?.status === 'offline' }],
};
head.addEventListener('np-action', ({ detail: { action } }) => {
  if (action === 'ticket') openTicket(head.device);
});

document.querySelector('np-client-trend').extend = {
  values: (value, { text, chart }) => (value === 0 ? '无' : undefined),
};`,
      'js',
    ),
    table(
      ['字段', '含义'],
      [
        ['fields', '自己的字段：`text` 返回空则不显示；`render` 返回一个 DOM 节点'],
        ['actions', '按钮；`shown(answers)` 决定有没有；`onSelect(answers)` 或 `np-action`'],
        [
          'values',
          '图表（折线、柱、环）里的数字：提示、数据表与坐标轴；`text` 是图表自己的写法，`chart` 是图表的说明；返回空则保持原样',
        ],
      ].map(([name = '', meaning = '']) => [mono(name), prose(meaning)]),
    ),
    'React 里给 `<NetpaneProvider extend={extension}>`，对象在两次渲染之间保持同一个；`fields` 与 `actions` 只在元素里有，React 里把自己的内容写在组件旁边。TypeScript 用 `import type { Extension } from "netpane"`，Vue、Svelte、Solid 的模板里 `extend` 也有这个类型，Angular 用 `[extend]`。',
    '这些函数抛错时，组件照常显示自己的内容（自己的列显示“—”，按钮与操作不出现），错误在开发者控制台和 `window.onerror` 里出现一次；`onSelect` 抛错时 `np-action` 照样发出。',
    heading('slots', '插槽'),
    code(
      `<np-device-list>
  <p slot="header">本月起新设备先登记合同。</p>
  <button slot="toolbar">新建工单</button>
</np-device-list>`,
      'html',
    ),
    table(
      ['插槽', '位置'],
      Object.entries(commonMembers.slots).map(([name, doc]) => [mono(name), prose(doc)]),
    ),
    heading('columns', '显示哪些列'),
    '读者选的列在 `state.columns` 里（用逗号隔开的列名），与筛选、页码一起由 `np-state-change` 告诉。存下来，下次设回 `state`：',
    code(
      `list.state = JSON.parse(localStorage.getItem('devices') ?? '{}');
list.addEventListener('np-state-change', ({ detail }) => localStorage.setItem('devices', JSON.stringify(detail.state)));`,
      'js',
    ),
    heading('events', '事件'),
    table(
      ['事件', 'detail', '说明'],
      commonMembers.events.map(({ name, type, doc }) => [mono(name), mono(type), prose(doc)]),
    ),
    heading('headings', '标题级别'),
    '组件最上面的标题是二级。页面结构不同时写 `heading-level="3"`，其余随之；读屏软件按它读。',
  ),
};

const reference: Page = {
  path: 'reference.html',
  title: 'connect() 与 NetpaneProvider',
  summary: '包里函数与 React 组件的参考。',
  body: html(
    heading('connect', 'connect(connection)'),
    '连接整页的组件，在标签之前或之后调用都可以；再次调用时换成新的。返回客户端。加载器与 `netpane` 都有它。',
    table(
      ['字段', '类型', '含义'],
      [
        ['baseUrl', 'string', '接口在哪里，例如 `https://cloud.example.com`；空字符串是本站'],
        [
          'account',
          'string',
          '账号的名字，随意取；用于元素与 <code>NetpaneProvider</code> 自己的连接，见 <a href="#own">自己的连接</a>',
        ],
        [
          'token',
          '() => Promise<string | { token, expires_in, theme? } | { code, message }>',
          '给出短期令牌，见 <a href="tokens.html">令牌</a>；不写则由访客用 <code>np-login</code> 登录',
        ],
        ['consoleUrl', 'string', '控制台地址，组件里的链接去那里'],
        ['lang', "'zh-CN' | 'en'", '整页组件的语言；元素的 `lang` 优先'],
        [
          'theme',
          'ThemeSettings',
          '整页组件的主题，见 <a href="theming.html#settings">主题</a>；不写则用为合作方保存的',
        ],
      ].map(([name = '', type = '', meaning = '']) => [
        mono(name),
        mono(type),
        // Those with links are written as they stand.
        meaning.includes('<a') ? meaning : prose(meaning),
      ]),
    ),
    heading('own', '自己的连接：element.connection'),
    '一页上有两个账号时，元素各有自己的连接：',
    code(samples.own, 'js'),
    '`baseUrl` 与 `account` 决定是哪一个连接，`token` 只是取得令牌的办法：两者都相同的元素共用一个客户端、一次取令牌、一条事件流，对象与函数在每次渲染时都写新的也一样（React 里直接写在标签上即可），用的总是最近给出的函数。',
    '两个账号要有两个名字。没有名字时每个函数各是一个连接，因为写法相同的两个函数可能属于两个账号：函数要写在组件之外；有几个写法相同时，开发者控制台提醒一次。名字不同的连接从不共用数据。同一个元素换账号时，名字也要换。',
    heading('theme', 'applyTheme(settings?)'),
    '随时换主题，所有组件立即跟随；不带参数则恢复。',
    heading('discover', 'discover(root)'),
    '<p>加载器才有：把其他组件的影子树交给它，见 <a href="errors.html#load">组件没有出现</a>。</p>',
    heading('provider', '<NetpaneProvider>'),
    'React 组件放在里面；每页连一次，`netpane/theme.css` 引一次。里面的字体与间距是组件的，标题、列表、段落没有浏览器自带的间距：自己的内容放在外面，或自己写样式。',
    table(
      ['属性', '类型', '含义'],
      [
        [
          'connection',
          'Connection',
          '自己的连接，页面有两个账号时用；不写则用 `connect()` 的。有 `account` 时每次渲染都可以写新的对象',
        ],
        ['theme', "'WHITE' | 'BLACK' | 'auto'", '其中组件的明暗'],
        ['density', "'compact' | 'normal' | 'relaxed'", '疏密'],
        ['lang', "'zh-CN' | 'en'", '语言；英文的词由 `import "netpane/words/en"` 带来'],
        ['onNavigate', '(to) => boolean | void', '要去产品中的另一处；返回 `false` 则不打开控制台'],
        ['onUnauthorized', '(refusal) => void', '令牌不可用，换新也没有用'],
        ['extend', 'Extension', '列表与图表的扩展，见“扩展”'],
        ['onTold', '(told) => void', '数据到了、请求失败、做了一件事：`told.kind` 为 `data`、`error`、`action`'],
      ].map(([name = '', type = '', meaning = '']) => [mono(name), mono(type), prose(meaning)]),
    ),
    heading('types', '模板的类型'),
    '`import "netpane/types/vue"`（写在一个 `.d.ts` 里）之后，Vue 的 `strictTemplates` 检查标签、特性与事件；Svelte、Solid 用 `netpane/types/svelte`、`netpane/types/solid`。React 的 JSX 与 `document.querySelector` 的类型随 `netpane/elements/…` 而来；Angular 用 `CUSTOM_ELEMENTS_SCHEMA`。',
    heading('next', '先在服务器渲染'),
    '组件在服务器上是一个带 `data-np-pending` 的占位，数据与样式在浏览器里才有。',
    heading('served', '连同数据渲染：netpane/server'),
    '元素可以连同数据由服务器画好：`render()` 用读者的令牌读数据，给出带声明式影子树的标签。页面一到就能读，没有 JavaScript 也能读；浏览器里元素接手，数据随页而来，画好之前服务器的内容留在原处，没有空白的一帧。页面照常 `connect()`。',
    code(samples.served, 'js'),
    table(
      ['选项', '含义'],
      [
        ['baseUrl、token、origin', '云端、读者的令牌、页面的来源。令牌只用于服务器上的读取，不出现在 HTML 里'],
        [
          'props、attributes',
          '组件的属性；标签的其他特性，如 `id`、`density`。只能由脚本给的属性，页面在浏览器里再给一次',
        ],
        ['lang、theme、timeZone', '语言、明暗、读者的时区；不写是中文、亮色、服务器的时区'],
        ['consoleUrl、timeout、fetch', '链接去的控制台；每次读取最多的毫秒数，不写是 3000；代替平台的 `fetch`'],
      ].map(([name = '', meaning = '']) => [mono(name), prose(meaning)]),
    ),
    '`style` 是这段样式的哈希，写进策略的 `style-src`：不需要 nonce，也不需要 `unsafe-inline`。页面因人而异，不要放进共用的缓存。',
    '图表到浏览器里才画：高度先留好，数据以表格供读屏使用。被拒绝或超时的读取在原处标为加载中，浏览器会再读。列表先按宽屏画，窄屏在浏览器里变为卡片。',
    '声明式影子树只在解析网页时生效：Express、Hono 等直接写进回答，Astro 用 `set:html`。React 的 `dangerouslySetInnerHTML` 只在服务器给出的首屏里有效；在浏览器里插入的标签没有影子树，照常自己读数据。示例见 `examples/served`。',
    '`netpane/server` 用 `react-dom/server`：旁边要装 `react` 与 `react-dom` 19.2。',
    '<p>Next 与 Astro 里怎样写，见 <a href="frameworks.html">框架</a>。</p>',
  ),
};

const browsers: Page = {
  path: 'browsers.html',
  title: '浏览器',
  summary: '最近 30 个月的 Chrome、Edge、Firefox、Safari，以及微信的网页。',
  body: html(
    table(
      ['浏览器', '从', '如何得知'],
      [
        ['Chrome、Edge', '125（2024 年 5 月）', '全部测试'],
        ['Firefox', '126（2024 年 5 月）', '每一页打开，对话框、菜单与尺寸'],
        ['Safari、iOS', '17.5（2024 年 5 月）', '同上，在同一引擎 WebKitGTK 里，不在设备上'],
        ['微信', 'iOS 随系统；Android 为 Chrome 125 起', '同样的引擎；不开窗口，不用 <code>wx</code>'],
      ],
    ),
    '脚本是 ES2022，不再转译，也不补什么。没有 `AbortSignal.any`、自定义状态或 `popover` 的浏览器里组件照样读数据、变深色、打开菜单；更旧的没有保证。',
    'React 组件要 React 19.2 起。React 18 与更旧的应用用元素（`netpane/elements/…`，或加载器 `/cdn/loader.js`）：它们自带 React，标签写在 JSX 里，事件与对象属性用 `ref`。这个包可以装在它们旁边；没有 React 的应用什么都不用另装。',
  ),
};

/** Guides for who has put a first widget into a page. */
export const furtherGuides: readonly Page[] = [extend, reference, browsers];
