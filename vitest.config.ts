import { defineConfig } from 'vitest/config';

const project = (name: string, environment: 'node' | 'happy-dom', include: string[], testTimeout: number) => ({
  test: { name, environment, include, testTimeout, hookTimeout: 120_000, restoreMocks: true, unstubGlobals: true },
});

/** `unit` and `server` need no build; `browser` and `package` look at what the build made. */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    projects: [
      project(
        'unit',
        'happy-dom',
        ['api', 'domain', 'element', 'examples', 'format', 'host', 'rules', 'session', 'text', 'theme', 'ui', 'widgets'].map(
          (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
        ),
        10_000,
      ),
      project('server', 'node', ['tests/server/**/*.test.ts'], 60_000),
      project('browser', 'node', ['tests/browser/**/*.test.ts'], 120_000),
      project('package', 'node', ['tests/package/**/*.test.ts'], 120_000),
    ],
  },
});
