#!/usr/bin/env node
/*
 * npm run bench -- <name>: runs tests/bench/<name>.bench.ts and prints its table.
 * Numbers of different machines and moments do not compare: read the ratios of one run.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const names = readdirSync(here).flatMap((file) => /^(.+)\.bench\.ts$/.exec(file)?.[1] ?? []);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !names.includes(name));
if (wanted.length === 0 || unknown.length > 0) {
  console.error(`usage: npm run bench -- <name>\nbenches: ${names.join(', ')}`);
  process.exit(2);
}

const vite = await createServer({
  configFile: false,
  cacheDir: '.cache/vite',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
});
try {
  for (const name of wanted) {
    const { run } = await vite.ssrLoadModule(`${here}${name}.bench.ts`);
    console.log(await run());
  }
} finally {
  await vite.close();
}
