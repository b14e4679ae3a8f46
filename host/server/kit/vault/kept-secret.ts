import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A secret in a file that only the server's own user can read; made when it is not there. One that does not fit, half
 * written in a crash or by hand, is laid aside and made anew.
 */
export async function keptSecret(
  file: string,
  make: () => string,
  fits: (text: string) => boolean = (text) => text !== '',
): Promise<string> {
  const read = () =>
    readFile(file, 'utf8').then(
      (text) => text.trim(),
      () => undefined,
    );
  const kept = await read();
  if (kept !== undefined && !fits(kept)) await rename(file, `${file}.broken-${randomBytes(4).toString('hex')}`);
  if (kept === undefined || !fits(kept)) await write(file, make(), false);
  await chmod(file, 0o600);
  return (await read()) ?? '';
}

/** Puts another secret in the place of the kept one: the one or the other is there at any moment. */
export const replaceSecret = (file: string, secret: string): Promise<void> => write(file, secret, true);

/** Whole or not at all; unless told not over another: two servers that start at once must not end with a secret each. */
async function write(file: string, secret: string, over: boolean): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  const handle = await open(aside, 'wx', 0o600);
  await handle.writeFile(`${secret}\n`);
  // A name that a power cut leaves without its bytes would lose the key.
  await handle.sync();
  await handle.close();
  if (over) return rename(aside, file);
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside);
}

/** `keptSecret` for what has parts: `undefined` from `parse` stands for what does not fit. */
export async function keptParts<T>(file: string, make: () => T, fits: (parts: Partial<T>) => boolean): Promise<T> {
  const parse = (text: string): T | undefined => {
    try {
      const parts = JSON.parse(text) as T | null;
      return parts && fits(parts) ? parts : undefined;
    } catch {
      return undefined;
    }
  };
  return parse(
    await keptSecret(
      file,
      () => JSON.stringify(make()),
      (text) => parse(text) !== undefined,
    ),
  )!;
}
