import { code, escape, heading, html, prose, table, type Page } from './html';
import { samples } from './samples';

const mono = (text: string) => `<code>${escape(text)}</code>`;

const threeMinutes: Page = {
  path: 'three-minutes.html',
  title: '三分钟',
  summary: '一个文件、一个测试令牌，先看到自己的设备；再让后端换令牌。',
  body: html(
    heading('first', '第一分钟：登记'),
    '控制台的“个人中心 → 账号安全 → 嵌入合作方 → 登记合作方”：来源写 `http://localhost:5173`，权限勾选“查看设备”和“查看告警”。密钥先放好，后面的后端要用。',
    heading('second', '第二分钟：测试令牌'),
    '同一行的“更多 → 测试令牌”给出一行代码。测试令牌不需要后端：只能读取，只在本机的这个来源上有效，8 小时后过期。把那一行放进 `index.html`：',
    code(samples.firstPage, 'html'),
    '<p>策略不允许行内脚本的网站，把这几行放进单独的文件，见 <a href="csp.html">内容安全策略</a>。要英文，加上 <code>lang: \'en\'</code>。</p>',
    heading('third', '第三分钟：打开'),
    code('npx serve -l 5173', 'sh'),
    '<p>打开 <code>http://localhost:5173</code>。没有出现时，组件和开发者控制台会写明原因，见 <a href="errors.html">错误</a>。</p>',
    heading('next', '然后：自己的页面'),
    code('npm create netpane my-site -- --template react --backend python', 'sh'),
    '得到一个能运行的页面和它的后端：模板 `plain`、`react`、`vue`、`svelte`、`angular`，后端 `node`、`python`、`go`、`php`、`java`。密钥只写进 `.env`，只有后端读它。',
    '要等的是 `npm install`。在一台忙着的双核机器上，缓存是空的：`react`、`vue`、`svelte` 21 到 50 个包，约半分钟；`angular` 411 个包、近 300 MB（大半是它自己的命令行工具），约一分半；`plain` 不用安装。之后 `npm run dev` 三秒内有页面，`angular` 约十秒。',
  ),
};

const backends: Page = {
  path: 'backends.html',
  title: '后端',
  summary: '用密钥换令牌的一个接口：Node、Python、Go、PHP、Java 各不到 100 行，可以单独运行。',
  body: html(
    '每一份都在 `npm create netpane` 里（`--backend`），没有依赖，由同一组测试检查：只回答自己网站的来源，把云端的拒绝原样交给组件，云端不可达时说明，密钥从不出现在回答里。',
    table(
      ['语言', '函数', '单独运行'],
      [
        ['Node 20', 'netpaneToken(origin, scopes, account?)', 'node netpane-token.mjs'],
        ['Python 3.8', 'netpane_token(origin, scopes, account=None)', 'python3 netpane_token.py'],
        ['Go 1.19', 'netpaneToken(origin, scopes, account)', 'go run netpane-token.go'],
        ['PHP 7.4', 'netpane_token($origin, $scopes, $account = null)', 'php -S 127.0.0.1:5001 netpane-token.php'],
        ['Java 17', 'NetpaneToken.token(origin, scopes, account)', 'java NetpaneToken.java'],
      ].map(([language = '', call = '', run = '']) => [language, mono(call), mono(run)]),
    ),
    heading('settings', '设置'),
    table(
      ['环境变量', '含义'],
      [
        ['NETPANE_URL', '网络云平台的地址'],
        ['NETPANE_SECRET', '合作方密钥，只在后端'],
        ['SITE_ORIGIN', '自己网站的来源，与登记的一致'],
        ['NETPANE_SCOPES', '页面上的组件需要的权限，用空格分隔'],
        ['NETPANE_TIMEOUT', '等云端几秒，默认 10'],
        ['PORT', '监听的端口，只在本机'],
      ].map(([name = '', meaning = '']) => [mono(name), prose(meaning)]),
    ),
    heading('who', '先问是谁'),
    '示例只检查来源。放进自己的服务器时，先确认访客已登录、可以看这个网络，再换令牌；`account` 是要显示的另一个账号的识别码。',
    heading('local', '本机的测试令牌'),
    '“嵌入合作方”每一行的“测试令牌”给本机来源（`http://localhost:端口`）一个 8 小时、只能读取的令牌，不经过后端。改动合作方的来源或权限后它立即失效。',
  ),
};

const versions: Page = {
  path: 'versions.html',
  title: '版本与弃用',
  summary: '固定版本的地址、校验、什么算破坏、弃用多久、stable 与 beta 的含义。',
  body: html(
    heading('pinned', '固定版本'),
    '`/cdn/loader.js` 随云端升级。要自己决定何时升级，写版本：`/cdn/0.1.0/loader.js`。这个地址的内容不会再变，缓存一年；云端升级后旧版本仍在。每个版本的哈希在 `/cdn/0.1.0/integrity.json`，可用导入映射让浏览器核对。',
    code(samples.pinned, 'html'),
    heading('semver', '什么是破坏'),
    '公开的是契约里写的：标签、特性、属性、事件、部件、插槽、权限，以及包的入口。删除、改名、改变类型或默认值是破坏：1.0 之前升中间的号，之后升第一个号。新增不是破坏。`npm run contract:diff` 在发布前与上一版比较，说出该升哪个号。',
    heading('deprecation', '弃用'),
    '要去掉的先写进更新记录并写明替代，至少再保留两个次版本且不少于六个月。其间它在这份文档、`custom-elements.json` 与各框架的类型里标为弃用（deprecated），用到它的页面在开发者控制台里看到一次警告，写着该改用什么。接口（`/api/v3`）只增不减，旧版本的组件在新的云端上继续工作。',
    heading('status', 'stable 与 beta'),
    '`beta`：可以使用，次版本里可能改变，写在更新记录里。`stable`：只会按弃用的办法改变；自上一版起没有破坏过、在每个框架的示例里试过的组件才是。组件的状态在它的页面上方和 `custom-elements.json` 里。',
  ),
};

/** Guides for who begins, and for who stays. */
export const firstGuides: readonly Page[] = [threeMinutes];
/** Guides for who keeps a site running: the back end, then versions. */
export const operatingGuides: readonly Page[] = [backends, versions];
