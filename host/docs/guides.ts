import { embedScopes } from '../../src/api/contract/embed';
import { frameworks } from './framework-guide';
import { furtherGuides } from './guides-more';
import { firstGuides, operatingGuides } from './guides-begin';
import { code, escape, heading, html, table, tabs, type Page } from './html';
import { plugins } from './plugin-guide';
import { samples } from './samples';
import { variablesTable } from './variables';

const mono = (text: string) => `<code>${escape(text)}</code>`;

const start: Page = {
  path: 'start.html',
  title: '快速开始',
  summary: '三步：登记网站，后端换令牌，页面放标签。',
  body: html(
    heading('register', '1. 登记网站'),
    '在控制台的“个人中心 → 账号安全 → 嵌入合作方”登记网站的来源（`https://域名`）和需要的权限，得到密钥。密钥只显示一次，只放在后端。',
    heading('token', '2. 后端换令牌'),
    '网站的后端用密钥换一个十分钟的令牌，交给自己的页面。令牌只在登记的来源上有效，只有申请的权限，只属于一个账号。',
    code(samples.trade, 'js'),
    heading('page', '3. 页面放标签'),
    tabs('way', [
      ['任何网页', code(samples.page, 'html')],
      ['Vue、Svelte、Angular', code(samples.imports, 'js')],
      ['React 19', code(samples.react, 'jsx')],
      ['iframe', '<p>不允许外部脚本的网站，见 <a href="iframe.html">iframe</a>。</p>'],
    ]),
    '每种方式都有能运行的示例：`npm run examples`。React 组件可以先在服务器渲染：数据与样式到浏览器里才有，服务器给出带 `data-np-pending` 的占位，由 `netpane/theme.css` 画出。',
  ),
};

const tokens: Page = {
  path: 'tokens.html',
  title: '令牌与权限',
  summary: '密钥、令牌、来源、权限、续期、收回。',
  body: html(
    heading('life', '令牌的一生'),
    '`connect({ token })` 的函数在需要时被调用：第一次请求前，到期前一分钟，以及服务器回答 401 之后各一次。并行的请求共用一次。函数返回 `POST /api/v3/embed/token` 的 `data`（带 `expires_in`，单位秒）即可自动续期；只返回字符串则在 401 后才换。',
    '后端被拒绝时，把 `{ code, message }` 原样交给页面，组件会显示原因。',
    heading('refused', '不可用时'),
    '组件显示一句话与“重试”，已填写的内容保留；同时发出 `np-unauthorized`，`detail` 为 `{ reason, message, scope? }`：',
    table(
      ['reason', '状态码', '含义', '谁来处理'],
      [
        ['expired', '401 4011', '令牌过期，且没有换到新的', '后端：检查换令牌的接口'],
        ['revoked', '401 4012、4001', '令牌被收回，密钥已更换或合作方被撤销', '换上新密钥'],
        ['origin', '403 4031', '网站来源不在名单中', '在“嵌入合作方”里登记来源'],
        ['scope', '403 4032', '缺少权限，<code>scope</code> 说明是哪一项', '勾选权限，并在换令牌时申请'],
        [
          'account',
          '403 4033',
          '账号没有授权给这个合作方，或授权时它还没有这项权限',
          '账号持有人在“嵌入合作方”里授权，或再授权一次',
        ],
        ['token', '—', '页面没有给出令牌', '后端或登录状态'],
      ].map(([reason = '', ...rest]) => [mono(reason), ...rest]),
    ),
    heading('visitors', '让访客自己登录'),
    '没有后端也可以：`connect()` 不写 `token`，页面上放 `<np-login partner="pt_…" want="device:read alarm:read">`。访客在控制台的窗口里登录，看到网站的来源和申请的权限，可以只同意其中几项。网站得到的是本来源的嵌入令牌（`np-site-start` 事件会告诉），从不是登录令牌，也得不到密码；令牌自动续八小时，只在内存里，刷新页面后要再同意一次。',
    '内置浏览器（如微信）不能开窗口：加上 `in-place`，本页前往控制台，再回到原处。',
    heading('end', '收回'),
    '撤销合作方、取消来源或权限、收回授权：接口立即拒绝，已打开的事件流在 15 秒内断开，页面上的组件随即（一分钟内）收起内容并说明，即使它不再读取数据。更换密钥时可让旧密钥再用 24 小时（换上新密钥期间不中断），或立即失效（密钥泄露时），后者一并收回已发出的令牌。',
    heading('scopes', '权限'),
    table(
      ['权限', '范围'],
      embedScopes.map((scope) => [mono(scope), scope.endsWith(':read') ? '读取' : '读取之外，还能修改']),
    ),
    '一个令牌只读写一个账号。`account` 参数为另一个账号的识别码时，该账号须先在“嵌入合作方 → 我授权的合作方”里填入合作方编号。授权的是合作方此刻登记的权限；以后增加的，要由账号持有人在那里再授权。',
  ),
};

