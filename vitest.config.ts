import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const project = (
  name: string,
  environment: 'node' | 'happy-dom',
  include: string[],
  testTimeout: number,
  extra: TestProjectInlineConfiguration['test'] = {},
) => ({
  test: {
    name,
    environment,
    include,
    testTimeout,
    ...extra,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});

/**
 * `unit` and `server` need no build; `postgres` is `server` again on a real PostgreSQL (but for `embedded/`); `browser` and `package` look at
 * what the build made.
 */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    projects: [
      project(
        'unit',
        'happy-dom',
        [
          'api',
          'domain',
          'element',
          'examples',
          'format',
          'host',
          'rules',
          'session',
          'text',
          'theme',
          'ui',
          'widgets',
        ].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`),
        60_000,
        { setupFiles: ['tests/patience.ts'] },
      ),
      project('server', 'node', ['tests/server/**/*.test.ts'], 60_000),
      project('postgres', 'node', ['tests/server/*.test.ts'], 60_000, {
        globalSetup: ['tests/server/postgres-setup.ts'],
      }),
      // Files of a process share its browser and its element site; two of them keep two cores busy.
      project('browser', 'node', ['tests/browser/**/*.test.ts'], 120_000, {
        isolate: false,
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
      }),
      project('package', 'node', ['tests/package/**/*.test.ts'], 120_000),
    ],
  },
});
