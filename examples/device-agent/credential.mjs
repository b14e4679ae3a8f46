import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the secret of this gateway's binding is kept. */
function file() {
  const { NETPANE_SECRET_FILE, NETPANE_CONFIG_FILE, NETPANE_DEVICE_ID } = process.env;
  const folder = NETPANE_CONFIG_FILE ? dirname(NETPANE_CONFIG_FILE) : join(homedir(), '.netpane');
  return NETPANE_SECRET_FILE ?? join(folder, `device-secret-${NETPANE_DEVICE_ID}`);
}

let kept;
/** A secret that the server does not know any more. */
let useless;

/** What this gateway shows: the secret of its binding, or the key on its label until it was told one. */
export async function credential() {
  kept ??= await readFile(file(), 'utf8').catch(() => '');
  return kept && kept !== useless ? kept : process.env.NETPANE_DEVICE_KEY;
}

/** Whether this gateway was ever bound here. */
export const hasSecret = async () => Boolean(kept ?? (await readFile(file(), 'utf8').catch(() => '')));

/** Keeps a secret, in one piece: half of one would shut this gateway out. */
export async function keepSecret(secret) {
  await mkdir(dirname(file()), { recursive: true });
  await writeFile(`${file()}.new`, secret, { mode: 0o600 });
  await rename(`${file()}.new`, file());
  kept = secret;
}

/** The server knows nothing of what was shown: the next report goes out with the key on the label. */
export function refused(shown) {
  useless = shown;
}