const iframe: Page = {
  path: 'iframe.html',
  title: 'iframe',
  summary: '给不允许外部脚本的网站：属性、事件与令牌走 postMessage，高度自动跟随。',
  body: html(
    code(samples.iframe, 'js'),
    '`netpane/iframe` 不依赖其他文件，可随网站自己的脚本打包，也可自己托管 `dist/cdn/iframe.js`。网站的策略只需 `frame-src https://cloud.example.com`。',
    heading('safe', '安全'),
    html(
      '`partner` 是合作方编号，不是秘密。云端用它把 `frame-ancestors` 限定为登记的来源；框内的脚本也只听这些来源，且只听直接嵌入它的页面。',
      '令牌经消息端口交给云端的来源，不出现在任何地址里；每次调用带上外层页面的来源，服务器与令牌核对。',
      '框带有 `sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-downloads"`。框与网站不同源，因此读不到网站的内容。',
    ),
    heading('language', '语言'),
    '加上 `lang: "en"` 显示英文；不写是中文。',
    heading('events', '事件'),
    '所有 `np-` 事件都会传到 `on`。`on` 里写了名字的可取消事件会被取消：例如听了 `np-navigate`，组件就不再自己打开控制台。',
    '框在 20 秒内没有应答时，`on` 里的 `np-load-error` 会被调用，`detail` 是 `{ tag }`；开发者控制台同时说明要核对什么：`partner` 登记的来源里有没有本站，`name` 是不是现有的组件。',
    heading('protocol', '不用这个文件'),
    '向框的 `contentWindow` 发 `{ netpane: "connect", handled: [], props, theme, variables, state, consoleUrl }`，目标来源写云端，附一个 `MessagePort`。之后端口上：',
    table(
      ['方向', '消息', '含义'],
      [
        ['框 → 页', '{ type: "ready" }', '组件已放好'],
        ['框 → 页', '{ type: "height", height }', '内容高度，像素'],
        ['框 → 页', '{ type: "event", name, detail }', '组件的事件'],
        ['框 → 页', '{ type: "token", id }', '需要令牌'],
        ['页 → 框', '{ type: "token", id, given }', '令牌；给不出时省略 given'],
        ['页 → 框', '{ type: "settings", props, theme, variables, state }', '改变；省略的不变'],
      ].map(([way = '', message = '', meaning = '']) => [way, mono(message), meaning]),
    ),
  ),
};

