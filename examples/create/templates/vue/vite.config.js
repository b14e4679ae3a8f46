import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('np-') } } })],
  server: { port: 5173, strictPort: true, proxy: { '/netpane-token': 'http://127.0.0.1:5001' } },
  build: { chunkSizeWarningLimit: 1500 },
});
