import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup, type Plugin } from 'rollup';
import { expect, it } from 'vitest';
import { charts } from '../../host/bundle/charts.mjs';
import { source } from '../../host/bundle/plugins.mjs';

// Browsers get the charts' package without what moves, legends and scales of time: what is left draws what the whole one does.

/** The drawings in a room whose size is known without a page. */
const given: Plugin = {
  name: 'given',
  resolveId: (id) => (/^(drawings|\.\/room|\.\/zoom)$/.test(id) ? id : null),
  load: (id) =>
    ({
      drawings: ['bar', 'line', 'donut'].map((kind) => `export * from '/src/ui/chart/${kind}-drawing.tsx';`).join(''),
      './room': 'export const Room = ({ children }) => children({ width: 600, height: 300 });',
      './zoom': 'export const Zoom = ({ children }) => children;',
    })[id]?.replaceAll("'/src", `'${process.cwd()}/src`),
};

it('charts without the unused parts of their package draw what the whole one draws, in less than half of it', async () => {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join('.cache', 'charts-'));
  try {
    const run = async (name: string, plugins: Plugin[]) => {
      const file = join(process.cwd(), folder, `${name}.mjs`);
      const bundle = await rollup({
        input: 'drawings',
        external: /^(react|react-dom|styled-components)(\/|$)/,
        plugins: [given, ...plugins, source(), nodeResolve({ browser: true }), commonjs()],
        onwarn: () => undefined,
      });
      const { output } = await bundle.write({ file, format: 'es' });
      const scenario = 'tests/package/charts-scenario.mjs';
      const env = { ...process.env, NODE_ENV: 'production' };
      const { stdout } = await promisify(execFile)(process.execPath, [scenario, file], { env });
      return { drawn: stdout.split('\n'), bytes: output[0].code.length };
    };
    const [whole, ours] = await Promise.all([run('whole', []), run('ours', [charts()])]);
    expect(whole.drawn.filter((one) => one.includes('<svg'))).toHaveLength(6);
    expect(ours.drawn).toEqual(whole.drawn);
    expect(ours.bytes).toBeLessThan(whole.bytes / 2);
  } finally {
    await rm(folder, { recursive: true });
  }
});
