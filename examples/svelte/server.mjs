import { fileURLToPath } from 'node:url';
import { serveSite } from 'netpane-example-site';

serveSite({
  name: 'Svelte 应用    ',
  port: 8093,
  folders: { '/': fileURLToPath(new URL('dist/', import.meta.url)) },
  scopes: ['device:read', 'alarm:read', 'stats:read'],
  policy: [`script-src 'self'`],
});
