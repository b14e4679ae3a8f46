import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largeSites, prepareExamples, sites } from './prepare.mjs';

// `npm run examples`: packs the package, installs and builds the example sites with it, and serves each on an origin of
// its own, beside the server (unless it already runs). `npm run examples -- full`: those of large frameworks as well.

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '8080';
const netpane = `http://127.0.0.1:${port}`;
const data = process.env.NETPANE_DATA ?? join(root, '.data');
const children = [];

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

if (!(await isUp())) {
  start('server', root, join(root, 'host/server/start.mjs'), {});
  while (!(await isUp())) await new Promise((done) => setTimeout(done, 300));
}
if (!existsSync(join(root, 'dist/lib/.built'))) {
  const rollup = join(root, 'node_modules/rollup/dist/bin/rollup');
  spawnSync(process.execPath, [rollup, '-c', '--silent', '--configLib'], { cwd: root, stdio: 'inherit' });
}
const { secret } = JSON.parse(await readFile(join(data, 'demo-partner.json'), 'utf8'));
for (const some of process.argv.includes('full') ? [sites, largeSites] : [sites]) {
  const folder = prepareExamples(some);
  for (const { name, port: own } of some) {
    const env = { NETPANE_URL: netpane, NETPANE_SECRET: secret, PORT: String(own) };
    start(name, join(folder, name), 'server.mjs', env);
  }
}

async function isUp() {
  const reply = await fetch(`${netpane}/healthz`).catch(() => undefined);
  return reply?.ok ?? false;
}

function start(name, cwd, file, env) {
  const child = spawn(process.execPath, [file], { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => {
    if (code) console.error(`${name}: ${code}`);
    stop();
  });
  children.push(child);
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
