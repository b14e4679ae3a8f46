import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUpstreamApp, type App } from '../../host/server/app';
import { keepCdnVersion } from '../../host/server/http/cdn-versions';

const script = 'console.log("a script that is worth compressing");'.repeat(20);
const many = Array.from({ length: 100 }, (_, n) => `static/js/part-${n}.a1.js`);
let folder: string;
let app: App;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netpane-site-'));
  const files: Record<string, string | Uint8Array> = {
    'console/index.html': '<!doctype html><html><head><title>云网管理平台</title></head><body></body></html>',
    'console/preloads.json': JSON.stringify([
      {
        pattern: '^/login/?$',
        open: true,
        files: ['static/js/first.a1.js', 'static/css/netpane.a1.css', 'static/js/entrance.a1.js'],
      },
      {
        pattern: '^/network/[^/]+/?$',
        open: false,
        files: ['static/js/first.a1.js', 'static/js/detail.a1.js', ...many],
      },
    ]),
    'console/favicon.ico': 'icon',
    'console/manifest.webmanifest': '{}',
    'console/icons/icon-180.png': 'icon',
    'console/static/20260101/js/main.a1B2c3_-.js': script,
    'console/static/20260101/js/main.a1B2c3_-.js.br': brotliCompressSync(script),
    'console/static/20260101/js/main.a1B2c3_-.js.gz': gzipSync(script),
    'cdn/loader.js': 'export {}',
    'cdn/chunks/react.a1b2c3d4.js': 'export {}',
    'secret.txt': 'outside',
  };
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  app = createUpstreamApp('http://127.0.0.1:9', {
    site: { console: join(folder, 'console'), cdn: join(folder, 'cdn') },
  });
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app(new Request(`http://cloud.test${path}`, { headers, method }));
const js = '/static/20260101/js/main.a1B2c3_-.js';

