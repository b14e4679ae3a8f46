import { fileURLToPath } from 'node:url';

export default {
  // Where the workspace that installs all examples begins.
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  poweredByHeader: false,
};
