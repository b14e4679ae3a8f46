import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes down the licences of the packages whose code lies in the files, as these ask of who hands them on. */
export function licences() {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const folders = modules.map((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]).filter(Boolean);
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
  return [`${name} ${version} (${license}) ${homepage}`.trim(), ...texts, ''].join('\n\n');
}
