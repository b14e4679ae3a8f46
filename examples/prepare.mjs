import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The example sites that are quickly installed, and where each listens. */
export const sites = [
  { name: 'partner-portal', port: 8090 },
  { name: 'wordpress', port: 8091 },
  { name: 'vue', port: 8092 },
  { name: 'svelte', port: 8093 },
  { name: 'react', port: 8094 },
  { name: 'iframe', port: 8095 },
  { name: 'react-18', port: 8096 },
  { name: 'served', port: 8097 },
];

/** Those whose frameworks are large: half a gigabyte, minutes to install and build. */
export const largeSites = [
  { name: 'next', port: 8098 },
  { name: 'astro', port: 8099 },
  { name: 'angular', port: 8100 },
];

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Copies the examples to a folder far from this project and installs them there with what `npm pack` made, so that they
 * get what a stranger gets. The same package and the same examples are installed and built once.
 * @param wanted those of `sites`, or of `largeSites`, which are in a folder of their own
 * @returns the folder
 */
export function prepareExamples(wanted = sites) {
  const run = (program, args, cwd, stdio = 'inherit') =>
    execFileSync(program, args, { cwd, stdio, encoding: 'utf8', shell: process.platform === 'win32' });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const packed = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', '.cache'], root, 'pipe');
  const [{ filename, integrity }] = JSON.parse(packed);
  const names = ['site', ...wanted.map(({ name }) => name)];
  const sum = createHash('sha256').update(integrity);
  for (const name of names) sum.update(run('tar', ['-cf-', ...skipped, name], join(root, 'examples'), 'pipe'));
  const folder = join(tmpdir(), `netpane-examples-${wanted === sites ? '' : 'large-'}${basename(root)}`);
  const mark = join(folder, '.ready');
  const digest = sum.digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) return folder;

  rmSync(folder, { recursive: true, force: true });
  const filter = (path) => !['node_modules', 'dist', '.next', '.astro'].includes(basename(path));
  for (const name of names) cpSync(join(root, 'examples', name), join(folder, name), { recursive: true, filter });
  cpSync(join(root, '.cache', filename), join(folder, 'netpane.tgz'));
  for (const name of names) usePacked(join(folder, name, 'package.json'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, workspaces: names }));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'], folder);
  run('npm', ['run', 'build', '--workspaces', '--if-present', '--silent'], folder);
  writeFileSync(mark, digest);
  return folder;
}

const skipped = [
  '--exclude=node_modules',
  '--exclude=dist',
  '--exclude=.next',
  '--exclude=.astro',
  '--sort=name',
  '--mtime=2020-01-01',
  '--owner=0',
];

function usePacked(file) {
  const project = JSON.parse(readFileSync(file, 'utf8'));
  if (project.dependencies?.netpane) project.dependencies.netpane = 'file:../netpane.tgz';
  writeFileSync(file, JSON.stringify(project, null, 2));
}
