import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { contentOf, signed } from './pack.mjs';
import { tryOut } from './try.mjs';

// What somebody who writes a plugin needs: `npm run plugin`, or `node plugin.mjs` where this folder lies.

const usage = `用法
  plugin new <文件夹>                     新建一个插件
  plugin try <文件夹> [--set 名称=值 …]   在本机的限制内试运行，Ctrl-C 结束
  plugin keygen <名称>                    生成发布方密钥：<名称>.key（保密）与 <名称>.pem（公钥）
  plugin pack <文件夹> --key <名称>.key [--out 文件]
                                          打包并签名，得到 plugins publish 需要的文件`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, out: { type: 'string' }, set: { type: 'string', multiple: true } },
});
const [command, given] = positionals;
const commands = { new: create, try: attempt, keygen, pack };

if (!commands[command] || !given) {
  console.error(usage);
  process.exitCode = 1;
} else {
  try {
    await commands[command](given);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Copies the template; the folder's name becomes the plugin's. */
function create(path) {
  const folder = resolve(path);
  const id = basename(folder).toLowerCase();
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(id)) throw new Error('文件夹名称即插件编号：小写字母开头，只含小写字母、数字、-');
  if (existsSync(folder)) throw new Error(`${folder} 已存在`);
  cpSync(fileURLToPath(new URL('template', import.meta.url)), folder, { recursive: true });
  for (const name of ['manifest.json', 'package.json']) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('my-plugin', id));
  }
  console.log(`已新建 ${folder}\n试运行：npm run plugin -- try ${path}`);
}

/** Makes a publisher's pair of keys; never over one that is there. */
function keygen(name) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(`${name}.key`, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
  writeFileSync(`${name}.pem`, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' });
  console.log(
    `${name}.key  私钥，请离线保管\n${name}.pem  公钥：plugins trust <名称> ${name}.pem，并放进网关的 NETPANE_PLUGIN_KEYS`,
  );
}

function pack(folder) {
  if (!values.key) throw new Error('需要 --key');
  const content = contentOf(resolve(folder));
  const { id, version } = JSON.parse(content).manifest;
  const out = values.out ?? `${id}-${version}.plugin`;
  writeFileSync(out, JSON.stringify(signed(content, readFileSync(values.key, 'utf8'))));
  console.log(`${out}  ${Buffer.byteLength(content)} 字节\n发布：npm run admin -- plugins publish ${out}`);
}

function attempt(folder) {
  const set = (values.set ?? []).map((one) => one.split('='));
  return tryOut(contentOf(resolve(folder)), Object.fromEntries(set), console.log);
}
