import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Loads a package that the project does not depend on: fetched once, into the folder of caches. Undefined where it can't be
 * had, as on a machine without a network.
 */
export async function onDemand<T>(name: string, version: string): Promise<T | undefined> {
  const folder = await onDemandFolder(name, version);
  try {
    return folder === undefined ? undefined : (createRequire(join(folder, 'package.json'))(name) as T);
  } catch {
    return undefined;
  }
}

/** The folder that such a package is installed in. */
export async function onDemandFolder(name: string, version: string): Promise<string | undefined> {
  const folder = join(process.cwd(), '.cache/on-demand', `${name.replaceAll(/\W/g, '-')}-${version}`);
  try {
    if (!existsSync(join(folder, 'node_modules', name))) {
      // Two that fetch at once do not get into each other's way.
      const making = `${folder}-${process.pid}`;
      await mkdir(making, { recursive: true });
      await writeFile(join(making, 'package.json'), '{"private":true}');
      await run('npm', ['install', '--no-save', `${name}@${version}`], { cwd: making, timeout: 300_000 });
      await rename(making, folder).catch(() => rm(making, { recursive: true, force: true }));
    }
    return folder;
  } catch {
    return undefined;
  }
}
