import { fileURLToPath } from 'node:url';
import { serveSite } from 'netpane-example-site';

serveSite({
  name: 'Angular 应用',
  port: 8100,
  folders: { '/': fileURLToPath(new URL('dist/browser/', import.meta.url)) },
  scopes: ['device:read', 'alarm:read', 'stats:read'],
  policy: [`script-src 'self'`],
});
