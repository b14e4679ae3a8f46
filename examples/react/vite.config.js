import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  esbuild: { jsx: 'automatic' },
  build: { chunkSizeWarningLimit: 1500, outDir: isSsrBuild ? 'dist/server' : 'dist/site' },
}));
