import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules in files that are bundled for themselves: scripts that run beside the page. */
export const besides = new Set();

/** What packages hand on of others without saying so in a file of theirs. */
const within = {
  unpdf:
    'Contains pdf.js, Copyright Mozilla Foundation and contributors, under the Apache License 2.0\n(https://www.apache.org/licenses/LICENSE-2.0).',
};

/**
 * Writes down the licences of the packages whose code lies in the files, as these ask of who hands them on, and their names and
 * versions for programs (`sbom.json`): no installation knows of them.
 */
export function licences() {
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
      const folders = [...modules, ...besides]
        .map((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(id)?.[1])
        .filter(Boolean);
      const parts = [...new Set(folders)].sort();
      const texts = parts.map(licenceOf);
      this.emitFile({
        type: 'asset',
        fileName: 'third-party-licences.txt',
        source: texts.join(`\n${'-'.repeat(80)}\n\n`),
      });
      const bill = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, components: parts.map(componentOf) };
      this.emitFile({ type: 'asset', fileName: 'sbom.json', source: JSON.stringify(bill, null, 1) });
    },
  };
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function componentOf(folder) {
  const { name, version, license } = manifestOf(folder);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { type: 'library', name, version, purl, licenses: [{ expression: license }] };
}

function licenceOf(folder) {
  const { name, version, license, homepage = '' } = manifestOf(folder);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license}) ${homepage}`.trim(), ...texts, within[name], '']
    .filter((text) => text !== undefined)
    .join('\n\n');
}
