import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  server: { port: 5173, strictPort: true, proxy: { '/netpane-token': 'http://127.0.0.1:5001' } },
  build: { chunkSizeWarningLimit: 1500 },
});
