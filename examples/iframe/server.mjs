import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveSite } from 'netpane-example-site';

const require = createRequire(import.meta.url);

// Its own scripts only, and no call to the cloud: the cloud may stand in a frame, that is all.
serveSite({
  name: 'iframe 页面  ',
  port: 8095,
  folders: {
    '/netpane/': join(dirname(require.resolve('netpane/package.json')), 'dist/cdn'),
    '/': fileURLToPath(new URL('page/', import.meta.url)),
  },
  scopes: ['device:read', 'alarm:read'],
  policy: [`script-src 'self'`, `connect-src 'self'`, `frame-src {{netpane}}`],
});
