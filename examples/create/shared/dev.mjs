import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

// The back end that gives tokens, and the page: what ends one ends the other.

if (existsSync('.env')) process.loadEnvFile('.env');
if (!process.env.NETPANE_SECRET) console.warn('{{missing}}');
const page = process.argv.slice(2);
const [backend, ...words] = '{{backend}}'.split(' ');
const children = [
  ...(process.env.NETPANE_SECRET ? [run(backend, words, 'backend')] : []),
  run(page[0], page.slice(1), '.'),
];

function run(program, args, cwd) {
  const shell = process.platform === 'win32';
  const child = spawn(program, args, { cwd, shell, stdio: 'inherit' });
  child.on('error', ({ message }) => console.error(`${program}: ${message}`));
  child.on('exit', end);
  return child;
}

function end() {
  for (const child of children) child.kill();
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
