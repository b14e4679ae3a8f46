import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { widgetFolds } from '../../host/bundle/widgets.mjs';

// `npm run contract:diff`: what changed for those who embed since the last release, and the version that it asks for.
// `-- --check`: fails when the version in package.json is lower. `-- --release`: keeps the manifest of this release.

const root = fileURLToPath(new URL('../../', import.meta.url));
const kept = `${root}tests/package/released-elements.json`;
const load = async (path) =>
  (await runnerImport(root + path, { root, configFile: false, logLevel: 'error', plugins: [widgetFolds()] })).module;
const read = async (path) => JSON.parse(await readFile(path, 'utf8'));

const { contractDiff, levelOf, nextVersion } = await load('src/element/manifest-diff.ts');
const { manifestFiles } = await load('widgets/manifest.ts');
const { version } = await read(`${root}package.json`);
const now = JSON.parse(manifestFiles(version)['custom-elements.json']);

if (process.argv.includes('--release')) {
  await writeFile(kept, `${JSON.stringify({ version, ...now })}\n`);
  console.log(`${now.modules.length} elements kept as ${version}`);
} else {
  const before = await read(kept);
  const changes = contractDiff(before, now);
  for (const { level, tag, what } of changes) console.log(`${level.padEnd(6)} <${tag}> ${what}`);
  const wanted = nextVersion(before.version, levelOf(changes));
  console.log(`${levelOf(changes) ?? 'nothing'} since ${before.version}: the next version is at least ${wanted}`);
  if (process.argv.includes('--check') && isLower(version, wanted)) {
    console.error(`package.json says ${version}`);
    process.exitCode = 1;
  }
}

function isLower(version, wanted) {
  const [a, b] = [version, wanted].map((text) => text.split('.').map(Number));
  const place = a.findIndex((number, i) => number !== b[i]);
  return place >= 0 && a[place] < b[place];
}