const csp: Page = {
  path: 'csp.html',
  title: '内容安全策略与校验',
  summary: 'CSP：不需要 nonce，不需要 unsafe-inline；每个文件都可以校验（SRI）。',
  body: html(
    heading('policy', '策略'),
    '样式走可构造样式表，没有行内样式与行内脚本，也不用 `innerHTML`。网站只需写上云端：',
    code(samples.policy, 'http'),
    '写在网页里的脚本是行内脚本：有策略时 `connect()` 放在文件里，`<script type="module" src="/netpane.js">`。前面再写 `default-src \'none\'` 也可以。',
    '写了 `trusted-types` 名单的网站，加上 `dompurify netpane-html`；再加 `netpane-worker`，方案设计的覆盖在 worker 里计算（要求元素的文件与页面同源，否则在页面上分段计算）。',
    heading('sri', '校验（SRI）'),
    '`netpane/integrity.json` 列出 CDN 文件的哈希。自己托管时，用导入映射让浏览器核对每一个文件，改动过的会被拒绝：',
    code(`${samples.integrity}\n// <script type="importmap">\${map}</script>，策略里写这一段文字的 sha256`, 'js'),
    '只引用一个文件时，`&lt;script type="module" integrity="sha384-…"&gt;` 只核对入口；导入映射核对全部。示例见 `examples/wordpress`。'
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  ),
};

const errors: Page = {
  path: 'errors.html',
  title: '错误',
  summary: '接口的状态码、组件的状态、该做什么。',
  body: html(
    heading('trade', '换令牌'),
    table(
      ['回答', '含义'],
      [
        ['401 4001', '密钥无效或已被撤销'],
        ['403 4031', '来源不在合作方的网站列表中'],
        ['403 4032', '合作方没有申请的权限'],
        ['403 4033', '账号没有授权给合作方，或授权时合作方还没有这项权限'],
        ['429', '请求过多，<code>retry-after</code> 秒后再试'],
      ],
    ),
    heading('calls', '组件的请求'),
    table(
      ['状态', '组件'],
      [
        ['401、403', '见 <a href="tokens.html#refused">令牌不可用时</a>'],
        ['422', '字段旁显示原因，已填写的内容保留'],
        ['429', '短时间内请求过多，请在 N 秒后重试'],
        ['500', '显示服务器的说明与重试'],
        ['断网、超时', '显示说明与重试；已有的数据保留并注明'],
        ['回答没有传完', '同断网：说明连接断开，可以重试'],
        ['回答是网页，不是数据', '<code>baseUrl</code> 指向了别的服务器，或代理拦下了 <code>/api</code>'],
      ],
    ),
    heading('connection', '没有连接'),
    '网页没有调用 `connect()` 时，组件写明缺少什么，开发者控制台给出要补的一行；不向网页自己的服务器发任何请求。补上之后，已经在页上的组件自己恢复，不必刷新。',
    '`baseUrl` 是云平台的来源，如 `https://cloud.example.com`；云平台就在网页自己的服务器上时写空字符串，由它转发到某个路径时写 `/路径`。没有写、没有 `https://`、多了路径、在 https 的网页里写了 http，或 `token` 不是函数：开发者控制台各提醒一次，给出该写的一行；不知道云平台在哪里时不发任何请求。',
    heading('load', '组件没有出现'),
    '标签的脚本没有加载成功时，元素发出 `np-load-error`，`detail.retry()` 再试一次；网络恢复后自动再试。',
    '加载器看得到网页与组件自己的影子树。标签在其他组件的影子树里时，把它的根交给加载器一次，以后放进去的标签也会加载：',
    code(`${samples.discover} // 关闭的影子树由它的组件自己交出`, 'js'),
  ),
};

