import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { day } from '../../src/domain/time';

/** Milliseconds for which a packed demo is fresh: its fleet catches up, but orders and tickets are as old as it is. */
const fresh = 3 * day;

/**
 * The key that seals what a packed demo holds. No secret, as nothing in a demo is: the first start seals all of it again
 * with its own.
 */
export const packedKey: Uint8Array = createHash('sha256').update('netpane packed demo').digest();

/** The packed demo of a build, unless there is none or it is too old: the demo is then made anew, which takes longer. */
export async function freshDemo(file: string, now = Date.now()): Promise<string | undefined> {
  const made = await stat(file).catch(() => undefined);
  return made && now - made.mtimeMs < fresh ? file : undefined;
}
