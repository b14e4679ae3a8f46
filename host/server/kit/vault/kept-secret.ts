import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A secret in a file that only the server's own user can read; made when it is not there. */
export async function keptSecret(file: string, make: () => string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (!kept) await write(file, make());
  await chmod(file, 0o600);
  return (kept ?? (await readFile(file, 'utf8'))).trim();
}

/** Whole or not at all, and never over another: two servers that start at once must not end with a secret each. */
async function write(file: string, secret: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${randomBytes(4).toString('hex')}`;
  await writeFile(aside, `${secret}\n`, { mode: 0o600 });
  await link(aside, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(aside);
}
