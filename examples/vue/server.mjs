import { fileURLToPath } from 'node:url';
import { serveSite } from 'netpane-example-site';

serveSite({
  name: 'Vue 应用    ',
  port: 8092,
  folders: { '/': fileURLToPath(new URL('dist/', import.meta.url)) },
  scopes: ['device:read', 'alarm:read', 'stats:read'],
  policy: [`script-src 'self'`],
});
