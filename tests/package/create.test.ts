import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// `npm create netpane`, from what `npm pack` makes of it. What it makes runs in examples.test.ts.

let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'netpane-create-'));
  const pack = ['pack', '--silent', '--pack-destination', folder];
  const name = execFileSync('npm', pack, { cwd: 'examples/create', encoding: 'utf8' }).trim();
  execFileSync('tar', ['-xzf', name], { cwd: folder });
  program = join(folder, 'package', 'create.mjs');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const create = (name: string, ...words: string[]) =>
  spawnSync(process.execPath, [program, join(folder, name), ...words], {
    ...{ encoding: 'utf8', input: '', env: { ...process.env, LC_ALL: 'zh_CN.UTF-8' } },
  });

const filesOf = (name: string) =>
  readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(join(folder, name, file)).isFile(),
  );

describe('a starter', () => {
  it.each([
    ['plain', 'node', 'netpane-token.mjs', 'en'],
    ['react', 'python', 'netpane_token.py', 'en'],
    ['vue', 'go', 'netpane-token.go', 'zh-CN'],
    ['svelte', 'php', 'netpane-token.php', 'en'],
    ['angular', 'java', 'NetpaneToken.java', 'zh-CN'],
  ])(
    'of %s with a back end in %s is whole, and keeps the secret out of all but .env',
    (template, backend, file, lang) => {
      const words = [
        '--template',
        template,
        '--backend',
        backend,
        '--lang',
        lang,
        '--url',
        'https://cloud.example.com/',
      ];
      const { status, stderr } = create(template, ...words, '--secret', 'nps_pt_1.secret', '--package', '0.1.0');
      expect([status, stderr]).toEqual([0, '']);
      const texts = Object.fromEntries(
        filesOf(template).map((path) => [path, readFileSync(join(folder, template, path), 'utf8')]),
      );
      expect(Object.keys(texts).filter((path) => path.startsWith('backend'))).toEqual([join('backend', file)]);
      expect(Object.entries(texts).filter(([, text]) => /\{\{ ?\w+ ?\}\}/.test(text))).toEqual([]);
      const page = Object.values(texts).join('\n');
      expect(page).toContain(`lang="${lang}"`);
      expect(page).toContain(lang === 'en' ? '<h1>Network</h1>' : '<h1>网络</h1>');
      expect(page.includes("import 'netpane/lang/en';")).toBe(lang === 'en' && template !== 'plain');
      expect(Object.keys(texts).filter((path) => texts[path]?.includes('nps_pt_1'))).toEqual(['.env']);
      expect(texts['.gitignore']).toMatch(/^\.env$/m);
      expect(statSync(join(folder, template, '.env')).mode & 0o077).toBe(0);
      expect(texts['dev.mjs']).toContain(file);
      const { name, scripts } = JSON.parse(texts['package.json']!) as { name: string; scripts: { dev: string } };
      expect([name, scripts.dev]).toEqual([template, expect.stringContaining('node dev.mjs ')]);
      expect(page).toContain(`'https://cloud.example.com'`);
    },
  );

  it('is never written over what is there', () => {
    const before = readFileSync(join(folder, 'plain', 'package.json'), 'utf8');
    const { status, stderr } = create('plain');
    expect([status, readFileSync(join(folder, 'plain', 'package.json'), 'utf8')]).toEqual([1, before]);
    expect(stderr).toContain('已经有文件');
  });

  it.each([
    ['--template', 'jquery'],
    ['--backend', 'cobol'],
    ['--lang', 'fr'],
    ['--url', 'https://cloud.example.com/console"><script>'],
  ])('says what it does not know: %s %s', (...words) => {
    const { status, stderr } = create('unknown', ...words);
    expect(status).toBe(1);
    expect(stderr).toContain(words[0]);
  });

  it('asks for the version of the package it came with', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(JSON.parse(readFileSync('examples/create/package.json', 'utf8'))).toMatchObject({ version });
  });
});
