import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { widgetFolds } from './host/bundle/widgets.mjs';
import LongestFirst from './tests/run/longest-first';
import { roomy } from './tests/run/steps.mjs';

const project = (
  name: string,
  environment: 'node' | 'happy-dom',
  include: string[],
  testTimeout: number,
  extra: TestProjectInlineConfiguration['test'] = {},
) => ({
  plugins: [widgetFolds()],
  test: {
    name,
    environment,
    include,
    testTimeout,
    ...extra,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 30_000 } },
    // A message says what was there: it is all that a list of failed tests shows.
    chaiConfig: { truncateThreshold: 400 },
    restoreMocks: true,
    unstubGlobals: true,
  },
});

/** A real PostgreSQL for as long as a project runs. */
const globalSetup = ['tests/server/postgres-setup.ts'];

/** For what signs in much. */
const setupFiles = ['tests/cheap-passwords.ts'];

/** Tests that put other modules in the place of ours, or look at what happens when ours are loaded. */
const alone = [
  'tests/api/said.test.ts',
  'tests/element/language.test.tsx',
  'tests/host/known-routes.test.ts',
  'tests/session/two-copies.test.tsx',
  'tests/text/{english.test.tsx,loading.test.ts,words-per-widget.test.ts}',
  'tests/widgets/{devices/prepared,sdwan/sdwan-accounts}.test.tsx',
];
/** Folders of the projects that want more than the sources. */
const others = ['browser', 'package', 'scale', 'server'].map((folder) => `tests/${folder}/**`);

/**
 * Server tests that can tell the embedded store from a real PostgreSQL: the store itself, what races or rolls up in it, one
 * call of every endpoint and every job.
 */
const onBothStores = [
  'captcha',
  'config-races',
  'every-call',
  'fleet-ingest',
  'ledger',
  'limits',
  'migrate',
  'monday',
  'outbox',
  'page',
  'process',
  'store',
  'vault',
].map((name) => `tests/server/${name}.test.ts`);

/** Files of a process share its browser and its element site; a third keeps two cores busy while others wait for devices. */
const inBrowser = { globalSetup, setupFiles, isolate: false, maxWorkers: 3, sequence: { groupOrder: 1 } };

/**
 * Without a build: `pure` (`.test.ts`) in Node and `unit` (`.test.tsx`) on a page, each in one process that keeps what it has
 * loaded; `alone`, those of both that bear no other beside them; the server tests. Of these `postgres` runs all on a real
 * PostgreSQL, `embedded` on the embedded store those that can differ there: the ordinary run. The full one has `full`, all on
 * PostgreSQL, and `server`, all on the embedded store, each with every hostile value. `browser` and `package` look at what
 * the build made, `browser-full` at each page in each engine, `package-full` at the examples of large frameworks and at every
 * widget in the documentation as well.
 */
export default defineConfig({
  cacheDir: '.cache/vite',
  test: {
    // A step finds what the one before it has transformed; the key is the text of a module, folded ones included.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/modules' },
    sequence: { sequencer: LongestFirst },
    projects: [
      project('pure', 'node', ['tests/**/*.test.ts'], 60_000, { exclude: [...others, ...alone], isolate: false }),
      project('unit', 'happy-dom', ['tests/**/*.test.tsx'], 60_000, {
        globalSetup: ['tests/server/postgres-for-all.ts'],
        setupFiles: [...setupFiles, 'tests/on-page.ts'],
        execArgv: roomy,
        exclude: alone,
        isolate: false,
      }),
      project('alone', 'happy-dom', alone, 60_000, {
        setupFiles: [...setupFiles, 'tests/on-page.ts'],
        execArgv: roomy,
      }),
      project('postgres', 'node', ['tests/server/*.test.ts'], 60_000, {
        globalSetup,
        setupFiles,
        isolate: false,
      }),
      project('embedded', 'node', ['tests/server/embedded/*.test.ts', ...onBothStores], 60_000, {
        setupFiles,
        isolate: false,
      }),
      project('full', 'node', ['tests/server/*.test.ts'], 60_000, {
        globalSetup,
        setupFiles,
        isolate: false,
        provide: { everyValue: true },
      }),
      project('server', 'node', ['tests/server/**/*.test.ts'], 60_000, {
        setupFiles,
        isolate: false,
        provide: { everyValue: true },
      }),
      project('browser', 'node', ['tests/browser/**/*.test.ts'], 300_000, inBrowser),
      project('browser-full', 'node', ['tests/browser/**/*.test.ts'], 300_000, {
        ...inBrowser,
        provide: { everyPage: true },
      }),
      // Real processes of its own: servers, PostgreSQL, PgBouncer, HAProxy.
      project('scale', 'node', ['tests/scale/*.test.ts'], 120_000),
      project('package', 'node', ['tests/package/**/*.test.ts'], 300_000, { globalSetup }),
      project('package-full', 'node', ['tests/package/**/*.test.ts'], 300_000, {
        globalSetup,
        provide: { everyExample: true },
      }),
    ],
  },
});