describe('the console', () => {
  it.each(['/', '/networks', '/network/gw_1', '/password_reset/eyJh.eyJz.sig', '/no/such/page', '/login?redirect=%2F'])(
    'is the page at %s',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect(await response.text()).toContain('云网管理平台');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    ['what a page wants', '/network/gw_1', 'np_token=t', 'detail'],
    ['the login page to who is not signed in', '/network/gw_1', 'np_token=', 'entrance'],
    ['an open page to everybody', '/login', '', 'entrance'],
    ['nothing for a path that is none', '/no/such/page', 'np_token=t', undefined],
    ['nothing with a file', js, 'np_token=t', undefined],
  ])('names %s before the browser knows why', async (_, path, cookie, name) => {
    const link = (await get(path, { cookie })).headers.get('link');
    if (!name) return expect(link).toBeNull();
    expect(link).toMatch(/^<\/static\/js\/first\.a1\.js>; rel=preload; as=script, /);
    expect(link).toContain(`</static/js/${name}.a1.js>; rel=modulepreload`);
    // A proxy would give up on a longer head.
    expect(link!.length).toBeLessThanOrEqual(2_000);
    if (name === 'entrance') expect(link).toContain('</static/css/netpane.a1.css>; rel=preload; as=style');
  });

  it('can be put on the screen of a phone: manifest and icon have their types', async () => {
    const types = ['/manifest.webmanifest', '/icons/icon-180.png'].map(async (path) => {
      const { status, headers } = await get(path);
      return [status, headers.get('content-type'), headers.get('cache-control')];
    });
    expect(await Promise.all(types)).toEqual([
      [200, 'application/manifest+json', 'no-cache'],
      [200, 'image/png', 'no-cache'],
    ]);
  });

  it('carries the settings of the deployment as data that ends nowhere but at its end', async () => {
    const settings = { hotline: '400-1', serviceQr: '</script><script>alert(1)</script>' };
    const deployed = createUpstreamApp('http://127.0.0.1:9', {
      site: { console: join(folder, 'console'), cdn: join(folder, 'cdn'), settings: JSON.stringify(settings) },
    });
    const html = await (await deployed(new Request('http://cloud.test/networks'))).text();
    const data = /<script type="application\/json" id="netpane-settings">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(data ?? '')).toEqual(settings);
    expect(html).not.toContain('<script>');
    expect(await (await get('/networks')).text()).not.toContain('netpane-settings');
  });

  it('may run and style only what is its own, and cannot be framed', async () => {
    const { headers } = await get('/');
    const policy = new Map(
      headers
        .get('content-security-policy')!
        .split('; ')
        .map((part) => [part.split(' ')[0]!, part.split(' ').slice(1).join(' ')]),
    );
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': `'self'`,
      'script-src': `'self'`,
      'style-src': `'self'`,
      'img-src': `'self' data: blob:`,
      'connect-src': `'self'`,
      'object-src': `'none'`,
      'base-uri': `'none'`,
      'frame-ancestors': `'none'`,
      'form-action': `'self'`,
      'require-trusted-types-for': `'script'`,
      'trusted-types': 'dompurify netpane-html netpane-worker',
    });
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });

  it('is found by no search engine and kept by nobody under a key', async () => {
    const { headers } = await get('/wifi/gw_1/a-key');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('is not sent again when it has not changed', async () => {
    const tag = (await get('/')).headers.get('etag')!;
    expect((await get('/networks', { 'if-none-match': tag })).status).toBe(304);
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/', {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('files', () => {
  it('with hashed names are kept for ever', async () => {
    const { headers } = await get(js);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
    expect((await get('/favicon.ico')).headers.get('cache-control')).toBe('no-cache');
  });

  it('are sent as the build compressed them', async () => {
    const br = await get(js, { 'accept-encoding': 'gzip, deflate, br' });
    expect([br.headers.get('content-encoding'), br.headers.get('vary')]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(await br.bytes()).toString()).toBe(script);
    const gz = await get(js, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(await gz.bytes()).toString()).toBe(script);
    expect(await (await get(js)).text()).toBe(script);
  });

  it.each(['/static/20260101/js/gone.js', '/gone.js', '/gone.png', '/cdn/gone.js', '/cdn/', '/__dev/outbox'])(
    'that are not there are not a page: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
    },
  );

  it.each([
    '/static/../../secret.txt',
    '/static/%2e%2e/%2e%2e/secret.txt',
    '/cdn/..%2fsecret.txt',
    '/static/..\\..\\secret.txt',
  ])('outside the folder stay outside: %s', async (path) =>
    expect(await (await get(path)).text()).not.toContain('outside'),
  );

  it('of the elements may be loaded by any page', async () => {
    const { headers } = await get('/cdn/loader.js', { origin: 'https://partner.example' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('content-security-policy')).toBeNull();
    expect((await get('/cdn/chunks/react.a1b2c3d4.js')).headers.get('cache-control')).toContain('immutable');
  });
});

describe('a build under a running server', () => {
  it('shows its page and names its scripts at once; while it is under way the last one stays', async () => {
    const built = join(folder, 'rebuilt');
    const build = async (name: string) => {
      await mkdir(built, { recursive: true });
      const files = [`static/js/${name}.a1.js`];
      await writeFile(join(built, 'preloads.json'), JSON.stringify([{ pattern: '^/login$', open: true, files }]));
      await writeFile(join(built, 'index.html'), `<head><script src="/static/js/${name}.a1.js"></script></head>`);
    };
    await build('first');
    const site = { console: built, cdn: join(folder, 'cdn'), settings: '{"hotline":"1"}' };
    const serve = createUpstreamApp('http://127.0.0.1:9', { site });
    const shown = async () => {
      const response = await serve(new Request('http://cloud.test/login'));
      return `${response.headers.get('link')} ${await response.text()}`;
    };
    expect(await shown()).toMatch(/first\.a1\.js.*first\.a1\.js.*hotline/);
    await rm(built, { recursive: true });
    expect(await shown()).toMatch(/first\.a1\.js.*first\.a1\.js.*hotline/);
    await build('second-one');
    expect(await shown()).toMatch(/second-one\.a1\.js.*second-one\.a1\.js.*hotline/);
  });
});

describe('a version of the elements', () => {
  it('is for ever what it was when the server first had it, whatever the server becomes', async () => {
    const cdn = join(folder, 'cdn');
    const versions = join(folder, 'versions');
    const become = async (version: string, code: string) => {
      await writeFile(join(cdn, 'version.txt'), `${version}\n`);
      await writeFile(join(cdn, 'loader.js'), code);
      await writeFile(join(cdn, 'loader.js.map'), '{}');
      await keepCdnVersion(cdn, versions);
    };
    for (const [version, code] of [
      ['1.2.3', 'first'],
      ['1.2.3', 'another build'],
      ['2.0.0-rc.1', 'next'],
      ['../../out', 'outside'],
    ] as const) {
      await become(version, code);
    }
    const serve = createUpstreamApp('http://127.0.0.1:9', {
      site: { console: join(folder, 'console'), cdn, versions },
    });
    const read = async (path: string) => {
      const response = await serve(new Request(`http://cloud.test${path}`));
      return [response.status, response.ok && (await response.text()), response.headers.get('cache-control')];
    };
    const forEver = 'public, max-age=31536000, immutable';
    expect(await read('/cdn/1.2.3/loader.js')).toEqual([200, 'first', forEver]);
    expect(await read('/cdn/2.0.0-rc.1/loader.js')).toEqual([200, 'next', forEver]);
    expect(await read('/cdn/loader.js')).toEqual([200, 'outside', 'no-cache']);
    for (const path of ['/cdn/9.9.9/loader.js', '/cdn/1.2.3/loader.js.map', '/cdn/1.2.3/..%2f..%2fsecret.txt']) {
      expect((await read(path))[0]).toBe(404);
      expect((await read(path))[2] ?? '').not.toContain('immutable');
    }
    await become('2.0.0', 'export {}');
  });
});

describe('a server in front of another back end', () => {
  it('says that it cannot reach it', async () => {
    const response = await get('/api/v3/user');
    expect([response.status, await response.json()]).toMatchObject([502, { code: 5020 }]);
  });
});
