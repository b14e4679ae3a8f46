import { frameworkSamples as samples } from './framework-samples';
import { code, heading, html, table, type Page } from './html';

/** What each framework wants beside the tags, and with which release that was tried. */
export const frameworks: Page = {
  path: 'frameworks.html',
  title: '框架',
  summary: 'Next、Astro、Angular、Vue、Svelte、Solid、React 18：各自在标签以外还要什么。',
  body: html(
    table(
      ['框架', '试过', '怎样开始'],
      [
        ['React', '19.3（Vite 6）', '<code>npm create netpane -- --template react</code>'],
        ['Vue', '3.5（Vite 6）', '<code>npm create netpane -- --template vue</code>'],
        ['Svelte', '5（Vite 6）', '<code>npm create netpane -- --template svelte</code>'],
        ['Angular', '20、21，AOT，无 zone.js', '<code>npm create netpane -- --template angular</code>'],
        ['Next', '16.4：<code>next dev</code>、<code>next start</code>、standalone', '<a href="#next">见下</a>'],
        ['Astro', '5.18：<code>astro dev</code>、Node 适配器', '<a href="#astro">见下</a>'],
        ['React 18', '18.3（Vite 6）', '元素或加载器，见 <a href="browsers.html">浏览器</a>'],
      ],
    ),
    'Next、Astro、Angular 各有一个能运行的示例（`examples/next`、`examples/astro`、`examples/angular`）：`npm run examples -- full`。',
    heading('next', 'Next'),
    '组件在浏览器里运行，用它们的文件以 `"use client"` 开头，`connect()` 放在一个单独的文件里：',
    code(samples.nextPage, 'jsx'),
    '元素标签上的 `onnp-…` 处理函数与对象属性在第一次重新渲染之前不生效（React 的限制）：用 React 组件，或在 `useEffect` 里写 `ref.current.extend = …`、`addEventListener`；`connect()` 写在文件顶层，不放进 `useEffect`。',
    '内容安全策略用随机数（`proxy.js`）；不能要求 Trusted Types：Turbopack 装入分块时不经过它。',
    heading('next-served', 'Next：连同数据渲染'),
    '服务器组件用 `netpane/server` 画元素。它用 `react-dom/server`，要由 Node 自己装入，所以 `import()` 里写上那两句注释；元素接手后内容与服务器给的不同，`suppressHydrationWarning` 免去开发时的提示：',
    code(samples.nextServed, 'jsx'),
    'Next 看不见这样装入的包：`output: "standalone"` 的文件夹里要自己写上，路径换成那一页的（键是路由）：',
    code(samples.nextTracing, 'js'),
    '不要把 `netpane` 写进 `serverExternalPackages`：同一页的 React 组件会遇到两份 React，回答是 500。',
    heading('astro', 'Astro'),
    '标签写在 `.astro` 里，`<script>` 里连接：',
    code(samples.astro, 'astro'),
    'Astro 在生产中拒绝没有 `content-type` 的 POST（`security.checkOrigin`），所以换令牌的请求要带上它；没有带时组件显示“没有取得访问凭证”。连同数据渲染：',
    code(samples.astroServed, 'astro'),
    heading('angular', 'Angular'),
    '组件里写 `CUSTOM_ELEMENTS_SCHEMA`，方括号是属性，圆括号是事件；`angular.json` 里 `inlineCritical: false`，否则 Angular 写进页面的内联处理函数会被策略拒绝：',
    code(samples.angular, 'ts'),
    heading('vue', 'Vue'),
    '告诉模板哪些标签是元素；`netpane/types/vue` 让 `vue-tsc` 检查标签、特性与事件：',
    code(samples.vue, 'js'),
    heading('svelte', 'Svelte、Solid'),
    '标签直接写；类型随一行引入而来，Solid 用 `netpane/types/solid`：',
    code(samples.svelte, 'ts'),
  ),
};
