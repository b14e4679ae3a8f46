import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// `npm run openapi [file]`: writes the contract of `/api/v3` as OpenAPI 3.1; `dist/openapi.json` unless told.

const root = fileURLToPath(new URL('../../', import.meta.url));
const file = process.argv[2] ?? `${root}dist/openapi.json`;
const load = async (path) => (await runnerImport(root + path, { root, configFile: false, logLevel: 'error' })).module;

const { openApi } = await load('src/api/openapi.ts');
const { endpointsOf } = await load('src/api/endpoints-of.ts');
const areas = await load('src/api/contract/index.ts');
const { version } = JSON.parse(await readFile(`${root}package.json`, 'utf8'));
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(openApi(areas, version), null, 2)}\n`);
console.log(`${endpointsOf(areas).length} calls -> ${file}`);
