import { fileURLToPath } from 'node:url';
import { serveSite } from 'netpane-example-site';
import { render } from './dist/server/server.js';

serveSite({
  name: 'React 应用  ',
  port: 8094,
  folders: { '/': fileURLToPath(new URL('dist/site/', import.meta.url)) },
  scopes: ['device:read', 'alarm:read', 'stats:read'],
  policy: [`script-src 'self'`],
  page: (html) => html.replace('<!-- app -->', render()),
});
