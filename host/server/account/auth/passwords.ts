import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB and two passes: the parameters that OWASP names first. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A password as it is kept. */
export const hashPassword = (password: string): Promise<string> => hash(password, strength);

let last: Promise<unknown> = Promise.resolve();

/** Many passwords as they are kept, one at a time, whoever asks: who signs in meanwhile does not wait for all of them. */
export function hashPasswords(passwords: readonly string[]): Promise<string[]> {
  const hashes = last.then(async () => {
    const done: string[] = [];
    for (const password of passwords) done.push(await hashPassword(password));
    return done;
  });
  last = hashes.catch(() => undefined);
  return hashes;
}

/**
 * Whether `password` belongs to `kept`. Without one (no such account) the same work is done for nothing, so that the
 * time of an answer does not tell who has an account.
 */
export async function checkPassword(kept: string | undefined, password: string): Promise<boolean> {
  const right = await verify(kept ?? (await nobody()), password).catch(() => false);
  return kept !== undefined && right;
}

let nobodys: Promise<string> | undefined;
const nobody = (): Promise<string> => (nobodys ??= hashPassword('nobody has this password'));
