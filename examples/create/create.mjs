#!/usr/bin/env node
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

// `npm create netpane`: a page with widgets and the back end that gives them their token, ready to run.

const here = dirname(fileURLToPath(import.meta.url));
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

const templates = ['plain', 'react', 'vue', 'svelte', 'angular'];
/** How each back end is started, in the folder `backend`. */
const backends = {
  node: { file: 'netpane-token.mjs', run: 'node netpane-token.mjs' },
  python: { file: 'netpane_token.py', run: 'python3 netpane_token.py' },
  go: { file: 'netpane-token.go', run: 'go run netpane-token.go' },
  php: { file: 'netpane-token.php', run: 'php -S 127.0.0.1:5001 netpane-token.php' },
  java: { file: 'NetpaneToken.java', run: 'java NetpaneToken.java' },
};

/** The language of what is said here and of the page that is made. */
const words = {
  'zh-CN': {
    usage: `用法  npm create netpane [文件夹] -- [选项]
  --template ${templates.join(' | ')}
  --backend  ${Object.keys(backends).join(' | ')}
  --lang     zh-CN | en，默认随系统
  --url      网络云平台的地址，例如 https://cloud.example.com
  --secret   合作方密钥（nps_…），只写进 .env
  --package  netpane 的版本或文件，默认 ^${version}
没有写的会逐项询问；不在终端里时用默认值。`,
    ask: (question, usual) => `${question}（${usual || '可稍后写进 .env'}）：`,
    folder: '文件夹',
    template: '模板',
    backend: '后端',
    url: '网络云平台的地址',
    secret: '合作方密钥',
    taken: (folder) => `${folder} 里已经有文件`,
    unknown: (option, chosen) => `${option} 没有 ${chosen}`,
    badUrl: '--url 是协议加域名，例如 https://cloud.example.com',
    register: (page) =>
      `在控制台“个人中心 → 账号安全 → 嵌入合作方”登记来源 ${page}，把密钥写进 .env 的 NETPANE_SECRET。`,
    made: (folder) => `已新建 ${folder}`,
    open: (page) => `然后打开 ${page}`,
    page: { title: '网络', missing: 'NETPANE_SECRET 还没有写进 .env：组件会说明没有令牌' },
  },
  en: {
    usage: `Usage  npm create netpane [folder] -- [options]
  --template ${templates.join(' | ')}
  --backend  ${Object.keys(backends).join(' | ')}
  --lang     zh-CN | en; that of the system unless told
  --url      where the cloud is, such as https://cloud.example.com
  --secret   secret of the partner (nps_…), written into .env alone
  --package  version or file of netpane, ^${version} unless told
Asks for what is not given; outside a terminal what is usual is taken.`,
    ask: (question, usual) => `${question} (${usual || 'can be written into .env later'}): `,
    folder: 'Folder',
    template: 'Template',
    backend: 'Back end',
    url: 'Address of the cloud',
    secret: 'Secret of the partner',
    taken: (folder) => `There are files in ${folder} already`,
    unknown: (option, chosen) => `${option} knows no ${chosen}`,
    badUrl: '--url is a protocol and a host, such as https://cloud.example.com',
    register: (page) =>
      `Register the origin ${page} in the console (Account → Security → Embedding partners; 个人中心 → 账号安全 → 嵌入合作方) and write the secret into .env as NETPANE_SECRET.`,
    made: (folder) => `Made ${folder}`,
    open: (page) => `Then open ${page}`,
    page: { title: 'Network', missing: 'NETPANE_SECRET is not in .env yet: widgets will say that there is no token' },
  },
};

const page = 'http://localhost:5173';

const systemLang = /^zh\b/i.test(Intl.DateTimeFormat().resolvedOptions().locale) ? 'zh-CN' : 'en';

const options = Object.fromEntries(
  ['template', 'backend', 'lang', 'url', 'secret', 'package'].map((name) => [name, { type: 'string' }]),
);

/** What is said; in the page's language as soon as that is known. */
let said = words[systemLang];

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...options, help: { type: 'boolean' } },
  });
  const lang = oneOf(Object.keys(words), values.lang ?? systemLang, '--lang');
  said = words[lang];
  if (values.help) console.log(said.usage);
  else await create({ ...values, lang }, positionals[0]);
} catch (error) {
  console.error(`${error.message}\n\n${said.usage}`);
  process.exitCode = 1;
}

async function create(given, place) {
  const ask = process.stdin.isTTY && createInterface({ input: process.stdin, output: process.stdout });
  const choose = async (value, question, usual) =>
    value ?? ((ask && (await ask.question(said.ask(question, usual)))) || usual);
  const folder = resolve(await choose(place, said.folder, 'netpane-site'));
  const template = oneOf(
    templates,
    await choose(given.template, `${said.template} ${templates.join(' / ')}`, 'plain'),
    '--template',
  );
  const names = Object.keys(backends);
  const backend = oneOf(
    names,
    await choose(given.backend, `${said.backend} ${names.join(' / ')}`, 'node'),
    '--backend',
  );
  const url = cloudOf(await choose(given.url, said.url, 'http://127.0.0.1:8080'));
  const secret = await choose(given.secret, said.secret, '');
  if (ask) ask.close();
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(said.taken(folder));
  const { lang } = given;
  write(folder, { template, backend, lang, url, secret, netpane: given.package ?? `^${version}` });
  say(folder, template, secret);
}

function oneOf(choices, chosen, option) {
  if (!choices.includes(chosen)) throw new Error(said.unknown(option, chosen));
  return chosen;
}

function cloudOf(text) {
  if (!/^https?:\/\/[^/\s"'<>]+\/?$/.test(text)) throw new Error(said.badUrl);
  return text.replace(/\/$/, '');
}

function write(folder, { template, backend, lang, url, secret, netpane }) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(here, 'shared'), folder, { recursive: true });
  cpSync(join(here, 'templates', template), folder, { recursive: true });
  cpSync(join(here, 'backends', backends[backend].file), join(folder, 'backend', backends[backend].file));
  // npm leaves a file of the true name out of what it packs.
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'));
  // A bundler brings English when it is told to; the loader does by itself.
  const english = lang === 'en' ? "import 'netpane/lang/en';\n" : '';
  const { title, missing } = words[lang].page;
  const filled = { name: nameOf(folder), url, netpane, backend: backends[backend].run, lang, title, missing };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(json|html|js|ts|tsx|md|mjs|vue|svelte)$/.test(file) || file.startsWith('backend')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      text.replace('// {{english}}\n', english).replace(/\{\{ ?(\w+) ?\}\}/g, (gap, key) => filled[key] ?? gap),
    );
  }
  const lines = [`NETPANE_URL=${url}`, `NETPANE_SECRET=${secret}`, `SITE_ORIGIN=${page}`, 'PORT=5001'];
  writeFileSync(join(folder, '.env'), `${lines.join('\n')}\nNETPANE_SCOPES="device:read alarm:read"\n`, {
    mode: 0o600,
  });
}

/** What npm takes as the name of a package. */
function nameOf(folder) {
  const plain = basename(folder)
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-');
  return plain.replace(/^-+|-+$/g, '') || 'netpane-site';
}

function say(folder, template, secret) {
  const where = relative(process.cwd(), folder) || '.';
  const install = template === 'plain' ? '' : '  npm install\n';
  const missing = secret ? '' : `\n${said.register(page)}\n`;
  console.log(`${said.made(folder)}\n${missing}\n  cd ${where}\n${install}  npm run dev\n\n${said.open(page)}`);
}
