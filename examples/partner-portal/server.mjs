import { fileURLToPath } from 'node:url';
import { serveSite } from 'netpane-example-site';

// Another brand's site: its widgets come from the cloud's own files.
serveSite({
  name: '合作方门户  ',
  port: 8090,
  folders: { '/': fileURLToPath(new URL('site/', import.meta.url)) },
  scopes: ['device:read', 'device:write', 'device:manage', 'alarm:read', 'alarm:write'],
});
