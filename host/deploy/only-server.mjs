import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';

// Makes `package.json` one of the built server alone: its packages are what `dist/server` imports, in the versions that the
// project has pinned. `npm prune` then takes the others away. For images; never in a checkout that is worked in.

const imported = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"./\s][^'"\s]*)['"]/g;
const names = new Set();
for (const file of readdirSync('dist/server')) {
  if (!file.endsWith('.js')) continue;
  for (const [, path] of readFileSync(`dist/server/${file}`, 'utf8').matchAll(imported)) {
    const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/');
    if (!path.startsWith('node:') && !builtinModules.includes(path)) names.add(name);
  }
}

const { name, version, type, license, scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const pinned = { ...devDependencies, ...dependencies };
const kept = Object.fromEntries([...names].filter((one) => pinned[one]).map((one) => [one, pinned[one]]));
const tasks = ['admin', 'backup', 'restore', 'move', 'change-key'];
const own = Object.fromEntries(tasks.map((task) => [task, scripts[task]]));
writeFileSync(
  'package.json',
  JSON.stringify({ name, version, type, license, scripts: own, dependencies: kept }, undefined, 2),
);
console.log(Object.keys(kept).sort().join(' '));
