import { pluginLimits, pluginRights, type PluginCategory, type pluginRuns } from '../../src/domain/plugin';
import { code, heading, html, table, type Page } from './html';
import { samples } from './samples';

const rights: Readonly<Record<(typeof pluginRights)[number], string>> = {
  server: '经网关与所属的云平台互传数据（`download`、`upload`）；不知道平台地址，也没有网关的凭据',
  network: '连接网关能到达的任意地址。没有它，插件没有网络',
  clients: '`ask("clients")`：终端列表',
  interfaces: '`ask("interfaces")`：接口与收发字节',
};

const categories: Readonly<Record<PluginCategory, string>> = {
  ...{ security: '安全', auth: '认证', experience: '上网体验', analysis: '数据分析', storage: '存储与家用' },
  iot: '物联与行业',
};

const runs: Readonly<Record<(typeof pluginRuns)[number], string>> = {
  running: '正在运行',
  stopped: '被停用',
  failing: '退出或超出限制；5、30、120 秒后重启，之后不再重启，直到设置或版本变化',
  refused: '网关没有运行它：哈希、签名、权限不符，或这台机器不能限制它',
};

const mono = (text: string) => `<code>${text}</code>`;

/** How a plugin is written, tried out, signed, published, and what a gateway does with it. */
export const plugins: Page = {
  path: 'plugins.html',
  title: '编写插件',
  summary: '插件是在网关上运行的签名程序：新建、试运行、签名、发布，以及网关怎样限制它。',
  body: html(
    heading('new', '1. 新建'),
    '在项目根目录（只需要 Node.js 20，试运行需要 Linux）：',
    code(samples.pluginNew, 'sh'),
    '得到三个文件：`manifest.json`（清单）、`index.mjs`（程序）、`package.json`。`try` 在本机用与网关相同的检查与限制运行它，输出状态与日志；`--set 名称=值` 换设置。终端、接口是示例数据，平台是本机替身。',
    heading('program', '2. 程序'),
    '程序与网关用标准输入输出的 JSON 行交谈，打包时自动带上的 `netpane.mjs` 已经写好：',
    code(samples.pluginProgram, 'js'),
    '`settings` 是控制台里填写的设置，改动后插件重新启动。`report` 的值按清单 `status` 显示，没有声明的不会显示。`log` 与标准错误的每一行进入日志，保留最近 ' +
      `${pluginLimits.log} 行。\`every\` 不返回，其后的顶层 \`const\` 不会初始化：把函数写成 \`function\`。`,
    '用到 npm 包时，在 `package.json` 写 `dependencies` 和 `build` 脚本，把程序连同包打成 `dist/` 里的 `.mjs`（见 `examples/plugins/snmp`，用 esbuild）。',
    heading('manifest', '3. 清单'),
    table(
      ['字段', '意义'],
      [
        [mono('id'), '编号：小写字母、数字、-；第一个发布它的发布方拥有它'],
        [mono('version'), '<code>1.4.0</code>；发布之后不能替换'],
        [
          mono('category'),
          Object.entries(categories)
            .map(([key, name]) => `<code>${key}</code> ${name}`)
            .join('，'),
        ],
        [mono('rights'), '权限与用途，见下'],
        [mono('memory'), `内存上限，16 到 ${pluginLimits.memory} MB`],
        [
          mono('settings'),
          '设置表单：<code>text</code> <code>number</code> <code>choice</code> <code>flag</code>，默认值与范围',
        ],
        [
          mono('status'),
          '状态面板：<code>number</code>（可带单位）<code>text</code> <code>rows</code>（表格，声明列名，最多 200 行）',
        ],
      ],
    ),
    table(
      ['权限', '允许'],
      pluginRights.map((right) => [mono(right), html(rights[right])]),
    ),
    heading('sign', '4. 签名与发布'),
    '发布方一次生成自己的密钥；私钥离线保管：',
    code(samples.pluginSign, 'sh'),
    '运营方用 `plugins trust` 登记公钥，用 `plugins publish` 发布。网关只运行自己信任的发布方签名的插件：把 `acme.pem` 放进网关的 `NETPANE_PLUGIN_KEYS` 文件夹。平台被攻破也不能让网关运行别的程序。',
    `插件包不超过 ${pluginLimits.package / 1e6} MB、${pluginLimits.files} 个文件，文件名不含文件夹。`,
    heading('box', '网关怎样运行它'),
    '每次启动都重新核对大小、SHA-256、Ed25519 签名、编号与版本、权限。`NETPANE_PLUGIN_RIGHTS` 是网关主人允许的全部权限，超出的插件被拒绝。示例代理（`examples/device-agent`）用这台机器上最强的一种限制：',
    table(
      ['方式', '条件', '限制'],
      [
        [
          'systemd',
          'root，有 systemd',
          '一次性单元：独立用户、内存、半个处理器、40 个任务、只读系统、没有网络（除非有 <code>network</code>）',
        ],
        [
          '命名空间',
          'root，或允许用户命名空间',
          '独立的进程与网络命名空间、独立用户（root）、<code>prlimit</code> 限制文件、进程、数据段，低优先级',
        ],
        [
          '子进程',
          '容器等不能建命名空间',
          '只有 <code>prlimit</code> 与独立用户；没有 <code>network</code> 权限的插件在 Node.js 25 以下被拒绝运行',
        ],
      ],
    ),
    '三种方式都加上 Node.js 的权限模型：只能读自己的文件夹，不能写文件、启动程序、开线程、载入本机代码；环境变量里没有这台机器的任何内容。此外：',
    '<ul><li>30 秒内持续占用一个处理器 20% 以上、内存超过清单的上限、10 秒内输出超过 1 MB，都会被终止。</li><li>停用、移除、代理退出时，插件的全部进程一起结束，文件夹随之删除。</li></ul>',
    table(
      ['状态', '意义'],
      Object.entries(runs).map(([run, meaning]) => [mono(run), meaning]),
    ),
    heading('shipped', '随产品提供的两个插件'),
    '`examples/plugins/speedtest` 测量网关到平台的下载、上传与时延；`examples/plugins/snmp` 用 SNMP v2c 读取任意品牌交换机的端口、流量与 LLDP 邻居。演示模式用数据文件夹里的密钥（`demo-publisher.key`）签名并发布它们；正式环境由运营方用自己的密钥打包发布。',
  ),
};
