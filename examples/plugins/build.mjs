import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentOf } from './pack.mjs';

// Makes what the plugins that come with the product hold, unsigned: the demo signs them with a key of its own.
//   node examples/plugins/build.mjs <folder>

const own = fileURLToPath(new URL('.', import.meta.url));
const [out = 'dist/plugins'] = process.argv.slice(2);

mkdirSync(out, { recursive: true });
for (const name of ['speedtest', 'snmp']) {
  try {
    writeFileSync(join(out, `${name}.json`), contentOf(join(own, name)));
  } catch (error) {
    // Without a registry a plugin with packages of its own is not made; everything else works.
    console.error(`插件 ${name} 没有构建：${error.message}`);
  }
}
writeFileSync(join(out, '.built'), '');
