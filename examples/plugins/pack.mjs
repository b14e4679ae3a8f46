import { spawnSync } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kit = fileURLToPath(new URL('netpane.mjs', import.meta.url));

/**
 * What a plugin's package holds, as text: its manifest and its files. A plugin with a `build` script is installed and
 * built before, and what lies in its `dist` is taken.
 */
export function contentOf(folder) {
  const { scripts, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (dependencies && !existsSync(join(folder, 'node_modules')))
    run(folder, ['install', '--omit=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
  if (scripts?.build) run(folder, ['run', 'build', '--silent']);
  const program = scripts?.build ? join(folder, 'dist') : folder;
  const files = {
    ...textsOf(folder, /\.txt$/),
    ...textsOf(program, /\.mjs$/),
    'netpane.mjs': readFileSync(kit, 'utf8'),
  };
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  return JSON.stringify({ manifest, files });
}

/** Signs what a package holds: the file that `plugins publish` takes. `pem`: the publisher's private key. */
export function signed(content, pem) {
  const key = createPrivateKey(pem);
  const bytes = Buffer.from(content);
  const hash = createHash('sha256').update(bytes).digest();
  const der = createPublicKey(key).export({ type: 'spki', format: 'der' });
  return {
    package: bytes.toString('base64'),
    signature: sign(null, hash, key).toString('base64'),
    key: createHash('sha256').update(der).digest('hex'),
  };
}

const textsOf = (folder, fit) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((name) => fit.test(name))
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

function run(cwd, args) {
  const { status } = spawnSync('npm', args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args[0]}：${cwd}`);
}
