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

const usage = `用法  npm create netpane [文件夹] -- [选项]
  --template ${templates.join(' | ')}
  --backend  ${Object.keys(backends).join(' | ')}
  --url      网络云平台的地址，例如 https://cloud.example.com
  --secret   合作方密钥（nps_…），只写进 .env
  --package  netpane 的版本或文件，默认 ^${version}
没有写的会逐项询问；不在终端里时用默认值。`;

const options = Object.fromEntries(
  ['template', 'backend', 'url', 'secret', 'package'].map((name) => [name, { type: 'string' }]),
);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { ...options, help: { type: 'boolean' } },
  });
  if (values.help) console.log(usage);
  else await create(values, positionals[0]);
} catch (error) {
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 1;
}

async function create(given, place) {
  const ask = process.stdin.isTTY && createInterface({ input: process.stdin, output: process.stdout });
  const choose = async (value, question, usual) =>
    value ?? ((ask && (await ask.question(`${question}（${usual || '可稍后写进 .env'}）：`))) || usual);
  const folder = resolve(await choose(place, '文件夹', 'netpane-site'));
  const template = oneOf(
    templates,
    await choose(given.template, `模板 ${templates.join(' / ')}`, 'plain'),
    '--template',
  );
  const names = Object.keys(backends);
  const backend = oneOf(names, await choose(given.backend, `后端 ${names.join(' / ')}`, 'node'), '--backend');
  const url = cloudOf(await choose(given.url, '网络云平台的地址', 'http://127.0.0.1:8080'));
  const secret = await choose(given.secret, '合作方密钥', '');
  if (ask) ask.close();
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} 里已经有文件`);
  write(folder, { template, backend, url, secret, netpane: given.package ?? `^${version}` });
  say(folder, template, secret);
}

function oneOf(choices, chosen, option) {
  if (!choices.includes(chosen)) throw new Error(`${option} 没有 ${chosen}`);
  return chosen;
}

function cloudOf(text) {
  if (!/^https?:\/\/[^/\s"'<>]+\/?$/.test(text)) throw new Error('--url 是协议加域名，例如 https://cloud.example.com');
  return text.replace(/\/$/, '');
}

function write(folder, { template, backend, url, secret, netpane }) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(here, 'shared'), folder, { recursive: true });
  cpSync(join(here, 'templates', template), folder, { recursive: true });
  cpSync(join(here, 'backends', backends[backend].file), join(folder, 'backend', backends[backend].file));
  // npm leaves a file of the true name out of what it packs.
  renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'));
  const filled = { name: nameOf(folder), url, netpane, backend: backends[backend].run };
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(json|html|js|ts|tsx|md|mjs)$/.test(file) || file.startsWith('backend')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      text.replace(/\{\{(name|url|netpane|backend)\}\}/g, (_, key) => filled[key]),
    );
  }
  const lines = [`NETPANE_URL=${url}`, `NETPANE_SECRET=${secret}`, 'SITE_ORIGIN=http://localhost:5173', 'PORT=5001'];
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
  const missing = secret
    ? ''
    : '\n在控制台“个人中心 → 账号安全 → 嵌入合作方”登记来源 http://localhost:5173，把密钥写进 .env 的 NETPANE_SECRET。\n';
  console.log(`已新建 ${folder}\n${missing}\n  cd ${where}\n${install}  npm run dev\n\n然后打开 http://localhost:5173`);
}
