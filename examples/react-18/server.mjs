import { fileURLToPath } from 'node:url';
import { serveSite } from 'netpane-example-site';

serveSite({
  name: 'React 18    ',
  port: 8096,
  folders: { '/': fileURLToPath(new URL('dist/', import.meta.url)) },
  scopes: ['device:read', 'alarm:read'],
});
