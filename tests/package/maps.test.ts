import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const exec = promisify(execFile);
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;

/** Files of a package as they would be published. */
async function packed(folder: string): Promise<string[]> {
  const { stdout } = await exec('npm', ['pack', '--json', '--dry-run', '--ignore-scripts'], { cwd: folder });
  const [pack] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  return pack.files.map(({ path }) => path);
}

/** Scripts that are written without a map: types alone, all words, and a worker that is folded as text. */
const mapless = /^dist\/(lib\/(types|words|lang)\/|\w+\/chunks\/coverage-worker)/;

describe('netpane-maps', () => {
  let folder: string;
  let maps: string[];
  let main: string[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'netpane-maps-'));
    await exec(process.execPath, ['host/bundle/maps.mjs', folder]);
    [maps, main] = await Promise.all([packed(folder), packed('.')]);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has a map for each script of the package, none for another, and nothing else; the package has none itself', () => {
    const scripts = main.filter((path) => path.endsWith('.js') && !mapless.test(path));
    expect(scripts.length).toBeGreaterThan(1_000);
    const others = ['LICENSE', 'README.md', 'package.json'];
    expect(maps.toSorted()).toEqual([...scripts.map((path) => `${path}.map`), ...others].toSorted());
    expect(main.filter((path) => path.endsWith('.map'))).toEqual([]);
  });

  it('has maps of those scripts, with their sources', () => {
    for (const path of maps.filter((one) => one.endsWith('.map'))) {
      const { file, version, sources, sourcesContent } = read(join(folder, path)) as Record<string, string[]>;
      expect([path, file, version]).toEqual([path, basename(path, '.map'), 3]);
      expect([path, sourcesContent?.length]).toEqual([path, sources?.length]);
    }
  });

  it('is named once by each script of the CDN', () => {
    for (const path of main.filter((one) => /^dist\/cdn\/.*\.js$/.test(one) && !mapless.test(one))) {
      const named = readFileSync(path, 'utf8').match(/^\/\/# sourceMappingURL=.*$/gm);
      expect([path, named]).toEqual([path, [`//# sourceMappingURL=${basename(path)}.map`]]);
    }
  });

  it('is of the version, the licence and the place of the package', () => {
    const [own, of] = [read(join(folder, 'package.json')), read('package.json')];
    for (const field of ['version', 'license', 'author', 'repository', 'homepage', 'bugs'])
      expect(own[field]).toEqual(of[field]);
    expect(own).toMatchObject({ name: 'netpane-maps', files: ['dist'] });
    const publish = readFileSync('.github/workflows/publish.yml', 'utf8');
    // What says where a package is from comes first, then the maps take it over.
    expect(publish.indexOf('npm pkg set')).toBeLessThan(publish.indexOf('npm run maps'));
    expect(publish).toContain('working-directory: dist/maps');
  });
});
