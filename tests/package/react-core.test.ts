import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { parseAst } from 'rollup/parseAst';
import { expect, it } from 'vitest';
import { reactCore } from '../../host/bundle/react-dom.mjs';

// Browsers get React without what no page of ours uses: what is left has to do what the whole one does.

const entry = `
  export { createRoot } from 'react-dom/client';
  export { createPortal, flushSync } from 'react-dom';
  export { Activity, Component, Fragment, Suspense, createContext, createElement, forwardRef, lazy, memo, startTransition,
    use, useContext, useDeferredValue, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState,
    useSyncExternalStore, useTransition } from 'react';`;

/** What the build's own plugin makes of React. */
const trimming: Plugin = {
  name: 'trimming',
  setup({ onLoad }) {
    const plugin = reactCore();
    onLoad({ filter: /\/react(-dom)?\/cjs\/react(-dom(-client)?)?\.production\.js$/ }, async ({ path }) => {
      const context = { parse: parseAst, error: (message: string) => Promise.reject(new Error(message)) };
      return { contents: plugin.transform.call(context, await readFile(path, 'utf8'), path)!.code };
    });
  },
};

it('React without its unused parts does what the whole one does, and is a quarter smaller', async () => {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'react-'));
  try {
    const run = async (name: string, plugins: Plugin[]) => {
      const outfile = join(folder, `${name}.mjs`);
      const { metafile } = await build({
        stdin: { contents: entry, resolveDir: '.' },
        ...{ bundle: true, format: 'esm', minify: true, metafile: true, outfile, plugins },
        define: { 'process.env.NODE_ENV': '"production"' },
      });
      const { stdout } = await promisify(execFile)(process.execPath, [
        'tests/package/react-scenario.mjs',
        join(process.cwd(), outfile),
      ]);
      return { said: stdout.split('\n'), bytes: Object.values(metafile.outputs)[0]!.bytes };
    };
    const [whole, ours] = await Promise.all([run('whole', []), run('ours', [trimming])]);
    for (const line of ['composes', 'told slipped', 'in a shadow']) expect(whole.said).toContain(line);
    expect(ours.said).toEqual(whole.said);
    expect(ours.bytes).toBeLessThan(whole.bytes * 0.75);
  } finally {
    await rm(folder, { recursive: true });
  }
});
