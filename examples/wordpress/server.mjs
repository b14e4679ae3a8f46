import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveSite } from 'netpane-example-site';

// The files of the package are served by the site itself. The import map gives the browser the hash of each file, so that
// a changed one is refused; the policy allows this one inline text by its own hash.

const require = createRequire(import.meta.url);
const cdn = join(dirname(require.resolve('netpane/package.json')), 'dist/cdn');
const hashes = JSON.parse(readFileSync(join(cdn, 'integrity.json'), 'utf8'));
const integrity = Object.fromEntries(Object.entries(hashes).map(([file, hash]) => [`/netpane/${file}`, hash]));
const map = JSON.stringify({ integrity });
const mapHash = createHash('sha256').update(map).digest('base64');

serveSite({
  name: 'WordPress 页面',
  port: 8091,
  folders: {
    '/netpane/': cdn,
    '/bootstrap/': join(dirname(require.resolve('bootstrap/package.json')), 'dist/css'),
    '/': fileURLToPath(new URL('page/', import.meta.url)),
  },
  scopes: ['device:read', 'alarm:read', 'stats:read'],
  policy: [`script-src 'self' 'sha256-${mapHash}'`],
  page: (html) => html.replace('<!-- netpane: import map -->', `<script type="importmap">${map}</script>`),
});
