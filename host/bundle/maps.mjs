import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// `npm run maps` lays out `netpane-maps` in `dist/maps`: the source maps of the package of the same version, each at the path
// of its file. They are two thirds of all bytes, and whoever looks for a fault in their page is the only one who needs them.

const root = fileURLToPath(new URL('../..', import.meta.url));

function layOutMaps(out = join(root, 'dist/maps')) {
  rmSync(out, { recursive: true, force: true });
  const main = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const folder of ['dist/lib', 'dist/cdn'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.map')) cpSync(join(root, folder, name), join(out, folder, name));
  const { version, license, author, repository, homepage, bugs } = main;
  const description = `Source maps of netpane ${version}`;
  const own = { name: `${main.name}-maps`, version, description, license, author, repository, homepage, bugs };
  writeFileSync(join(out, 'package.json'), `${JSON.stringify({ ...own, files: ['dist'] }, undefined, 2)}\n`);
  cpSync(join(root, 'LICENSE'), join(out, 'LICENSE'));
  writeFileSync(join(out, 'README.md'), readme(version));
}

const readme = (version) => `# netpane-maps

Source maps of \`netpane@${version}\`, with the sources in them. Each lies at the path of its file in that package.

- In the browser's tools: \`npm i -D netpane-maps@${version}\` and \`cp -r node_modules/netpane-maps/dist node_modules/netpane/\`.
- In a service that collects errors: upload \`node_modules/netpane-maps/dist/cdn\` as the maps of \`https://cloud.example.com/cdn/\`.
`;

layOutMaps(process.argv[2]);
