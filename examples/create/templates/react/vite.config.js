import { defineConfig } from 'vite';

export default defineConfig({
  esbuild: { jsx: 'automatic' },
  server: { port: 5173, strictPort: true, proxy: { '/netpane-token': 'http://127.0.0.1:5001' } },
  build: { chunkSizeWarningLimit: 1500 },
});