const theming: Page = {
  path: 'theming.html',
  title: '主题与语言',
  summary: '主题、设计变量、深色（dark）、部件、语言（locale）。颜色在网站自己的样式表里改，不需要构建。',
  body: html(
    heading('settings', '几个决定，其余算出'),
    '给主色、底色、文字色（都可以不写）、圆角、疏密、字号、间距、控件高与字体，其余颜色由它们算出；不够清楚的自动加深或减淡，文字总有 4.5:1，图形总有 3:1：',
    code(samples.theme, 'js'),
    '也可以在“嵌入合作方 → 主题”里为网站保存：令牌的回答带着它，页面不用写。自己写了 `theme` 的页面用自己的；`applyTheme(settings)` 随时更换。下面的 `--np-` 变量总是优先。',
    heading('variables', '改一个变量'),
    '在组件上方任何地方设 `--np-` 变量，两种主题都用它：',
    code(samples.variables, 'css'),
    '<p><a class="button" href="theme-builder.html">打开主题编辑器</a></p>',
    heading('type', '字号、行高、间距、控件'),
    '`--np-font-size`（13px）、`--np-line-height`（20px，不写则随字号）、`--np-font-weight`、`--np-font-weight-medium`、`--np-font-weight-bold`、`--np-font-heading`、`--np-space`（4px，所有间距是它的倍数）、`--np-control-height`（32px）与 `--np-radius`（6px，其他圆角随之）：每个组件里的每个字号、间距都跟着变。',
    heading('dark', '深色'),
    '容器上的 `data-np-theme="BLACK"`，或元素上的 `theme="BLACK"`。`auto` 跟随读者的系统（`prefers-color-scheme`），系统切换时立即跟随。',
    heading('density', '疏密'),
    '表格的行、按钮、输入框与面板的留白跟随 `--np-density`：一个长度，`0px` 是原样，行高按它的两倍变化。容器上的 `data-np-density="compact"`（`-4px`）、`normal`、`relaxed`（`4px`）或元素上的 `density="compact"` 是常用的三档；React 里是 `NetpaneProvider` 的 `density`。',
    heading('parts', '部件'),
    '`::part(名字)` 可以给组件的一部分加样式。每个组件有哪些部件，写在它的页面上与 `custom-elements.json` 里，由代码得出；名字到处相同：`panel`、`heading`、`toolbar`、`table`、`table-head`、`header-cell`、`row`、`cell`、`pager`、`form`、`field`、`input`、`button`、`primary`、`tabs`、`chart`、`empty`、`error`、`dialog`、`drawer`；`root` 是整个组件。例如列表：',
    code(samples.parts, 'css'),
    heading('language', '语言'),
    '不写是中文。`connect({ lang: "en" })` 让整页的组件说英文；元素自己的 `lang` 优先，一页里可以一个中文、一个英文，`lang` 变了立即换：',
    code('<np-device-list lang="en"></np-device-list>\n<np-alarm-list lang="zh-CN"></np-alarm-list>', 'html'),
    '用加载器时英文的词自动取来。自己打包时 `import "netpane/lang/en"` 让整页说英文；只要其中几个时改用 `import "netpane/words/en"`，再写 `lang`，React 里是 `NetpaneProvider` 的 `lang`。服务器拒绝时的话也随组件的语言；保存下来的内容（名称、告警、日志）保持原样。换语言时组件重新开始，`state` 里的列表状态保留，未提交的填写不保留。',
    heading('all', '全部变量'),
    variablesTable(['变量', '浅色', '深色']),
  ),
};

const builder: Page = {
  path: 'theme-builder.html',
  title: '主题编辑器',
  summary: '选一个组件，换成自己的颜色，看对比度，复制样式。',
  scripts: ['builder'],
  body: '<div id="builder"><p class="loading" role="status">正在加载</p></div>',
};

const composer: Page = {
  path: 'composer.html',
  title: '拼页面',
  summary: '选组件，放在十二列的网格上，看到样子，复制出能用的网页：没有行内脚本与样式。',
  scripts: ['composer'],
  body: '<div id="composer"><p class="loading" role="status">正在加载</p></div>',
};

/** The pages that are not about one widget, in their order. */
export const guides: readonly Page[] = [
  ...firstGuides,
  start,
  tokens,
  ...operatingGuides.slice(0, 1),
  theming,
  builder,
  composer,
  ...furtherGuides.slice(0, 1),
  frameworks,
  ...furtherGuides.slice(1),
  iframe,
  csp,
  errors,
  ...operatingGuides.slice(1),
  plugins,
];
