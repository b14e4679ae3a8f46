import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run examples`: the server (unless it already runs) and the example sites, each on an origin of its own.

const here = fileURLToPath(new URL('.', import.meta.url));
const port = process.env.PORT ?? '8080';
const netpane = `http://127.0.0.1:${port}`;
const data = process.env.NETPANE_DATA ?? join(here, '../.data');
const children = [];

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

if (!(await isUp())) {
  start('server', join(here, '../host/server/start.mjs'), {});
  while (!(await isUp())) await new Promise((done) => setTimeout(done, 300));
}
const { secret } = JSON.parse(await readFile(join(data, 'demo-partner.json'), 'utf8'));
start('partner-portal', join(here, 'partner-portal/server.mjs'), {
  NETPANE_URL: netpane,
  NETPANE_SECRET: secret,
  PORT: '8090',
});

async function isUp() {
  const reply = await fetch(`${netpane}/healthz`).catch(() => undefined);
  return reply?.ok ?? false;
}

function start(name, file, env) {
  const child = spawn(process.execPath, [file], { stdio: 'inherit', env: { ...process.env, ...env } });
  child.on('exit', (code) => {
    if (code) console.error(`${name}: ${code}`);
    stop();
  });
  children.push(child);
}

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
