import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules in files that are bundled for themselves: scripts that run beside the page. */
export const besides = new Set();

/** What packages hand on of others without saying so in a file of theirs. */
const within = {
  unpdf:
    'Contains pdf.js, Copyright Mozilla Foundation and contributors, under the Apache License 2.0\n(https://www.apache.org/licenses/LICENSE-2.0).',
};

/** Writes down the licences of the packages whose code lies in the files, as these ask of who hands them on. */
export function licences() {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const folders = [...modules, ...besides]
        .map((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(id)?.[1])
        .filter(Boolean);
      const texts = [...new Set(folders)].sort().map(licenceOf);
      this.emitFile({
        type: 'asset',
        fileName: 'third-party-licences.txt',
        source: texts.join(`\n${'-'.repeat(80)}\n\n`),
      });
    },
  };
}

function licenceOf(folder) {
  const { name, version, license, homepage = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license}) ${homepage}`.trim(), ...texts, within[name], '']
    .filter((text) => text !== undefined)
    .join('\n\n');
}
