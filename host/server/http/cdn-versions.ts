import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/**
 * Keeps the elements of this version for pages that name it (`/cdn/1.2.3/loader.js`): the first build of a version that a
 * server runs is that version from then on, whatever the server becomes.
 * @param cdn what the build made, with its `version.txt`
 * @param kept where versions lie, one folder each
 */
export async function keepCdnVersion(cdn: string, kept: string): Promise<void> {
  const version = (await readFile(join(cdn, 'version.txt'), 'utf8').catch(() => '')).trim();
  if (!isVersion(version)) return;
  const place = join(kept, version);
  if (await stat(place).catch(() => undefined)) return;
  await mkdir(kept, { recursive: true });
  // Whole or not at all: a copy that was cut off would be kept for ever.
  const half = join(kept, `.${version}-${process.pid}`);
  await cp(cdn, half, { recursive: true, filter: (path) => extname(path) !== '.map' });
  await rename(half, place).catch(() => rm(half, { recursive: true, force: true }));
}

const isVersion = (text: string): boolean => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(text);

/** The version that a path names, as a folder; undefined for the elements of today. */
export const versionIn = (path: string): string | undefined => /^\/cdn\/(\d+\.\d+\.\d+(?:-[\w.]+)?)\//.exec(path)?.[1];
