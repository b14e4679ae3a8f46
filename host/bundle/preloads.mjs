import { resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * What the page of each route needs, the console's own files first: what is drawn before everything else must not wait for
 * it. The server names them with the page, so that they come at once and not one after the other as each is read. `open`:
 * nobody has to be signed in.
 */
export async function preloads(bundle, before) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const named = filesOf([entry.fileName], bundle);
  const fileOf = (id) => chunks.find((chunk) => chunk.facadeModuleId === id || chunk.moduleIds.includes(id))?.fileName;
  const around = { main: ['host/routes/index.ts', 'host/chrome/framed.tsx'], phone: ['host/chrome/phone/index.ts'] };
  const found = [];
  for (const { path, layout, open, modules } of await routesWithModules()) {
    const ids = [...(around[layout] ?? []).map((id) => resolve(id)), ...modules];
    const files = filesOf(ids.map(fileOf).filter(Boolean), bundle);
    found.push({
      path,
      pattern: patternOf(path),
      open,
      files: [...before, ...named, ...[...files].filter((file) => !named.has(file))],
    });
  }
  // As `host/routes/match.ts` has it: fixed words win over fields.
  const fixed = ({ path }) => path.split('/').filter((word) => word && !word.startsWith(':')).length;
  return found.sort((a, b) => fixed(b) - fixed(a)).map(({ pattern, open, files }) => ({ pattern, open, files }));
}

/** A path of the table as the text of a regular expression. */
const patternOf = (path) =>
  `^${path
    .split('/')
    .filter(Boolean)
    .map((word) => (!word.startsWith(':') ? `/${word}` : word.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'))
    .join('')}/?$`;

/** Files with all that they import. */
function filesOf(names, bundle, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    filesOf(bundle[name]?.imports ?? [], bundle, found);
  }
  return found;
}

/** The route table, and which modules each screen is loaded from: the text of its function says that. */
async function routesWithModules() {
  const { outputFiles } = await build({
    entryPoints: ['host/routes/index.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    plugins: [screensByName],
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  const { routes } = await import(`data:text/javascript;base64,${code}`);
  return routes.map(({ path, layout, screen, isPublic = false, byKey = false }) => ({
    path,
    layout,
    open: isPublic || byKey,
    modules: [...String(screen?.load ?? '').matchAll(/import\("([^"]+)"\)/g)].map(([, id]) => id),
  }));
}

/** Screens stay outside: their functions then name the modules by their whole paths. */
const screensByName = {
  name: 'screens-by-name',
  setup({ onResolve, resolve: find }) {
    onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'found') return undefined;
      const { path: id } = await find(path, { kind, resolveDir, pluginData: 'found' });
      return { path: id, external: true };
    });
  },
};
