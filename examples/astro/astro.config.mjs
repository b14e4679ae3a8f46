import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  // Nothing inline: the policy allows this site's files and the widgets' styles by hash.
  build: { inlineStylesheets: 'never' },
  vite: { build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 } },
  telemetry: false,
});
